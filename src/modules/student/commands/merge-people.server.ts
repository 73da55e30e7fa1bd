import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { blockedReason, countHours } from '#modules/enroll/public-api.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { reassignTo, reassignReferences } from '#platform/data/collection/removal/reassign-references.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record, remove, restore, update } from '#platform/data/collection/write.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import { readableParts } from '#platform/data/site-fields/site-values.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { changeTo, type Merged, merged } from '../rules/merged-fields.ts'
import { weakerEnrolmentOf } from '../rules/weaker-enrolment.ts'
import type { Undoing } from '../rules/undoing.ts'
import { mergeWords as words } from '../words.ts'

/** The fields whose values both records may differ in. Site fields are there as far as the viewer may read and change them. */
export const mergedFields = (ctx: Context): Merged[] => {
  const { fields } = collectionOf(ctx, 'user').fields
  const keys = fields ? readableParts(fields, ctx.viewer).filter((key) => isWritable(ctx, fields.parts![key]!)) : []
  return [...merged, ...keys.map((key): Merged => `fields.${key}`)]
}

interface Merging {
  /** The record that stays, and the one that is removed. */
  keep: string
  drop: string
  /** The fields that take the removed record's value. */
  take: readonly Merged[]
  reason: string
}

/** A learner's record of this site. Throws not-found if the viewer may not read it. */
export const learnerOf = async (ctx: Context, _id: string) => {
  const found = await from(ctx, 'user').selectAll().where('user._id', '=', _id).executeTakeFirst()
  if (!found) throw notFound()
  if (found.role !== 'user') throw invalid({ field: 'with', code: 'role', ...words.notLearner })
  return found
}

/**
 * Merges two records in one transaction. All references to the removed record move to the other. Of two enrolments in
 * one course, the weaker is removed. A person has one cart, so that of the removed record goes with it. `undoChange` undoes it. Requires permission to change the one and remove the
 * other.
 */
export const mergePeople = (ctx: Context, merging: Merging): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { keep, drop, take, reason } = merging
    if (keep === drop) throw invalid({ field: 'with', code: 'same', ...words.noWith })
    const [stays, goes] = [await learnerOf(inside, keep), await learnerOf(inside, drop)]
    const removed = await endDoubled(inside, { keep, drop })
    const led = await reassignReferences(inside, { collection: 'user', from: drop, into: keep, except: ['cart'] })
    await remove(inside, 'user', drop)
    const change = changeTo(goes, take)
    const before = changeTo(stays, take)
    if (take.length > 0) await update(inside, 'user', { _id: keep, change })
    const nameOf = (one: typeof stays) => `${one.firstname} ${one.lastname}`.trim()
    await record(inside, 'person_change', {
      ...{ userID: keep, kind: 'merge', other: drop, reason },
      told: fill(words.told[ctx.locale], { other: nameOf(goes), name: nameOf(stays) }).slice(0, 200),
      undo: { version: 1, removed, before, led: led.map((one) => ({ ...one, from: drop })) },
    })
    await countHours(inside, { userID: keep, enrollIDs: [] })
  })

/** Restores everything: the removed record, the moved references, and the removed enrolments. */
export const unmerge = async (ctx: Context, of: { keep: string; drop: string; undo: Undoing }): Promise<void> => {
  const { keep, drop, undo } = of
  if (Object.keys(undo.before).length > 0) await update(ctx, 'user', { _id: keep, change: undo.before })
  await restore(ctx, 'user', drop)
  await reassignTo(ctx, { led: undo.led, into: drop })
  for (const { _id } of undo.removed) await restore(ctx, 'enroll', _id)
  for (const userID of [keep, drop]) await countHours(ctx, { userID, enrollIDs: [] })
}

/** The courses in which both are enrolled. Of two enrolments, the weaker is removed. */
async function endDoubled(ctx: Context, { keep, drop }: Pick<Merging, 'keep' | 'drop'>): Promise<Undoing['removed']> {
  const removed: Undoing['removed'] = []
  for (const pair of await doubled(ctx, { keep, drop })) {
    const worse = weakerEnrolmentOf(pair)
    await remove(ctx, 'enroll', worse._id)
    await countHours(ctx, { userID: worse.userID, enrollIDs: [worse._id] })
    removed.push({ collection: 'enroll', _id: worse._id })
  }
  return removed
}

/** The enrolments of two people in the same courses, in pairs. */
export const doubled = async (ctx: Context, { keep, drop }: Pick<Merging, 'keep' | 'drop'>) => {
  const found = await from(ctx, 'enroll')
    .leftJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select(['enroll._id', 'enroll.userID', 'enroll.courseID', 'enroll.analytics', 'enroll.createdAt'])
    .select(['enroll.standing', 'enroll.endsOn', 'course.name as course'])
    .where('enroll.userID', 'in', [keep, drop])
    .orderBy('enroll.courseID')
    .execute()
  const today = bangkokDay(ctx.now)
  const enrolments = found.map((one) => ({
    ...{ ...one, percent: one.analytics?.percent ?? 0, isComplete: one.analytics?.status === 'complete' },
    isOpen: blockedReason(one, today) === null,
  }))
  return [...Map.groupBy(enrolments, ({ courseID }) => courseID).values()].filter((pair) => pair.length === 2)
}
