import { createHash, timingSafeEqual } from 'node:crypto'
import type { ExamSettings } from '#domain/learning/assessment/blueprint.ts'
import { fill } from '#domain/locale/fill.ts'
import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type ExamVersion, readExam } from '../exams/read-exam.server.ts'
import { attemptAllowance } from '../rules/attempt-allowance.ts'
import { drawAttempt } from './attempt/draw-attempt.server.ts'
import { findRound, type OwnRound, type RoundAddress, windowState } from './attempt/find-round.server.ts'
import { roundCode } from './attempt/hidden-columns.ts'
import { assertOneself, ownAttempt } from './attempt/read-attempt.server.ts'
import { sittingWords as words } from './attempt/sitting-words.ts'
import type { Sitting } from './protocol.ts'
import { describeSitting } from './read-sitting.server.ts'

const startLimits = [
  { most: 10, ms: 60_000 },
  { most: 60, ms: 3_600_000 },
]

/**
 * Starts an attempt of the viewer, or returns the one that is open: the same paper, however often it is called. Throws forbidden with the
 * reason, and not-found for a round that is not theirs. Nothing is drawn before all is checked.
 */
export async function startAttempt(ctx: Context, of: RoundAddress & { code?: string }): Promise<Sitting> {
  assertOneself(ctx)
  const round = await findRound(ctx, of)
  const open = await openAttempt(ctx, round)
  if (open) return describeSitting(ctx, open)
  assertWindow(ctx, round)
  await assertCode(ctx, { round, code: of.code ?? '' })
  const attemptID = await inTransaction(ctx, async (inside) => {
    await lockEnrolment(inside, round)
    const meanwhile = await openAttempt(inside, round)
    if (meanwhile) return meanwhile._id
    const exam = await readExam(inside, { examID: round.examID, version: round.examVersion })
    if (!exam?.pools) throw notFound()
    const attempt = await nextAttempt(inside, { round, settings: exam.blueprint.settings })
    ctx.app.limits.count(`exam start ${ctx.site._id} ${ctx.viewer.id}`, startLimits)
    return drawAttempt(inside, { round, exam: exam as ExamVersion, attempt })
  })
  return describeSitting(ctx, await ownAttempt(ctx, attemptID))
}

/** Starts of one enrolment wait for each other. */
const lockEnrolment = (inside: Context, { enrolment }: OwnRound) =>
  from(inside, 'enroll').select('enroll._id').where('enroll._id', '=', enrolment._id).forNoKeyUpdate().execute()

const attemptsOf = (ctx: Context, { enrolment, examID }: OwnRound) =>
  from(ctx, 'exam_attempt')
    .select(['exam_attempt._id', 'exam_attempt.attempt', 'exam_attempt.status', 'exam_attempt.startedAt'])
    .select(['exam_attempt.submittedAt', 'exam_attempt.roundID', 'exam_attempt.type', 'exam_attempt.round'])
    .where('exam_attempt.enrollID', '=', enrolment._id)
    .where('exam_attempt.examID', '=', examID)
    .orderBy('exam_attempt.attempt')
    .execute()

async function openAttempt(ctx: Context, round: OwnRound) {
  const running = (await attemptsOf(ctx, round)).filter(
    ({ roundID, status }) => roundID === round._id && (status === 'open' || status === 'paused'),
  )
  for (const { _id } of running) {
    const attempt = await ownAttempt(ctx, _id)
    if (attempt.state !== 'closed') return attempt
  }
  return null
}

function assertWindow(ctx: Context, round: OwnRound) {
  const state = windowState(round, ctx.now)
  if (state !== 'open') throw forbidden({ field: 'round', code: state, ...words[state] })
}

async function assertCode(ctx: Context, { round, code }: { round: OwnRound; code: string }) {
  const row = await fromPrivate(ctx, roundCode).select('code').where('_id', '=', round._id).executeTakeFirst()
  if (!row?.code) return
  if (code !== '') ctx.app.limits.count(`exam code ${ctx.site._id} ${ctx.viewer.id}`, [{ most: 10, ms: 60_000 }])
  if (!isSame(code, row.code)) throw forbidden({ field: 'code', code: 'code', ...words.code })
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => createHash('sha256').update(text.trim()).digest())
  return timingSafeEqual(one!, other!)
}

/** The number of the next attempt. Attempts before the present course attempt are not counted as used. */
async function nextAttempt(ctx: Context, of: { round: OwnRound; settings: ExamSettings }): Promise<number> {
  const { round, settings } = of
  const before = (await attemptsOf(ctx, round)).filter((one) => one.type === round.type && one.round === round.round)
  const { next, left, opensAt } = attemptAllowance(before, { ...settings, since: round.enrolment.since })
  if (left === 0) throw forbidden({ field: 'round', code: 'used-up', ...words.usedUp })
  if (opensAt !== null && ctx.now < Date.parse(opensAt)) {
    const time = bangkokTime(Date.parse(opensAt))
    const { th, en } = words.wait
    throw forbidden({ field: 'round', code: 'wait', th: fill(th, { time }), en: fill(en, { time }) })
  }
  return next
}
