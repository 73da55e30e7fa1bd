import { href } from 'react-router'
import { compare, type Fraction, fraction } from '#domain/learning/assessment/fraction.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { addMarks } from '../../marking/add-mark.server.ts'
import { lockMarked } from '../../marking/mark-slot.server.ts'
import type { MarkedAttempt, MarkedSlot } from '../../marking/read-marked.server.ts'
import { readPoints } from '../../marking/rules/mark-points.ts'
import { refreshResults } from '../release/refresh-results.server.ts'
import { mayDecide } from './rules/appeal-state.ts'
import { appealWords as words } from './words.ts'

/** The decision about an appeal. An upheld one gives new points to a slot. */
interface DecisionInput {
  appealID: string
  decision: 'upheld' | 'dismissed'
  slot: string
  points: string
  /** For the learner. */
  reason: string
}

/**
 * Decides an appeal, once, and tells the learner. Points never sink. Throws forbidden for the learner, for who does not mark the course and
 * for the first marker, and conflict for a decided one.
 */
export const decideAppeal = (ctx: Context, input: DecisionInput): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const appeal = await lockAppeal(inside, input.appealID)
    if (appeal.userID === inside.viewer.id) throw forbidden({ field: 'status', code: 'own', ...words.ownAppeal })
    const attempt = await lockMarked(inside, appeal.attemptID)
    if (appeal.status !== 'open') throw conflict({ field: 'status', code: 'decided', ...words.decided })
    const decision = input.reason.trim()
    if (decision === '' || decision.length > 5000)
      throw invalid({ field: 'reason', code: 'required', ...(decision === '' ? words.needsReason : words.tooLong) })
    const slot = appeal.slot || input.slot
    assertDecider(inside, { attempt, slot: input.decision === 'upheld' ? slot : appeal.slot })
    if (input.decision === 'upheld') await raise(inside, { attempt, appeal, input: { ...input, slot } })
    const change = { status: input.decision, decision, decidedBy: inside.viewer.name, decidedAt: nowOf(inside) }
    await compute(inside, 'exam_appeal', { _id: appeal._id, change })
    await tellLearner(inside, { appeal, decision: input.decision })
  })

/** Whether the viewer may decide about a slot of an attempt, or about the whole where it is ''. */
export const isDecider = (
  { viewer }: Context,
  { attempt, slot }: { attempt: MarkedAttempt; slot: string },
): boolean => {
  const marks = attempt.slots.flatMap((one) => one.marks.map((mark) => ({ ...mark, slot: one.slot })))
  return attempt.userID !== viewer.id && mayDecide({ slot, marks }, viewer.id)
}

function assertDecider(ctx: Context, of: { attempt: MarkedAttempt; slot: string }) {
  if (!isDecider(ctx, of)) throw forbidden({ field: 'status', code: 'first-marker', ...words.ownMark })
}

type Appeal = Awaited<ReturnType<typeof lockAppeal>>

async function lockAppeal(inside: Context, _id: string) {
  await from(inside, 'exam_appeal')
    .select('exam_appeal._id')
    .where('exam_appeal._id', '=', _id)
    .forNoKeyUpdate()
    .execute()
  const appeal = await from(inside, 'exam_appeal')
    .innerJoin(rows(inside, 'exam'), 'exam._id', 'exam_appeal.examID')
    .select(['exam_appeal._id', 'exam_appeal.attemptID', 'exam_appeal.userID', 'exam_appeal.courseID'])
    .select(['exam_appeal.slot', 'exam_appeal.status', 'exam.name as exam'])
    .where('exam_appeal._id', '=', _id)
    .executeTakeFirst()
  if (!appeal) throw notFound()
  return appeal
}

async function raise(
  inside: Context,
  { attempt, appeal, input }: { attempt: MarkedAttempt; appeal: Appeal; input: DecisionInput },
): Promise<void> {
  const slot = attempt.slots.find((one) => one.slot === input.slot)
  const points = slot && readPoints(input.points, slot.points)
  if (!slot || !points) throw invalid({ field: 'points', code: 'required', ...words.needsSlot })
  if (isLower(slot, points)) throw invalid({ field: 'points', code: 'lower', ...words.lower })
  const number = (slot.marks.at(-1)?.number ?? 0) + 1
  const note = { reason: input.reason.trim(), cause: appeal._id }
  const mark = { attemptID: attempt._id, slot: slot.slot, number, stage: 'regrade' as const, points, note }
  await addMarks(inside, [{ ...mark, most: fraction(slot.points) }], inside.viewer.id)
  await refreshResults(inside, [attempt._id])
}

const isLower = ({ effective }: MarkedSlot, points: Fraction) =>
  effective !== null && compare(points, effective.points) < 0

async function tellLearner(
  inside: Context,
  { appeal, decision }: { appeal: Appeal; decision: 'upheld' | 'dismissed' },
) {
  const { th, en } = words[`${decision}Notice`]
  await notify(inside, {
    ...{ to: appeal.userID, about: { collection: 'exam_appeal', row: appeal._id } },
    title: { th: fill(th, { exam: appeal.exam }), en: fill(en, { exam: appeal.exam }) },
    href: href('/lesson/appeal/:id', { id: appeal.attemptID }),
  })
}
