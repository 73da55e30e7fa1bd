/** A roster to read, or one on which people sign. */
export const layouts = ['list', 'signin'] as const
export type Layout = (typeof layouts)[number]

/** Whether citizen ids are in it: not at all, with all but their last three digits hidden, or whole. */
export const idForms = ['none', 'masked', 'full'] as const
export type IdForm = (typeof idForms)[number]

/** The columns of a roster and how wide each is on paper, in letters. */
export const columnWidths = {
  no: 6,
  firstname: 22,
  lastname: 22,
  citizen: 22,
  group: 22,
  enrolledOn: 16,
  percent: 10,
  status: 18,
  morning: 24,
  afternoon: 24,
  remark: 16,
} as const
export type ColumnName = keyof typeof columnWidths

const inTheMiddle = new Set<ColumnName>(['no', 'citizen', 'enrolledOn', 'percent'])
export const isCentred = (name: ColumnName) => inTheMiddle.has(name)

/** The columns in their order; the group of a person is there where anybody has one. */
export const rosterColumns = (of: { layout: Layout; ids: IdForm; hasGroups: boolean }): ColumnName[] => [
  ...(['no', 'firstname', 'lastname'] as const),
  ...(of.ids === 'none' ? [] : (['citizen'] as const)),
  ...(of.hasGroups ? (['group'] as const) : []),
  ...(of.layout === 'signin'
    ? (['morning', 'afternoon', 'remark'] as const)
    : (['enrolledOn', 'percent', 'status'] as const)),
]

/** The texts of the rows: people in the order given are numbered from 1, and where they sign nothing stands. */
export const rosterRows = (
  columns: readonly ColumnName[],
  people: readonly Partial<Record<ColumnName, string>>[],
): string[][] =>
  people.map((person, at) =>
    columns.map((name) => (name === 'no' ? (at + 1).toLocaleString('th-TH') : (person[name] ?? ''))),
  )
