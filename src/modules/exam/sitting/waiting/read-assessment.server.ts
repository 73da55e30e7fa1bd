import { type ExamSettings, type RoundType, roundTypes } from '#domain/learning/assessment/blueprint.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { readExam } from '../../exams/read-exam.server.ts'
import { attemptAllowance } from '../../rules/attempt-allowance.ts'
import type { AttemptStatus } from '../../rules/choices.ts'
import { type OwnRound, readRound, type RoundAddress, windowState } from '../attempt/find-round.server.ts'
import { roundCode } from '../attempt/hidden-columns.ts'
import { readAttempt } from '../attempt/read-attempt.server.ts'
import { ownLimits } from '../attempt/times.server.ts'
import { type EntryState, entryState } from './rules/entry-state.ts'

/** An attempt of the viewer as its list needs it. */
export interface OwnAttempt {
  _id: string
  attempt: number
  status: AttemptStatus
  startedAt: string | null
  submittedAt: string | null
  enrollID: string
  roundID: string
  type: RoundType
  round: number
}

/** A round for its learner: its rules, their attempts, and whether they may start. It holds no question. */
export interface Assessment {
  round: OwnRound
  settings: ExamSettings
  /** Newest first, of all rounds of the exam. */
  attempts: OwnAttempt[]
  /** The attempt that is open in this round. */
  running: OwnAttempt | null
  entry: EntryState
  left: number | null
  nextOpensAt: string | null
  limits: { minutes: number | null; closesAt: string | null }
  hasCode: boolean
}

/** Reads the address of an assessment. Throws not-found for one that cannot exist. */
export function addressOf(params: Record<string, string | undefined>): RoundAddress {
  const { cid = '', eid = '', type, round } = params
  const isID = (id: string) => /^[0-9a-f]{24}$/.test(id)
  const isType = (text: string | undefined): text is RoundType | undefined =>
    text === undefined || (roundTypes as readonly string[]).includes(text)
  if (!isID(cid) || !isID(eid) || !isType(type)) throw notFound()
  if (round !== undefined && !/^[1-9]\d{0,2}$/.test(round)) throw notFound()
  return { courseID: cid, examID: eid, type, round: round === undefined ? undefined : Number(round) }
}

/** Returns the round of the viewer that an address names. One that they sit now comes before all others. */
export async function readAssessment(ctx: Context, of: RoundAddress): Promise<Assessment> {
  const present = of.round === undefined ? await presentRound(ctx, of) : undefined
  const round = await readRound(ctx, { ...of, ...present })
  const exam = await readExam(ctx, { examID: round.examID, version: round.examVersion })
  if (!exam) throw notFound()
  const { settings } = exam.blueprint
  const attempts = await settledAttempts(ctx, round)
  const inRound = attempts.filter((one) => one.roundID === round._id && one.enrollID === round.enrolment._id)
  const running = inRound.find(isRunning) ?? null
  const { left, opensAt } = attemptAllowance(inRound.toReversed(), { ...settings, since: round.enrolment.since })
  const facts = {
    ...{ isBlocked: round.enrolment.bar !== null, isLooking: Boolean(ctx.viewer.actor), isSitting: running !== null },
    ...{ window: windowState(round, ctx.now), left, nextOpensAt: opensAt },
  }
  return {
    ...{ round, settings, attempts, running, left, nextOpensAt: opensAt },
    entry: entryState(facts, ctx.now),
    limits: await ownLimits(ctx, { ...round, duration: settings.duration }),
    hasCode: await hasCode(ctx, round._id),
  }
}

export const isRunning = ({ status }: { status: AttemptStatus }) => status === 'open' || status === 'paused'

/** The viewer's attempts in an exam, newest first. */
export const attemptsIn = (ctx: Context, of: { courseID: string; examID: string }) =>
  from(ctx, 'exam_attempt')
    .select(['exam_attempt._id', 'exam_attempt.attempt', 'exam_attempt.status', 'exam_attempt.startedAt'])
    .select(['exam_attempt.submittedAt', 'exam_attempt.roundID', 'exam_attempt.type', 'exam_attempt.round'])
    .select('exam_attempt.enrollID')
    .where('exam_attempt.userID', '=', ctx.viewer.id)
    .where('exam_attempt.courseID', '=', of.courseID)
    .where('exam_attempt.examID', '=', of.examID)
    .orderBy('exam_attempt.startedAt', 'desc')
    .orderBy('exam_attempt.attempt', 'desc')
    .limit(50)
    .execute()

async function presentRound(ctx: Context, of: RoundAddress) {
  const open = (await attemptsIn(ctx, of)).find((one) => isRunning(one) && (of.type ?? one.type) === one.type)
  return open && { type: open.type, round: open.round }
}

/** One whose time is over is closed first, whether or not a job has run. */
async function settledAttempts(ctx: Context, round: OwnRound): Promise<OwnAttempt[]> {
  const found = await attemptsIn(ctx, round)
  const settled: OwnAttempt[] = []
  for (const one of found) settled.push(isRunning(one) ? { ...one, ...(await stateNow(ctx, one._id)) } : one)
  return settled
}

async function stateNow(ctx: Context, attemptID: string) {
  const { status, submittedAt } = await readAttempt(ctx, attemptID)
  return { status, submittedAt }
}

async function hasCode(ctx: Context, roundID: string): Promise<boolean> {
  const row = await fromPrivate(ctx, roundCode).select('code').where('_id', '=', roundID).executeTakeFirst()
  return Boolean(row?.code)
}
