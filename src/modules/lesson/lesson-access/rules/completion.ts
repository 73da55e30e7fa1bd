import { type Condition, unmet } from '#domain/query/condition/condition.ts'

/** What completes a lesson. In each case, the learner or the learner's work must meet it. */
export const completions = [
  { value: 'view', label: { th: 'ผู้เรียนกดเรียนจบ', en: 'The learner marks it as complete' } },
  { value: 'time', label: { th: 'ดูหรือเรียนครบเวลา', en: 'It was watched, or the minimum time was spent' } },
  { value: 'handin', label: { th: 'งานที่ส่งผ่าน', en: 'The hand-in has passed' } },
  { value: 'all', label: { th: 'ครบเวลาและงานที่ส่งผ่าน', en: 'Both' } },
] as const

export type Completion = (typeof completions)[number]['value']

/** What a lesson requires for completion, in minutes. */
export interface CompletionParams {
  completion: Completion
  /** The stated duration of the lesson. */
  minutes: number
  minMinutes: number
}

/**
 * The learner's progress: seconds spent, percentage of the video watched (0–100, null if unknown) and the submission.
 */
export interface Done {
  seconds: number
  percent: number | null
  hasPassed: boolean
}

/** What is still missing. */
export type Lack = { of: 'time'; minutes: number } | { of: 'film'; percent: number } | { of: 'handin' }

/** Percentage of a video that counts as watched. The last words and the credits are not required. */
export const enoughPercent = 90

const kinds = { seconds: 'number', percent: 'number', hasPassed: 'boolean' } as const

/**
 * What the learner still has to do to complete a lesson. Empty if nothing. A video counts by the part watched. If that
 * is unknown, the stated minutes count. If there is nothing to measure, no time is required.
 */
export const lacksFor = (asked: CompletionParams, done: Done): Lack[] =>
  unmet(conditionsOf(asked, done), { facts: { ...done }, kinds })

function conditionsOf(asked: CompletionParams, { percent }: Done): Condition<Lack>[] {
  const byTime = asked.completion === 'time' || asked.completion === 'all'
  const byHandIn = asked.completion === 'handin' || asked.completion === 'all'
  const minutes = asked.minMinutes > 0 || !byTime || percent !== null ? asked.minMinutes : asked.minutes
  return [
    ...(byTime && percent !== null ? [seen] : []),
    ...(minutes > 0 ? [spent(minutes)] : []),
    ...(byHandIn ? [passed] : []),
  ]
}

const seen: Condition<Lack> = {
  when: { percent: { $gte: enoughPercent } },
  reason: { of: 'film', percent: enoughPercent },
}
const spent = (minutes: number): Condition<Lack> => ({
  when: { seconds: { $gte: minutes * 60 } },
  reason: { of: 'time', minutes },
})
const passed: Condition<Lack> = { when: { hasPassed: true }, reason: { of: 'handin' } }
