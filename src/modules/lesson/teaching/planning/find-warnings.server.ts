import { findClashes, type Slot } from '#domain/thai-calendar/find-clashes.ts'
import { describeRoomProblems } from '#modules/resource/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { planWords as words } from './words.ts'

/** A session as far as its clashes are concerned; times in milliseconds since 1970. */
interface TimedSession {
  room: string | null
  lecturerID: string | null
  from: number
  to: number
}

/** What prevents a session, and what staff should know of it. */
export interface SessionNotes {
  problems: Text[]
  warnings: Text[]
}

interface Asked {
  sessions: readonly TimedSession[]
  courseID: string
  /** The round that they are for; null for everyone in the course. */
  roundID: string | null
  /** The expected number of people. */
  people: number
  /** The session itself, if it is stored already. */
  exceptSession?: string
}

const mostSessions = 500
const mostLearnerClashes = 2000

/** What clashes with each of these sessions: of rooms, lecturers and learners. A few queries, whatever their number. */
export const findWarnings = async (ctx: Context, asked: Asked): Promise<SessionNotes[]> => {
  const { sessions } = asked
  if (sessions.length === 0) return []
  const span = { first: Math.min(...sessions.map((one) => one.from)), last: Math.max(...sessions.map(({ to }) => to)) }
  const [rooms, lecturers, learners] = await Promise.all([
    roomNotes(ctx, asked),
    lecturerSlots(ctx, { ...asked, ...span }),
    learnerSlots(ctx, { ...asked, ...span }),
  ])
  return sessions.map((session, at) => ({
    problems: rooms[at]!.flatMap(({ text, isWarning }) => (isWarning ? [] : text)),
    warnings: [
      ...rooms[at]!.flatMap(({ text, isWarning }) => (isWarning ? text : [])),
      ...lecturerWarnings(session, lecturers),
      ...learnerWarnings(session, learners),
    ],
  }))
}

async function roomNotes(ctx: Context, { sessions, people, exceptSession }: Asked) {
  const notes = sessions.map((): Awaited<ReturnType<typeof describeRoomProblems>>[number] => [])
  const ats = Map.groupBy(sessions.keys(), (at) => sessions[at]!.room)
  for (const [room, of] of ats) {
    if (room === null) continue
    const times = of.map((at) => sessions[at]!)
    const found = await describeRoomProblems(ctx, { room, times, people, ...(exceptSession && { exceptSession }) })
    for (const [n, at] of of.entries()) notes[at] = found[n]!
  }
  return notes
}

interface Spanned extends Asked {
  first: number
  last: number
}

type NamedSlot = Slot & { name: string; course: string }

/** The other sessions of the lecturers, by the index of lecturer and time. */
async function lecturerSlots(ctx: Context, { sessions, first, last, exceptSession }: Spanned): Promise<NamedSlot[]> {
  const ids = [...new Set(sessions.flatMap(({ lecturerID }) => lecturerID ?? []))]
  if (ids.length === 0) return []
  const found = await from(ctx, 'lesson_session')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson_session.courseID')
    .select(['lesson_session._id', 'lesson_session.lecturerID', 'lesson_session.name', 'course.name as course'])
    .select(['lesson_session.startsAt', 'lesson_session.endsAt'])
    .where('lesson_session.lecturerID', 'in', ids)
    .where('lesson_session.startsAt', '<', new Date(last).toISOString())
    .where('lesson_session.endsAt', '>', new Date(first).toISOString())
    .where('lesson_session.cancelled', '=', false)
    .orderBy('lesson_session.startsAt')
    .limit(mostSessions)
    .execute()
  return found
    .filter(({ _id }) => _id !== exceptSession)
    .map(({ lecturerID, name, course, ...times }) => ({ of: lecturerID!, name, course, ...millis(times) }))
}

const millis = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  ...{ from: Date.parse(startsAt), to: Date.parse(endsAt) },
})

function lecturerWarnings({ lecturerID, from: begins, to }: TimedSession, slots: readonly NamedSlot[]): Text[] {
  if (lecturerID === null) return []
  const [clash] = findClashes([{ of: lecturerID, from: begins, to }], slots)
  return clash ? [inEach(words.lecturerBusy, { name: clash.others[0]!.name, course: clash.others[0]!.course })] : []
}

/** Sessions of other courses in which learners of this round, or course, are enrolled too: one row for each learner and session. */
async function learnerSlots(ctx: Context, asked: Spanned): Promise<(Slot & { course: string })[]> {
  const { courseID, roundID, first, last } = asked
  const found = await from(ctx, 'enroll')
    .innerJoin(
      from(ctx, 'enroll').select(['enroll.userID', 'enroll.courseID', 'enroll.roundID', 'enroll.standing']).as('other'),
      (join) => join.onRef('other.userID', '=', 'enroll.userID').onRef('other.courseID', '<>', 'enroll.courseID'),
    )
    .innerJoin(rows(ctx, 'lesson_session'), 'lesson_session.courseID', 'other.courseID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'other.courseID')
    .select(['enroll.userID', 'course.name as course', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .where('enroll.courseID', '=', courseID)
    .$if(roundID !== null, (query) => query.where('enroll.roundID', '=', roundID))
    .where('enroll.standing', '=', 'active')
    .where('other.standing', '=', 'active')
    .where('lesson_session.cancelled', '=', false)
    .where('lesson_session.startsAt', '<', new Date(last).toISOString())
    .where('lesson_session.endsAt', '>', new Date(first).toISOString())
    .where((is) =>
      is.or([is('lesson_session.roundID', 'is', null), is('lesson_session.roundID', '=', is.ref('other.roundID'))]),
    )
    .orderBy('lesson_session.startsAt')
    .limit(mostLearnerClashes)
    .execute()
  return found.map(({ userID, course, ...times }) => ({ of: userID, course, ...millis(times) }))
}

function learnerWarnings({ from: begins, to }: TimedSession, slots: readonly (Slot & { course: string })[]): Text[] {
  const busy = slots.filter((slot) => slot.from < to && slot.to > begins)
  if (busy.length === 0) return []
  const n = new Set(busy.map(({ of }) => of)).size
  return [inEach(words.learnersBusy, { n, course: busy[0]!.course })]
}
