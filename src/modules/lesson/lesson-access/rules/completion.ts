import { type Condition, unmet } from '#domain/query/condition/condition.ts'

/** By what a lesson is finished; in each case the learner, or what he did, must come up to it. */
export const completions = [
  { value: 'view', label: { th: 'ผู้เรียนกดเรียนจบ', en: 'The learner marks it as complete' } },
  { value: 'time', label: { th: 'ดูหรือเรียนครบเวลา', en: 'It was watched, or the minimum time was spent' } },
  { value: 'handin', label: { th: 'งานที่ส่งผ่าน', en: 'The hand-in has passed' } },
  { value: 'all', label: { th: 'ครบเวลาและงานที่ส่งผ่าน', en: 'Both' } },
] as const

export type Completion = (typeof completions)[number]['value']

/** What a lesson asks of who wants to finish it; minutes. */
export interface CompletionParams {
  completion: Completion
  /** How long the lesson is said to take. */
  minutes: number
  minMinutes: number
}

/** What the learner has done with it: seconds spent, the part of a film that he saw (0–100; null where it cannot be told), his hand-in. */
export interface Done {
  seconds: number
  percent: number | null
  hasPassed: boolean
}

/** What is still to be done. */
export type Lack = { of: 'time'; minutes: number } | { of: 'film'; percent: number } | { of: 'handin' }

/** So much of a film counts as having seen it: the last words and the credits are not asked for. */
export const enoughPercent = 90

const kinds = { seconds: 'number', percent: 'number', hasPassed: 'boolean' } as const

/**
 * What is between a learner and finishing a lesson, nothing where he may. A film is measured by the part that was seen; where
 * that cannot be told, by the minutes that the lesson is said to take. Where there is nothing to measure, time asks for nothing.
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
