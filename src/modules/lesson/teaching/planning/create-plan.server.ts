import { createHash } from 'node:crypto'
import { from } from '#platform/data/collection/rows.ts'
import { removeManaged } from '#platform/data/collection/removal/remove-managed.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import { lockRemovals } from '#platform/data/collection/writing/lock.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { queueSessionChange } from '../session/queue-session-change.server.ts'
import { holdSessionRooms } from '../session/session-room.server.ts'
import type { PlannedSession } from './build-plan.server.ts'
import { mostSessions } from './rules/plan-days.ts'
import { planWords as words } from './words.ts'

interface PlanKey {
  roundID: string
  /** Made with the preview: 24 hexadecimal digits. The same plan is created once. */
  key: string
}

/** How long after its creation a session that is undone was announced to nobody. */
const unnoticedMs = 10 * 60_000

/** The ids of the sessions of a plan. They follow from its key, so that a second press finds what the first one created. */
const idsOf = (ctx: Context, { roundID, key }: PlanKey, n = mostSessions): string[] =>
  Array.from({ length: n }, (_, at) =>
    createHash('sha256').update(`session plan\n${ctx.site._id}\n${roundID}\n${key}\n${at}`).digest('hex').slice(0, 24),
  )

/**
 * Creates the sessions of a plan with their rooms, all or none, in one transaction. Answers how many there are; a second time changes
 * nothing. Throws conflict where a room is taken, or the plan was undone.
 */
export const createPlan = (ctx: Context, of: PlanKey & { sessions: readonly PlannedSession[] }): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const round = await from(inside, 'course_round')
      .select(['course_round._id', 'course_round.courseID'])
      .where('course_round._id', '=', of.roundID)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!round) throw notFound()
    const there = await createdBy(inside, of)
    if (there.length > 0) return there.length
    const ids = idsOf(inside, of, of.sessions.length)
    const names = await roomNames(inside, of.sessions)
    const made = await createMany(inside, 'lesson_session', {
      rows: of.sessions.map((session, at) => ({
        given: columnsOf(session, { roundID: round._id, names }),
        computed: { _id: ids[at]!, courseID: round.courseID },
      })),
      settle: async (settling) => {
        if (names.size > 0) await holdSessionRooms(settling, ids)
      },
    })
    if (made.length !== ids.length) throw conflict({ field: '_id', code: 'undone', ...words.undoneBefore })
    return made.length
  })

const columnsOf = (session: PlannedSession, of: { roundID: string; names: ReadonlyMap<string, string> }) => {
  const { name, lessonID, hours, room, lecturerID, place, url } = session
  return {
    ...{ name, lessonID, hours, room, lecturerID, url, roundID: of.roundID },
    place: place === '' && room !== null ? (of.names.get(room) ?? '') : place,
    ...{ startsAt: new Date(session.from).toISOString(), endsAt: new Date(session.to).toISOString() },
  }
}

async function roomNames(ctx: Context, sessions: readonly PlannedSession[]): Promise<Map<string, string>> {
  const ids = [...new Set(sessions.flatMap(({ room }) => room ?? []))]
  if (ids.length === 0) return new Map()
  const found = await from(ctx, 'room').select(['room._id', 'room.name']).where('room._id', 'in', ids).execute()
  return new Map(found.map(({ _id, name }) => [_id, name]))
}

/** The sessions that a plan created and that are still there, in order. */
export const createdBy = (ctx: Context, of: PlanKey) =>
  from(ctx, 'lesson_session')
    .selectAll()
    .where('lesson_session._id', 'in', idsOf(ctx, of))
    .orderBy('lesson_session.startsAt')
    .orderBy('lesson_session._id')
    .execute()

/**
 * Removes the sessions that a plan created, with their bookings. Answers how many; a second time removes nothing. Throws conflict if
 * attendance was recorded, and forbidden for who may not plan. Learners are told of sessions that they may have seen.
 */
export const undoPlan = (ctx: Context, of: PlanKey): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
    await lockRemovals(inside)
    const sessions = await createdBy(inside, of)
    if (sessions.length === 0) return 0
    const ids = sessions.map(({ _id }) => _id)
    const held = from(inside, 'lesson_session').select('lesson_session._id').where('lesson_session._id', 'in', ids)
    await held.orderBy('lesson_session._id').forUpdate().execute()
    const marked = await from(inside, 'attendance')
      .select('attendance.sessionID')
      .where('attendance.sessionID', 'in', ids)
      .limit(1)
      .execute()
    if (marked.length > 0) throw conflict({ field: '_id', code: 'attendance', ...words.hasAttendance })
    await removeManaged(inside, 'lesson_session', ids)
    for (const session of sessions)
      if (ctx.now - Date.parse(session.createdAt) > unnoticedMs && Date.parse(session.startsAt) > ctx.now)
        await queueSessionChange(inside, session)
    return ids.length
  })
