import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { hasLikelyYear } from '#domain/thai-calendar/likely-year.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { parseHours } from '#modules/resource/public-api.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import type { RoundFacts } from './round-facts.server.ts'
import { type HolidayRule, holidayRules, mostSessions } from './rules/plan-days.ts'
import { hoursFault, type Span } from './rules/session-hours.ts'
import { planWords as words } from './words.ts'

/** The fields of the planning form as they were sent, all text. */
export interface PlanForm {
  lessons: string[]
  weekdays: string[]
  first: string
  hours: string
  count: string
  until: string
  rule: string
  name: string
  room: string
  place: string
  url: string
  lecturerID: string
}
export type PlanField = keyof PlanForm

/** What is the same for all sessions of a plan. */
export interface SessionTemplate {
  room: string | null
  lecturerID: string | null
  place: string
  url: string | null
}

/** A planning form that was read. */
export interface PlanInput {
  lessons: string[]
  pattern: { first: string; weekdays: number[]; count: number | null; until: string | null }
  spans: Span[]
  rule: HolidayRule
  name: string
  template: SessionTemplate
}

const mostText = 1000
const single = ['first', 'hours', 'count', 'until', 'rule', 'name', 'room', 'place', 'url', 'lecturerID'] as const

/** The form as it was sent; other fields are left out and long texts cut. */
export const sentForm = (form: FormData): PlanForm => {
  const one = (name: string) =>
    String(form.get(name) ?? '')
      .slice(0, mostText)
      .trim()
  const many = (name: string) =>
    [...new Set(form.getAll(name).map((value) => String(value).slice(0, mostText)))].filter(Boolean).slice(0, 100)
  const texts = Object.fromEntries(single.map((name) => [name, one(name)])) as Record<(typeof single)[number], string>
  return { ...texts, lessons: many('lessons'), weekdays: many('weekdays') }
}

/** What is common to planning and copying. */
export const templateOf = ({ room, lecturerID, place, url }: PlanForm): SessionTemplate => ({
  room: room === '' ? null : room,
  lecturerID: lecturerID === '' ? null : lecturerID,
  place,
  url: url === '' ? null : url,
})

export const ruleOf = ({ rule }: Pick<PlanForm, 'rule'>): HolidayRule =>
  holidayRules.find((one) => one === rule) ?? 'move'

/** Reads a planning form, or says what is wrong with it, field by field. */
export function readPlan(form: PlanForm, round: Pick<RoundFacts, 'lessons'>): PlanInput | Issue[] {
  const known = new Set(round.lessons.map(({ _id }) => _id))
  const [first, until] = [readDay(form.first), form.until === '' ? null : readDay(form.until)]
  const count = form.count === '' ? null : readCount(form.count)
  const spans = parseHours(form.hours)
  const weekdays = form.weekdays.map(Number)
  const issues = [
    ...issueIf(form.lessons.length === 0, 'lessons', words.noLesson),
    ...issueIf(
      form.lessons.some((one) => !known.has(one)),
      'lessons',
      words.wrongLesson,
    ),
    ...issueIf(first === undefined, 'first', words.wrongDay),
    ...issueIf(until === undefined, 'until', words.wrongDay),
    ...issueIf(!!first && !!until && until < first, 'until', words.untilFirst),
    ...issueIf(count === undefined, 'count', inEach(words.wrongCount, { most: mostSessions })),
    ...issueIf(form.count === '' && form.until === '', 'count', words.noEnd),
    ...issueIf(
      weekdays.some((day) => ![0, 1, 2, 3, 4, 5, 6].includes(day)),
      'weekdays',
      words.wrongWeekday,
    ),
    ...hoursIssues(spans),
  ]
  if (issues.length > 0 || first === undefined || until === undefined || count === undefined || !spans) return issues
  return {
    lessons: form.lessons,
    pattern: { first, weekdays: weekdays.length > 0 ? weekdays : [0, 1, 2, 3, 4, 5, 6], count, until },
    ...{ spans, rule: ruleOf(form), name: form.name, template: templateOf(form) },
  }
}

const hourWords = { empty: words.wrongHours, order: words.hoursOrder, halves: words.hoursHalves }

function hoursIssues(spans: Span[] | null): Issue[] {
  const fault = spans === null ? 'empty' : hoursFault(spans)
  return fault === null ? [] : issueIf(true, 'hours', hourWords[fault])
}

const issueIf = (isWrong: boolean, field: PlanField, text: { th: string; en: string }): Issue[] =>
  isWrong ? [{ field, code: 'wrong', ...text }] : []

/** Undefined where it is no day of these times. */
const readDay = (text: string): string | undefined => {
  const day = parseThaiDay(text)
  return day !== null && hasLikelyYear(day) && day > '2000' && day < '2200' ? day : undefined
}

const readCount = (text: string): number | undefined => {
  const plain = arabicDigits(text)
  const count = /^\d{1,3}$/.test(plain) ? Number(plain) : 0
  return count >= 1 && count <= mostSessions ? count : undefined
}
