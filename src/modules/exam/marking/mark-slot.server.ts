import { type Fraction, fraction } from '#domain/learning/assessment/fraction.ts'
import type { RubricLine } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { readKeys } from '../questions/read-keys.server.ts'
import { refText } from '../questions/read-questions.server.ts'
import { refreshResults } from '../results/release/refresh-results.server.ts'
import type { AttemptStatus } from '../rules/choices.ts'
import type { MarkStage } from '../tables.ts'
import { addMarks } from './add-mark.server.ts'
import { assertMarker } from './assert-marker.server.ts'
import { type MarkedAttempt, type MarkedSlot, type MarkNote, readMarked } from './read-marked.server.ts'
import { nextStage } from './rules/effective-mark.ts'
import { readPoints, rubricPoints } from './rules/mark-points.ts'
import { markingWords as words } from './words.ts'

const maxComment = 5000
const markable: readonly AttemptStatus[] = ['marking', 'graded', 'released']

/** A marker's mark of one slot. With a rubric the levels decide, else the points. */
interface MarkInput {
  attemptID: string
  slot: string
  /** The number of the newest mark that the marker saw; 0 for none. */
  version: number
  points: string
  /** Rubric line id → level id. */
  levels: Readonly<Record<string, string>>
  comment: string
  /** Needed where the mark corrects complete marks. */
  reason: string
}

/**
 * Adds a mark of the viewer and computes the result. Throws conflict if somebody else marked the slot meanwhile, forbidden for an attempt of
 * the viewer’s own, and invalid with what is missing. Returns the stage of the mark.
 */
export const markSlot = (ctx: Context, input: MarkInput): Promise<MarkStage> =>
  inTransaction(ctx, async (inside) => {
    const attempt = await lockMarked(inside, input.attemptID)
    const slot = attempt.slots.find((one) => one.slot === input.slot)
    if (!slot) throw notFound()
    const last = slot.marks.at(-1)?.number ?? 0
    if (last !== input.version) throw conflict({ field: 'points', code: 'version', ...words.changedMeanwhile })
    const stage = stageOf(inside, { attempt, slot })
    const note = noteOf(input, stage)
    const points = await pointsOf(inside, { slot, input })
    const mark = { attemptID: attempt._id, slot: slot.slot, number: last + 1, stage, points, note }
    await addMarks(inside, [{ ...mark, most: fraction(slot.points) }], inside.viewer.id)
    await refreshResults(inside, [attempt._id])
    return stage
  })

/** Locks an attempt that the viewer may mark, and returns it with its marks. */
export async function lockMarked(inside: Context, attemptID: string): Promise<MarkedAttempt> {
  await from(inside, 'exam_attempt')
    .select('exam_attempt._id')
    .where('exam_attempt._id', '=', attemptID)
    .forNoKeyUpdate()
    .execute()
  const [attempt] = await readMarked(inside, [attemptID])
  if (!attempt) throw notFound()
  await assertMarker(inside, attempt)
  if (!markable.includes(attempt.status)) throw conflict({ field: 'attempt', code: 'status', ...words.notSubmitted })
  return attempt
}

function stageOf({ viewer }: Context, { attempt, slot }: { attempt: MarkedAttempt; slot: MarkedSlot }): MarkStage {
  const stage = nextStage(slot.marks, {
    ...{ markerID: viewer.id, secondMarker: attempt.settings.secondMarker },
    isReleased: attempt.status === 'released',
  })
  if (stage === 'third-person') throw forbidden({ field: 'points', code: 'third', ...words.thirdPerson })
  return stage
}

function noteOf(input: MarkInput, stage: MarkStage): MarkNote {
  const [comment, reason] = [input.comment.trim(), input.reason.trim()]
  if (comment.length > maxComment || reason.length > maxComment)
    throw invalid({ field: 'comment', code: 'too-long', ...words.tooLong })
  if (stage === 'regrade' && reason === '') throw invalid({ field: 'reason', code: 'required', ...words.needsReason })
  const levels = Object.keys(input.levels).length > 0 ? { levels: { ...input.levels } } : {}
  return { ...levels, ...(comment && { comment }), ...(reason && { reason }) }
}

async function pointsOf(inside: Context, { slot, input }: { slot: MarkedSlot; input: MarkInput }): Promise<Fraction> {
  const rubric = await rubricOf(inside, slot)
  if (rubric.length > 0) {
    const points = rubricPoints(rubric, { levels: input.levels, most: slot.points })
    if (!points) throw invalid({ field: 'levels', code: 'required', ...words.needsLevels })
    return points
  }
  const points = readPoints(input.points, slot.points)
  const limits = {
    th: fill(words.wrongPoints.th, { most: slot.points }),
    en: fill(words.wrongPoints.en, { most: slot.points }),
  }
  if (!points) throw invalid({ field: 'points', code: 'wrong', ...limits })
  return points
}

async function rubricOf(inside: Context, slot: MarkedSlot): Promise<readonly RubricLine[]> {
  const keys = await readKeys(inside, [slot])
  return keys.get(refText(slot))?.key.rubric ?? []
}
