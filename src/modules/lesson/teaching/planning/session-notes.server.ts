import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { findWarnings } from './find-warnings.server.ts'

/** What staff should know of a session that is to come: clashes of its lecturer and learners, and a room that is too small. */
export const describeSessionNotes = async (ctx: Context, sessionID: string): Promise<string[]> => {
  const session = await from(ctx, 'lesson_session')
    .select(['lesson_session.room', 'lesson_session.lecturerID', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .select(['lesson_session.courseID', 'lesson_session.roundID', 'lesson_session.seats', 'lesson_session.cancelled'])
    .where('lesson_session._id', '=', sessionID)
    .executeTakeFirst()
  if (!session?.courseID || session.cancelled || Date.parse(session.endsAt) < ctx.now) return []
  const { courseID, roundID, room, lecturerID } = session
  const times = { from: Date.parse(session.startsAt), to: Date.parse(session.endsAt) }
  const people = session.seats ?? (await seatsOf(ctx, roundID))
  const asked = { sessions: [{ room, lecturerID, ...times }], courseID, roundID, people, exceptSession: sessionID }
  const [notes] = await findWarnings(ctx, asked)
  return notes!.warnings.map((one) => one[ctx.locale])
}

const seatsOf = async (ctx: Context, roundID: string | null): Promise<number> => {
  if (roundID === null) return 0
  const round = await from(ctx, 'course_round')
    .select('course_round.seats')
    .where('_id', '=', roundID)
    .executeTakeFirst()
  return round?.seats ?? 0
}
