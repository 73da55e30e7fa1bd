import { assertOpen, enrolmentOf, type Enrolment, isForRound } from '#modules/enroll/public-api.ts'
import type { RoundType } from '#domain/learning/assessment/blueprint.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'

/** A round of an exam for its learner, without its access code. */
export interface OwnRound {
  _id: string
  examID: string
  courseID: string
  type: RoundType
  round: number
  examVersion: number
  opensAt: string | null
  closesAt: string | null
  graceMinutes: number
  resultsAt: string | null
  kind: 'exam' | 'practice'
  examName: string
  enrolment: Enrolment
}

/** What an address of the assessment names. */
export interface RoundAddress {
  courseID: string
  examID: string
  type?: RoundType | undefined
  round?: number | undefined
}

/** Returns the round of `readRound`. Throws forbidden if the enrolment of the viewer gives no access. */
export async function findRound(ctx: Context, of: RoundAddress): Promise<OwnRound> {
  const round = await readRound(ctx, of)
  assertOpen(round.enrolment)
  return round
}

/**
 * Returns the round of the viewer that an address names: exactly, or the open one, else the next, else the last. Throws not-found for a
 * round that is not theirs.
 */
export async function readRound(ctx: Context, of: RoundAddress): Promise<OwnRound> {
  const enrolment = await enrolmentOf(ctx, of.courseID)
  if (!enrolment) throw notFound()
  const exam = await from(ctx, 'exam')
    .select(['exam.name', 'exam.courseID', 'exam.kind'])
    .where('exam._id', '=', of.examID)
    .executeTakeFirst()
  if (exam?.courseID !== of.courseID) throw notFound()
  const rounds = await publishedRounds(ctx, of)
  const round = chosenRound(
    rounds.filter((one) => isForRound(one, enrolment.roundID)),
    ctx.now,
  )
  if (!round) throw notFound()
  return { ...round, examName: exam.name, kind: exam.kind, enrolment }
}

/** The published rounds that fit the address, by opening time. */
export const publishedRounds = (ctx: Context, { examID, type, round }: Omit<RoundAddress, 'courseID'>) =>
  from(ctx, 'exam_round')
    .select(['exam_round._id', 'exam_round.examID', 'exam_round.courseID', 'exam_round.type', 'exam_round.round'])
    .select(['exam_round.examVersion', 'exam_round.opensAt', 'exam_round.closesAt', 'exam_round.graceMinutes'])
    .select(['exam_round.roundID', 'exam_round.resultsAt'])
    .where('exam_round.examID', '=', examID)
    .where('exam_round.status', '=', true)
    .$if(type !== undefined, (query) => query.where('exam_round.type', '=', type!))
    .$if(round !== undefined, (query) => query.where('exam_round.round', '=', round!))
    .orderBy('exam_round.opensAt')
    .orderBy('exam_round.round')
    .orderBy('exam_round._id')
    .execute()

interface Window {
  opensAt: string | null
  closesAt: string | null
}

/** The first open round, else the next to open, else the last. */
export function chosenRound<Round extends Window>(rounds: readonly Round[], now: number): Round | undefined {
  const next = rounds.find(({ opensAt }) => opensAt !== null && Date.parse(opensAt) > now)
  return rounds.find((round) => windowState(round, now) === 'open') ?? next ?? rounds.at(-1)
}

/** Whether a round can be started at an instant. */
export function windowState({ opensAt, closesAt }: Window, now: number): 'early' | 'open' | 'over' {
  if (opensAt !== null && now < Date.parse(opensAt)) return 'early'
  return closesAt !== null && now >= Date.parse(closesAt) ? 'over' : 'open'
}
