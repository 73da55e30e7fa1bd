import { holdRooms } from '#modules/resource/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** The longest name of a booking. */
const mostLetters = 200

/**
 * Books the rooms of these sessions for their times, and releases those of cancelled ones and of cancelled rounds, in the transaction of the
 * caller. Throws conflict where something else holds a room.
 */
export const holdSessionRooms = async (ctx: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const sessions = await from(ctx, 'lesson_session')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson_session.courseID')
    .leftJoin(rows(ctx, 'course_round'), 'course_round._id', 'lesson_session.roundID')
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.room', 'lesson_session.cancelled'])
    .select([
      'lesson_session.startsAt',
      'lesson_session.endsAt',
      'course.name as course',
      'course_round.status as round',
    ])
    .where('lesson_session._id', 'in', ids)
    .orderBy('lesson_session._id')
    .execute()
  await holdRooms(
    ctx,
    sessions.map(({ _id, name, room, cancelled, startsAt, endsAt, course, round }) => ({
      sessionID: _id,
      room: cancelled || round === 'cancelled' ? null : room,
      from: Date.parse(startsAt),
      to: Date.parse(endsAt),
      purpose: `${course}: ${name}`.slice(0, mostLetters),
    })),
  )
}
