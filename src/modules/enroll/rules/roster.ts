/** A roster to read, or a sign-in sheet. */
export const layouts = ['list', 'signin'] as const
export type Layout = (typeof layouts)[number]

/** Citizen ids: none, masked except for the last three digits, or full. */
export const idForms = ['none', 'masked', 'full'] as const
export type IdForm = (typeof idForms)[number]

/** The columns of a roster with their printed width, in characters. */
const columnWidths = {
  no: 6,
  firstname: 22,
  lastname: 22,
  citizen: 22,
  group: 22,
  enrolledOn: 16,
  percent: 10,
  attended: 26,
  status: 18,
  morning: 24,
  afternoon: 24,
  remark: 16,
} as const
/** One of them, or a field of people that the site defines. */
export type ColumnName = keyof typeof columnWidths | `fields.${string}`

const siteFieldWidth = 22
export const widthOf = (name: ColumnName): number =>
  Object.hasOwn(columnWidths, name) ? columnWidths[name as keyof typeof columnWidths] : siteFieldWidth

const inTheMiddle = new Set<ColumnName>(['no', 'citizen', 'enrolledOn', 'percent', 'attended'])
export const isCentred = (name: ColumnName) => inTheMiddle.has(name)

/** The columns in their order; the group of a person is there where anybody has one. */
export const rosterColumns = (of: {
  layout: Layout
  ids: IdForm
  hasGroups: boolean
  hasSessions?: boolean
  /** Keys of the site's own fields. */
  fields?: readonly string[]
}): ColumnName[] => [
  ...(['no', 'firstname', 'lastname'] as const),
  ...(of.ids === 'none' ? [] : (['citizen'] as const)),
  ...(of.hasGroups ? (['group'] as const) : []),
  ...(of.fields ?? []).map((key): ColumnName => `fields.${key}`),
  ...(of.layout === 'signin'
    ? (['morning', 'afternoon', 'remark'] as const)
    : ([
        ...(['enrolledOn', 'percent'] as const),
        ...(of.hasSessions ? (['attended'] as const) : []),
        'status',
      ] as const)),
]

/** The cells of the rows. People are numbered from 1 in the given order, and the signature column is empty. */
export const rosterRows = (
  columns: readonly ColumnName[],
  people: readonly Partial<Record<ColumnName, string>>[],
): string[][] =>
  people.map((person, at) =>
    columns.map((name) => (name === 'no' ? (at + 1).toLocaleString('th-TH') : (person[name] ?? ''))),
  )
