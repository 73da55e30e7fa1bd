import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import { findUnfilled, type Pools } from '#domain/learning/assessment/draw.ts'
import { compare, fraction, zero } from '#domain/learning/assessment/fraction.ts'
import { fill } from '#domain/locale/fill.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { deletePrivate, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { assertAuthor } from '../questions/store-version.server.ts'
import { examVersion } from '../tables.ts'
import { publishWords as words } from '../words.ts'
import { filledPools, presentPools } from './pools-of.server.ts'
import { readExam } from './read-exam.server.ts'
import { lockExam } from './save-draft.server.ts'

/**
 * Publishes the draft of an exam as its next version, with the questions of its pools as they are now. Rounds that nobody has started
 * use it; attempts keep theirs. Throws invalid with what is missing.
 */
export const publishExam = (ctx: Context, of: { examID: string; cause?: string }): Promise<number> => {
  assertAuthor(ctx)
  return inTransaction(ctx, async (inside) => {
    const { examID, cause = 'published' } = of
    await lockExam(inside, examID)
    const draft = await readExam(inside, { examID, version: 0 })
    if (!draft) throw invalid({ field: 'blueprint', code: 'no-draft', ...words.noDraft })
    const frozen = await presentPools(inside, draft.blueprint)
    const issues = publishIssues(draft.blueprint, await filledPools(inside, frozen))
    if (issues.length > 0) throw invalid(...issues)
    const number = (await lastNumber(inside, examID)) + 1
    const row = { examID, number, body: JSON.stringify(draft.blueprint), pools: JSON.stringify(frozen), cause }
    await insertPrivate(inside, examVersion, {
      row: { ...row, createdAt: nowOf(inside), createdBy: inside.viewer.id },
    })
    await deletePrivate(inside, examVersion, { examID, number: 0 })
    await compute(inside, 'exam', { _id: examID, change: { current: number, hasDraft: false } })
    await moveRounds(inside, { examID, examVersion: number })
    return number
  })
}

/** Why a blueprint cannot be published with these questions. */
function publishIssues(blueprint: Blueprint, pools: Pools): Issue[] {
  const unfilled = findUnfilled(blueprint, pools).map((section) => {
    const title = blueprint.sections.find(({ id }) => id === section)?.title || section
    const { th, en } = words.unfilled
    return { field: `sections.${section}`, code: 'unfilled', th: fill(th, { title }), en: fill(en, { title }) }
  })
  const hasPoints = blueprint.sections.some(
    ({ id, points }) =>
      compare(fraction(points), zero) > 0 &&
      pools[id]?.some(({ question }) => question.type !== 'scale' && question.type !== 'text-only'),
  )
  if (blueprint.sections.length === 0) return [{ field: 'sections', code: 'empty', ...words.empty }]
  return [...unfilled, ...(hasPoints ? [] : [{ field: 'sections', code: 'no-points', ...words.noPoints }])]
}

async function lastNumber(inside: Context, examID: string): Promise<number> {
  const last = await fromPrivate(inside, examVersion)
    .select('number')
    .where('examID', '=', examID)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? 0
}

async function moveRounds(inside: Context, { examID, examVersion: version }: { examID: string; examVersion: number }) {
  const started = await from(inside, 'exam_attempt')
    .select('exam_attempt.roundID')
    .distinct()
    .where('exam_attempt.examID', '=', examID)
    .execute()
  const rounds = await from(inside, 'exam_round')
    .select('exam_round._id')
    .where('exam_round.examID', '=', examID)
    .orderBy('exam_round._id')
    .execute()
  const unstarted = rounds.filter(({ _id }) => started.every(({ roundID }) => roundID !== _id))
  for (const { _id } of unstarted) await compute(inside, 'exam_round', { _id, change: { examVersion: version } })
}
