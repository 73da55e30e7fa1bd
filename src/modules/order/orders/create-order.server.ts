import { priceOf } from '#domain/money/baht.ts'
import { writeReference } from '#domain/money/reference.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { reserveSeat, type ReservedCourse } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { nextInSequence } from '#platform/data/private-table/sequence.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { statusOf, unpaidStates } from '../rules/order-state.ts'
import { orderWords as words } from '../words.ts'
import { expireJob } from './order-jobs.ts'
import { addEvent } from './order-row.server.ts'

/** How long an unpaid order holds its seat, in milliseconds. */
const paymentMs = 24 * 3_600_000
const maxUnpaid = 2

/**
 * Orders a course for the viewer and reserves a seat of it, in one transaction. The price is the catalogue's at this moment. An unpaid
 * order of the same course and round is returned as it is. Throws invalid for a free course, conflict if no seat is left or too many
 * orders are unpaid.
 */
export const createOrder = (ctx: Context, asked: { courseID: string; roundID: string | null }): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const expiresAt = new Date(inside.now + paymentMs).toISOString()
    const open = await unpaidOrders(inside)
    const same = open.find(({ courseID, roundID }) => courseID === asked.courseID && isSame(roundID, asked.roundID))
    if (same) return same._id
    const course = await reserveSeat(inside, { ...asked, until: expiresAt })
    // Read again under the lock of the course: of two presses the second finds the order of the first.
    const made = (await unpaidOrders(inside)).filter(({ courseID }) => courseID === asked.courseID)
    if (made[0]) return made[0]._id
    if (priceOf(course).isFree) throw invalid({ field: 'courseID', code: 'free', ...words.isFree })
    if (open.length >= maxUnpaid) throw tooManyUnpaid(open.length)
    return recordOrder(inside, { course, expiresAt })
  })

const isSame = (roundID: string | null, asked: string | null) => asked === null || roundID === asked

const tooManyUnpaid = (n: number) => {
  const { th, en } = words.tooMany
  return conflict({ field: 'courseID', code: 'unpaid', th: fill(th, { n }), en: fill(en, { n }) })
}

const unpaidOrders = (ctx: Context) =>
  from(ctx, 'order')
    .select(['order._id', 'order.courseID', 'order.roundID'])
    .where('order.userID', '=', ctx.viewer.id)
    .where('order.process', 'in', [...unpaidStates])
    .execute()

async function recordOrder(ctx: Context, { course, expiresAt }: { course: ReservedCourse; expiresAt: string }) {
  const { courseID, roundID, name } = course
  const { _id } = await record(ctx, 'order', {
    ...{ userID: ctx.viewer.id, courseID, roundID, item: name, price: priceOf(course).pays },
    ...{ ref1: await nextReference(ctx), ref2: monthReference(ctx) },
    ...{ payment: 'bill_payment', type: 'lesson', approve: 'manual' },
  })
  await compute(ctx, 'order', { _id, change: { expiresAt, status: statusOf('awaiting') } })
  await addEvent(ctx, { orderID: _id, kind: 'created' })
  await enqueue(ctx, expireJob, { payload: { order: _id }, key: _id, at: Date.parse(expiresAt) })
  return _id
}

/** References are unique over all sites, because sites may share a bank account. */
const nextReference = async (ctx: Context): Promise<string> =>
  writeReference(await nextInSequence(ctx, 'order_reference'))

/** The second reference: the site and the month of the Buddhist era, such as `A1B2C36911`. */
function monthReference({ site, now }: Context) {
  const [year, month] = bangkokDay(now).split('-')
  return `${site._id.slice(-6).toUpperCase()}${String(Number(year) + 543).slice(-2)}${month}`
}
