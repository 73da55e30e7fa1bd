import { randomInt } from 'node:crypto'
import { oneLine } from '#domain/thai-text/one-line.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { makeCode, readCode } from '../rules/coupon-code.ts'
import { batchWords as words } from '../office-words.ts'

const mostAtOnce = 1000

/** What staff enter for a batch. */
export interface BatchForm {
  template: string
  count: string
  batch: string
}

/**
 * Creates up to 1,000 coupons with the terms of a template and their own codes, all or none. The name of a batch is used once, so that a form
 * sent twice creates one batch. Returns the name.
 */
export const createBatch = (ctx: Context, form: BatchForm): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(inside.viewer, 'admin')) throw forbidden()
    const batch = oneLine(form.batch).slice(0, 100)
    const count = Number(form.count.replaceAll(',', ''))
    const template = await templateOf(inside, form.template)
    await lockSite(inside, 'coupon batch')
    const issues: Issue[] = [
      ...(template ? [] : [{ field: 'template', code: 'reference', ...words.noTemplate }]),
      ...(Number.isInteger(count) && count >= 1 && count <= mostAtOnce
        ? []
        : [{ field: 'count', code: 'range', ...words.badCount }]),
      ...(batch !== '' && !(await isKnown(inside, batch))
        ? []
        : [{ field: 'batch', code: 'duplicate', ...words.noBatch }]),
    ]
    if (!template || issues.length > 0) throw invalid(...issues)
    await createMany(inside, 'coupon', {
      rows: codesFor(count).map((code) => ({ given: { ...template, batch }, computed: { code, used: 0, spent: 0 } })),
      settle: async () => {},
    })
    return batch
  })

function codesFor(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(makeCode(randomInt))
  return [...codes]
}

const isKnown = async (ctx: Context, batch: string) =>
  (await from(ctx, 'coupon').select('coupon._id').where('coupon.batch', '=', batch).executeTakeFirst()) !== undefined

const templateOf = (ctx: Context, typed: string) =>
  from(ctx, 'coupon')
    .select(['coupon.name', 'coupon.kind', 'coupon.percent', 'coupon.amount', 'coupon.maxDiscount', 'coupon.courseID'])
    .select([
      'coupon.credits',
      'coupon.creditDays',
      'coupon.uses',
      'coupon.perUser',
      'coupon.budget',
      'coupon.minSpend',
    ])
    .select(['coupon.products', 'coupon.categories', 'coupon.courses', 'coupon.target', 'coupon.recipient'])
    .select(['coupon.from', 'coupon.until', 'coupon.active'])
    .where('coupon.code', '=', readCode(typed) ?? '')
    .executeTakeFirst()
