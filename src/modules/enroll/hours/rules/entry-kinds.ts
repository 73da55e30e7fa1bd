/** The kind of an entry: a completion, a correction, a revoked completion, or a manual entry of staff. */
export const entryKinds = [
  { value: 'earned', label: { th: 'ได้จากการเรียนจบ', en: 'Earned' } },
  { value: 'corrected', label: { th: 'คำนวณใหม่', en: 'Recalculated' } },
  { value: 'reversed', label: { th: 'ยกเลิก', en: 'Reversed' } },
  { value: 'adjusted', label: { th: 'ปรับโดยเจ้าหน้าที่', en: 'Adjusted by staff' } },
] as const

export type EntryKind = (typeof entryKinds)[number]['value']

export const entryLabel = (kind: EntryKind) => entryKinds.find(({ value }) => value === kind)!.label
