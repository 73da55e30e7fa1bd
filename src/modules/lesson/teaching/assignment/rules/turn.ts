/** The states of a submission. */
export const statuses = [
  { value: 'draft', label: { th: 'ฉบับร่าง', en: 'Draft' }, tone: 'off' },
  { value: 'handed', label: { th: 'รอตรวจ', en: 'To mark' }, tone: 'waiting' },
  { value: 'returned', label: { th: 'ให้แก้ไข', en: 'Needs improvement' }, tone: 'busy' },
  { value: 'passed', label: { th: 'ผ่าน', en: 'Passed' }, tone: 'live' },
  { value: 'failed', label: { th: 'ไม่ผ่าน', en: 'Not passed' }, tone: 'broken' },
] as const
export type HandInStatus = (typeof statuses)[number]['value']
/** What a marker may decide. */
export type Decision = Extract<HandInStatus, 'returned' | 'passed' | 'failed'>
export const isDecision = (written: string): written is Decision => ['returned', 'passed', 'failed'].includes(written)

/**
 * The submissions since the learner's progress counts (an instant, ISO UTC), last attempt first, and the number of
 * earlier attempts. After a restart, earlier decisions have no effect.
 */
export const attemptsSince = <One extends { attempt: number; markedAt: string | null }>(
  all: readonly One[],
  since: string,
): [One[], number] => {
  const isVoid = ({ markedAt }: One) => markedAt !== null && markedAt < since
  const before = all.filter(isVoid).map(({ attempt }) => attempt)
  return [all.filter((one) => !isVoid(one)), Math.max(0, ...before)]
}

/** Whether a learner may write and submit, or why not. */
export type Turn = 'open' | 'waiting' | 'passed' | 'failed' | 'used-up' | 'too-late'

/**
 * Whose turn it is. `latest` is the learner's last submission for the lesson, null before the first. `attempts` is the
 * maximum, where 0 means unlimited.
 */
export const turnOf = (of: {
  latest: { status: HandInStatus; attempt: number } | null
  attempts: number
  isLate: boolean
  refusesLate: boolean
}): Turn => {
  const { latest, attempts } = of
  if (latest?.status === 'handed') return 'waiting'
  if (latest?.status === 'passed' || latest?.status === 'failed') return latest.status
  if (latest?.status === 'returned' && attempts > 0 && latest.attempt >= attempts) return 'used-up'
  return of.isLate && of.refusesLate ? 'too-late' : 'open'
}
