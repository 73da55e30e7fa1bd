import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { holidaysBetween } from '#modules/resource/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { PlanInput, SessionTemplate } from './plan-input.ts'
import type { RoundFacts } from './round-facts.server.ts'
import { copyShift } from './rules/copy-shift.ts'
import { type HolidayRule, mostDays, mostSessions, placeDays, planDays, weekdayOf } from './rules/plan-days.ts'
import { hoursOn } from './rules/session-hours.ts'
import { planWords as words } from './words.ts'

/** A session that is planned and not created yet; times in milliseconds since 1970. */
export interface PlannedSession extends SessionTemplate {
  name: string
  lessonID: string
  day: string
  from: number
  to: number
  hours: number | null
  movedFrom: string | null
  holiday: string | null
}

export interface SessionPlan {
  sessions: PlannedSession[]
  skipped: { day: string; holiday: string }[]
  unknownYears: number[]
}

/** Holidays are also known some days past the last one, for those that move. */
const aheadDays = 60

/** The sessions of a pattern, in turn for each of its lessons. Nothing is stored. */
export const planPattern = async (ctx: Context, of: { round: RoundFacts; input: PlanInput }): Promise<SessionPlan> => {
  const { round, input } = of
  const { pattern, rule, spans, lessons, template } = input
  const last = addDays(pattern.until ?? addDays(pattern.first, mostDays), aheadDays)
  const holidays = await holidaysBetween(ctx, { first: pattern.first, last })
  const { days, skipped } = planDays(pattern, { holidays: holidays.names, rule })
  const named = input.name === '' ? words.nameOf[ctx.locale] : input.name
  const sessions = days.map((planned, at) => ({
    ...{ ...template, ...planned, ...hoursOn(planned.day, spans) },
    ...{ name: numbered(named, round.sessions + at + 1), lessonID: lessons[at % lessons.length]! },
  }))
  return { sessions, skipped, unknownYears: yearsIn(holidays.unknownYears, sessions) }
}

/** A name with `{no}` gets the number there, any other one at its end. */
const numbered = (name: string, no: number) => (name.includes('{no}') ? fill(name, { no }) : `${name} ${no}`)

const yearsIn = (years: readonly number[], sessions: readonly PlannedSession[]) =>
  years.filter((year) => sessions.some(({ day }) => day.startsWith(`${year}-`)))

/** The sessions of another round of the course, moved by whole weeks so that they begin with this round. Nothing is stored. */
export const planCopy = async (
  ctx: Context,
  of: { round: RoundFacts; source: string; rule: HolidayRule; template: SessionTemplate },
): Promise<SessionPlan> => {
  const { round, source, rule, template } = of
  const found = await sessionsToCopy(ctx, { courseID: round.courseID, source })
  if (found.length === 0) return { sessions: [], skipped: [], unknownYears: [] }
  const dayOf = ({ startsAt }: { startsAt: string }) => bangkokDay(Date.parse(startsAt))
  const shift = copyShift(dayOf(found[0]!), round.startDate)
  const days = found.map((one) => addDays(dayOf(one), shift))
  const holidays = await holidaysBetween(ctx, { first: days[0]!, last: addDays(days.at(-1)!, aheadDays) })
  const placed = placeDays(days, { holidays: holidays.names, rule, weekdays: [...new Set(days.map(weekdayOf))] })
  const sessions = found.flatMap((one, at): PlannedSession[] => {
    const to = placed.get(days[at]!)
    if (!to) return []
    const moved = Date.parse(to.day) - Date.parse(dayOf(one))
    return [
      {
        ...{ ...to, name: one.name, lessonID: one.lessonID, hours: one.hours },
        ...{ from: Date.parse(one.startsAt) + moved, to: Date.parse(one.endsAt) + moved },
        ...{ room: template.room ?? one.room, lecturerID: template.lecturerID ?? one.lecturerID },
        ...{ place: template.place || (template.room === null ? one.place : ''), url: template.url ?? one.url },
      },
    ]
  })
  const skipped = [...placed].flatMap(([day, to]) => (to ? [] : { day, holiday: holidays.names.get(day)! }))
  return { sessions, skipped, unknownYears: yearsIn(holidays.unknownYears, sessions) }
}

/** Cancelled sessions are not copied. */
const sessionsToCopy = (ctx: Context, { courseID, source }: { courseID: string; source: string }) =>
  from(ctx, 'lesson_session')
    .select(['lesson_session.name', 'lesson_session.lessonID', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .select(['lesson_session.hours', 'lesson_session.room', 'lesson_session.place', 'lesson_session.url'])
    .select('lesson_session.lecturerID')
    .where('lesson_session.roundID', '=', source)
    .where('lesson_session.courseID', '=', courseID)
    .where('lesson_session.cancelled', '=', false)
    .orderBy('lesson_session.startsAt')
    .orderBy('lesson_session._id')
    .limit(mostSessions)
    .execute()
