import { sql } from 'kysely'
import { compareThai } from '#domain/thai-text/compare.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate, privateRows } from '#platform/data/private-table/access.ts'
import type { AttemptStatus } from '../../../rules/choices.ts'
import { isOver } from '../../../rules/sitting-state.ts'
import { examSitting } from '../../../tables.ts'
import { examPresence } from '../presence/table.ts'
import type { WatchedRound } from '../watched-round.server.ts'
import { type AttemptFacts, countAnswered, countQuestions, readFacts } from './attempt-facts.server.ts'
import { personName, roundLearner } from './hidden-columns.ts'

/** A learner on the board. Nothing of it tells of answers or of extra time. */
export interface BoardPerson {
  /** Null in the waiting room. */
  attemptID: string | null
  userID: string
  name: string
  status: AttemptStatus | 'waiting'
  seenAt: string | null
  answered: number
  questions: number
  facts: AttemptFacts['facts']
}

/** Who had the waiting room open within this time is in it. */
const waitingMs = 150_000

/** Returns the learners who wait for a round, sit it or sat it, by state and name. */
export async function readBoard(ctx: Context, round: WatchedRound): Promise<BoardPerson[]> {
  const attempts = await newestAttempts(ctx, round._id)
  const presence = await presenceOf(ctx, round._id)
  const names = await namesOf(ctx, round)
  const ids = attempts.map(({ _id }) => _id)
  const [facts, answered, questions] = [
    await readFacts(ctx, ids),
    await countAnswered(ctx, ids),
    await countQuestions(ctx, attempts),
  ]
  const sat: BoardPerson[] = attempts.map((attempt) => ({
    ...{ attemptID: attempt._id, userID: attempt.userID, name: names.get(attempt.userID) ?? '' },
    status: isOver(attempt, ctx.now) ? 'expired' : attempt.status,
    seenAt: latest(presence.get(attempt.userID), facts.get(attempt._id)?.at),
    answered: answered.get(attempt._id) ?? 0,
    questions: questions.get(attempt.examVersion) ?? 0,
    facts: facts.get(attempt._id)?.facts ?? [],
  }))
  return [...waitingOf({ presence, names, sat, now: ctx.now }), ...sat].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || compareThai(one.name, other.name),
  )
}

/** The newest attempt of each learner in a round. */
const newestAttempts = (ctx: Context, roundID: string) =>
  from(ctx, 'exam_attempt')
    .innerJoin(privateRows(ctx, examSitting), 'exam_sitting.attemptID', 'exam_attempt._id')
    .distinctOn('exam_attempt.userID')
    .select(['exam_attempt._id', 'exam_attempt.userID', 'exam_attempt.status', 'exam_attempt.examVersion'])
    .select(['exam_sitting.state', 'exam_sitting.deadline'])
    .where('exam_attempt.roundID', '=', roundID)
    .orderBy('exam_attempt.userID')
    .orderBy('exam_attempt.attempt', 'desc')
    .execute()

async function presenceOf(ctx: Context, roundID: string): Promise<Map<string, string>> {
  const noted = await fromPrivate(ctx, examPresence)
    .select(['userID', 'seenAt'])
    .where('roundID', '=', roundID)
    .execute()
  return new Map(noted.map(({ userID, seenAt }) => [userID, seenAt]))
}

/** The names of the learners of a round by account. */
async function namesOf(ctx: Context, { courseID, roundID }: WatchedRound): Promise<Map<string, string>> {
  const learners = await fromPrivate(ctx, roundLearner)
    .innerJoin(privateRows(ctx, personName), 'user._id', 'enroll.userID')
    .select(['enroll.userID', 'user.firstname', 'user.lastname'])
    .where('enroll.courseID', '=', courseID)
    .where('enroll.removedAt', 'is', null)
    .$if(roundID !== null, (query) => query.where('enroll.roundID', '=', roundID))
    .execute()
  return new Map(learners.map(({ userID, firstname, lastname }) => [userID, `${firstname} ${lastname}`.trim()]))
}

/** Learners in the waiting room who have not started. */
function waitingOf(of: {
  presence: Map<string, string>
  names: Map<string, string>
  sat: readonly BoardPerson[]
  now: number
}): BoardPerson[] {
  const known = new Set(of.sat.map(({ userID }) => userID))
  return [...of.presence]
    .filter(([userID, seenAt]) => of.names.has(userID) && !known.has(userID) && of.now - Date.parse(seenAt) < waitingMs)
    .map(([userID, seenAt]) => ({
      ...{ attemptID: null, userID, name: of.names.get(userID)!, status: 'waiting', seenAt },
      ...{ answered: 0, questions: 0, facts: [] },
    }))
}

const order: readonly BoardPerson['status'][] = ['paused', 'open', 'waiting', 'expired', 'submitted', 'marking']
const placeOf = ({ status }: BoardPerson) => (order.includes(status) ? order.indexOf(status) : order.length)

const latest = (one: string | undefined, other: string | undefined): string | null =>
  [one, other]
    .filter((at) => at !== undefined)
    .toSorted((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1) ?? null

/** The number of learners who may sit a round. */
export async function countLearners(ctx: Context, { courseID, roundID }: WatchedRound): Promise<number> {
  const { n } = await fromPrivate(ctx, roundLearner)
    .select(sql<number>`count(*)::int`.as('n'))
    .where('courseID', '=', courseID)
    .where('standing', '=', 'active')
    .where('removedAt', 'is', null)
    .$if(roundID !== null, (query) => query.where('roundID', '=', roundID))
    .executeTakeFirstOrThrow()
  return n
}
