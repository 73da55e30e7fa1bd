import type { SessionLine } from '#domain/learning/attendance/attended-hours.ts'
import {
  attendanceRuleOf,
  attendedBy,
  type Enrolment,
  type LearnerAttendance,
  sessionsFor,
} from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { whenOf } from '../session/describe-attendance.server.ts'
import { statusNames } from '../session/status-names.ts'
import { hoursOf, missingHours } from './attended-text.ts'
import { attendedWords as words } from './words.ts'

/** What a learner attended of their course, session by session, and why it is not complete yet; null without sessions. */
export const describeOwnAttendance = async (ctx: Context, enrolment: Enrolment | null) => {
  if (!enrolment) return null
  const rule = await attendanceRuleOf(ctx, enrolment.courseID)
  const sessions = rule ? sessionsFor(rule, enrolment.roundID) : []
  if (!rule || sessions.length === 0) return null
  const own = { _id: enrolment._id, roundID: enrolment.roundID, createdAt: enrolment.since, progressFrom: null }
  const one = (await attendedBy(ctx, rule, [own])).get(own._id)!
  const isPassed = await wasPassed(ctx, enrolment._id)
  const names = statusNames(rule.names, ctx.locale)
  return {
    title: words.title[ctx.locale],
    sum: sumOf(ctx, one),
    required: rule.percent === null ? '' : requiredOf(ctx, { ...one, percent: rule.percent }),
    why: one.verdict && !isPassed ? whyOf(ctx, one.verdict) : '',
    isMet: one.verdict?.state === 'met',
    sessions: sessions.map((session, at) => ({
      ...{ id: session._id, name: session.name, when: whenOf(ctx, session) },
      text: lineOf(ctx, one.attended.lines[at]!, names),
    })),
  }
}
export type OwnAttendance = NonNullable<Awaited<ReturnType<typeof describeOwnAttendance>>>

/** Staff marked it as completed, whatever was attended. */
const wasPassed = async (ctx: Context, enrollID: string) =>
  (await from(ctx, 'enroll').select('enroll.passed').where('enroll._id', '=', enrollID).executeTakeFirst())?.passed ===
  true

function sumOf({ locale }: Context, { attended }: LearnerAttendance) {
  const { totalMinutes, minutePercents } = attended
  if (totalMinutes === 0) return words.sumNone[locale]
  const percent = Math.floor(minutePercents / totalMinutes)
  return fill(words.sum[locale], { attended: hoursOf(minutePercents / 100), total: hoursOf(totalMinutes), percent })
}

function requiredOf({ locale }: Context, { attended, verdict, percent }: LearnerAttendance & { percent: number }) {
  const required = missingHours(verdict!.requiredMinutes)
  return fill(words.required[locale], { required, planned: hoursOf(attended.plannedMinutes), share: percent })
}

function whyOf({ locale }: Context, verdict: NonNullable<LearnerAttendance['verdict']>): string {
  const { state, missingMinutes, canReach } = verdict
  const open = missingMinutes === 0 ? words.openMet : canReach ? words.open : words.openLost
  const text = state === 'open' ? open : words[state]
  return fill(text[locale], { missing: missingHours(missingMinutes) })
}

function lineOf({ locale }: Context, line: SessionLine, names: Record<string, string>): string {
  const status = line.status ? names[line.status]! : ''
  if (line.state === 'out') return fill(words.out[locale], { status })
  if (line.state === 'upcoming') return [status, words.upcoming[locale]].filter(Boolean).join(' · ')
  if (line.state !== 'counted') return words[line.state][locale]
  const hours = fill(words.hours[locale], { attended: hoursOf(line.attendedMinutes), minutes: hoursOf(line.minutes) })
  return `${status || words.notMarked[locale]} · ${hours}`
}
