/** What a certificate is for. */
export const certificateKinds = [
  { value: 'completion', label: { th: 'เรียนจบหลักสูตร', en: 'Completion' } },
  { value: 'attendance', label: { th: 'เข้าร่วมอบรม', en: 'Attendance' } },
  { value: 'exam', label: { th: 'สอบผ่าน', en: 'Exam' } },
  { value: 'outside', label: { th: 'ออกโดยหน่วยงานอื่น', en: 'Issued elsewhere' } },
] as const
export type CertificateKind = (typeof certificateKinds)[number]['value']

/** The stored status. A certificate whose last day is over stays `issued` and counts as expired. */
export const certificateStatuses = [
  { value: 'issued', label: { th: 'ออกแล้ว', en: 'Issued' }, tone: 'live' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Expired' } },
  { value: 'replaced', label: { th: 'ออกฉบับใหม่แทนแล้ว', en: 'Replaced' } },
  { value: 'revoked', label: { th: 'เพิกถอน', en: 'Revoked' }, tone: 'broken' },
] as const
export type CertificateStatus = (typeof certificateStatuses)[number]['value']

/** What a certificate is worth at a moment. */
export type CertificateState = 'valid' | 'expired' | 'revoked' | 'replaced'

/** Returns what a certificate is worth at a moment, in milliseconds since 1970. */
export function certificateState(
  { status, expiresAt }: { status: CertificateStatus; expiresAt: string | null },
  now: number,
): CertificateState {
  if (status !== 'issued') return status
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'valid'
}

/** The key that only one live certificate of an enrolment, attempt and kind may have. */
export const liveKeyOf = (of: { enrollID: string; attempt: number; kind: CertificateKind }) =>
  `${of.enrollID} ${of.attempt} ${of.kind}`
