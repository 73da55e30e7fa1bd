import { createHmac, timingSafeEqual } from 'node:crypto'
import { href } from 'react-router'
import { myEnrolments } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, noStore } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { absolute } from '#platform/site/absolute.ts'
import type { CalendarDay } from '../rules/calendar-day.ts'
import { ownHandIns, ownSessions } from './own-appointments.server.ts'
import { learningWords as words } from './words.ts'

/**
 * The signed-in learner's calendar by day: the sessions of their rounds with their hours, or else the training days, days on which work is
 * due, and last days of access.
 */
export const ownDays = async (ctx: Context): Promise<CalendarDay[]> => {
  const enrolments = (await myEnrolments(ctx)).filter(({ standing }) => standing !== 'withdrawn')
  if (enrolments.length === 0) return []
  const ids = enrolments.map(({ courseID }) => courseID)
  const courses = await from(ctx, 'course').select(['_id', 'startDate', 'endDate']).where('_id', 'in', ids).execute()
  const rounds = await roundsOf(ctx, enrolments)
  const sessions = await ownSessions(ctx, enrolments)
  const trained = new Map(courses.map((course) => [course._id, course]))
  const days = enrolments.flatMap(({ _id, courseID, roundID, name, endsOn }): CalendarDay[] => {
    const course = rounds.get(roundID ?? '') ?? trained.get(courseID)
    const first = sessions.has(courseID) ? null : (course?.startDate ?? course?.endDate)
    const url = absolute(ctx, href('/lesson/detail/:id', { id: courseID }))
    const said = (what: 'training' | 'lastDay') => fill(words[what][ctx.locale], { name })
    return [
      ...(first
        ? [{ id: `${_id}-training`, title: said('training'), from: first, to: lastOf(first, course?.endDate), url }]
        : []),
      ...(endsOn ? [{ id: `${_id}-ends`, title: said('lastDay'), from: endsOn, to: endsOn, url }] : []),
    ]
  })
  const handIns = await ownHandIns(ctx, enrolments)
  return [...days, ...[...sessions.values()].flat(), ...handIns].toSorted(
    (a, b) => compareText(startOf(a), startOf(b)) || compareText(a.id, b.id),
  )
}

const startOf = ({ from, hours }: CalendarDay) => `${from} ${hours?.startsAt ?? ''}`
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The days of the rounds that the learner is in. */
async function roundsOf(ctx: Context, enrolments: readonly { roundID: string | null }[]) {
  const ids = enrolments.flatMap(({ roundID }) => roundID ?? [])
  if (ids.length === 0) return new Map<string, { startDate: string; endDate: string | null }>()
  const found = await from(ctx, 'course_round')
    .select(['_id', 'startDate', 'endDate'])
    .where('_id', 'in', ids)
    .execute()
  return new Map(found.map((round) => [round._id, round]))
}

/** A last day before the first is ignored. */
const lastOf = (first: string, last: string | null | undefined) => (last && last > first ? last : first)

/** The private URL of the learner's calendar. Null if there is none. Its signature is valid until it is revoked. */
export const ownAddress = async (ctx: Context): Promise<string | null> => {
  const round = await roundOf(ctx)
  if (!isOpen(round)) return null
  const { id } = ctx.viewer
  const token = `${id}.${round}.${markOf(ctx, { id, round })}`
  return absolute(ctx, href('/user/calendar/:token', { token }))
}

/** Creates the URL if there is none, or revokes the existing one. Not allowed while impersonating. */
export const turnAddress = (ctx: Context, to: 'make' | 'revoke'): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (ctx.viewer.role !== 'user' || ctx.viewer.actor) throw forbidden()
    const round = await roundOf(inside)
    if (isOpen(round) === (to === 'make')) return
    await compute(inside, 'user', { _id: ctx.viewer.id, change: { calendarRound: round + 1 } })
  })

/** The context of the learner whose calendar a token of this site opens. Null for an invalid or revoked token. */
export const openedBy = async (ctx: Context, token: string): Promise<Context | null> => {
  const [, id, written, mark] = /^([0-9a-f]{24})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !written || !mark) return null
  const round = Number(written)
  const right = Buffer.from(markOf(ctx, { id, round }))
  if (!timingSafeEqual(Buffer.from(mark), right)) return null
  noStore(ctx)
  const own: Context = {
    ...ctx,
    ...{ viewer: { id, role: 'user', home: ctx.site._id, name: '' }, session: null, memo: new Map() },
  }
  const person = await from(own, 'user').select(['status', 'role']).where('_id', '=', id).executeTakeFirst()
  if (!person?.status || person.role !== 'user') return null
  return (await roundOf(own)) === round && isOpen(round) ? own : null
}

/** Odd while a URL is active. Each change of the round invalidates earlier signatures. */
const isOpen = (round: number) => round % 2 === 1

async function roundOf(ctx: Context): Promise<number> {
  const row = await from(ctx, 'user').select('calendarRound').where('_id', '=', ctx.viewer.id).executeTakeFirst()
  return row?.calendarRound ?? 0
}

const markOf = ({ app, site }: Context, { id, round }: { id: string; round: number }) =>
  createHmac('sha256', app.sealing.key).update(`own calendar\n${site._id}\n${id}\n${round}`).digest('base64url')
