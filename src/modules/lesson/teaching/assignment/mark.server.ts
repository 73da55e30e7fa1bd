import { completeFor, uncompleteFor } from '#modules/enroll/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { tellHandIn } from '../../commands/tell-hand-in.server.ts'
import { mostOf, readRubric, scoreOf } from './rules/rubric.ts'
import type { Decision } from './rules/turn.ts'
import { markWords as words } from './words.ts'

/** A marker's decision: the level of each criterion, or points without a rubric. */
interface Judgement {
  decision: Decision
  /** One index of a level for each criterion of the rubric. */
  chosen: readonly (number | null)[]
  remarks: string
  /** The version of the submission that the marker saw. */
  version: number
}

/** Milliseconds after a decision before the learner is notified. Until then it can be undone unseen. */
export const quietMs = 30_000
const mostRemarks = 5000

/**
 * Decides on a submission. A pass completes the lesson, and the learner is notified after half a minute. Throws
 * conflict if somebody else marked it meanwhile. Throws forbidden if the viewer neither teaches nor manages the course,
 * or marks their own work.
 */
export const mark = (ctx: Context, of: { _id: string; judgement: Judgement }) =>
  inTransaction(ctx, async (inside) => {
    const { judgement } = of
    const held = await holdForMarking(inside, of._id)
    if (held.version !== judgement.version || held.status !== 'handed')
      throw conflict({ field: 'status', code: 'changed', ...words.changed })
    const marked = marksOf(held, judgement)
    const { decision: status, remarks } = judgement
    await compute(inside, 'hand_in', {
      _id: held._id,
      change: { ...marked, status, remarks, markedAt: nowOf(ctx), markedBy: ctx.viewer.name },
    })
    if (status === 'passed') await completeFor(inside, { ...held, evidenceAt: held.handedAt })
    const at = ctx.now + quietMs
    await enqueue(inside, tellHandIn, { payload: { handIn: held._id, markedAt: nowOf(ctx) }, at })
    return { learner: held.learner, status }
  })

/** Reopens a decision. A completion that it caused is undone, and a learner who was not notified yet never is. */
export const reopen = (ctx: Context, of: { _id: string; version: number }) =>
  inTransaction(ctx, async (inside) => {
    const held = await holdForMarking(inside, of._id)
    if (held.version !== of.version || held.status === 'handed')
      throw conflict({ field: 'status', code: 'changed', ...words.changed })
    await proveLatest(inside, held)
    await compute(inside, 'hand_in', { _id: held._id, change: { status: 'handed', markedAt: null, markedBy: '' } })
    if (held.status === 'passed') await uncompleteFor(inside, held)
  })

/** A submission that the viewer may mark, locked until the transaction ends. */
async function holdForMarking(ctx: Context, _id: string) {
  await from(ctx, 'hand_in').select('hand_in._id').where('hand_in._id', '=', _id).forNoKeyUpdate().execute()
  const held = await from(ctx, 'hand_in')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'hand_in.lessonID')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'hand_in.enrollID')
    .select(['hand_in._id', 'hand_in.enrollID', 'hand_in.lessonID', 'hand_in.learner', 'hand_in.status'])
    .select(['hand_in.version', 'hand_in.attempt', 'lesson.rubric', 'lesson.passScore', 'enroll.userID'])
    .select('hand_in.handedAt')
    .where('hand_in._id', '=', _id)
    .executeTakeFirst()
  if (!held || held.status === 'draft') throw notFound()
  if (held.userID === ctx.viewer.id) throw forbidden({ field: 'status', code: 'own', ...words.notOwn })
  // Viewers who are not staff read other learners' work only in courses that they teach.
  if (ctx.viewer.role !== 'user' && !isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  return held
}

function marksOf(of: { rubric: string; passScore: number | null }, { decision, chosen, remarks }: Judgement) {
  if (remarks.length > mostRemarks) throw refused('remarks', words.tooLong)
  if (decision !== 'passed' && remarks.trim() === '') throw refused('remarks', words.noRemarks)
  const criteria = readRubric(of.rubric) ?? []
  if (criteria.length === 0) return { score: null, most: null, marks: null }
  const score = scoreOf(criteria, chosen)
  if (score === null && decision === 'passed') throw refused('marks', words.noMarks)
  if (decision === 'passed' && of.passScore !== null && score! < of.passScore)
    throw refused('marks', filled(words.tooFew, { n: of.passScore }))
  const marked = criteria.map((one, at) => ({ ...one, chosen: one.levels[chosen[at] ?? -1] ? chosen[at]! : null }))
  return { score, most: mostOf(criteria), marks: { version: 1 as const, criteria: marked } }
}

/** A later submission of the learner takes precedence: that one is marked instead. */
async function proveLatest(ctx: Context, of: { enrollID: string; lessonID: string; attempt: number }) {
  const later = await from(ctx, 'hand_in')
    .select('hand_in._id')
    .where('hand_in.enrollID', '=', of.enrollID)
    .where('hand_in.lessonID', '=', of.lessonID)
    .where('hand_in.attempt', '>', of.attempt)
    .executeTakeFirst()
  if (later) throw conflict({ field: 'status', code: 'changed', ...words.changed })
}

const filled = ({ th, en }: Text, by: Record<string, number>): Text => ({ th: fill(th, by), en: fill(en, by) })
const refused = (field: string, text: Text) => invalid({ field, code: 'wrong', ...text })
