import { priceOf } from '#domain/money/baht.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { buyerSnapshot, saveProfile, vatRateIn } from '#modules/billing/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import type { BillTo } from '../../../collections/ship-to.ts'
import { documentProblems } from '../../../payments/documents/words.ts'
import { priceCart } from '../../../rules/cart-order.ts'
import { orderWords as words } from '../../../words.ts'
import { assertFewUnpaid, recordOrder, unpaidOrders } from '../../record-order.server.ts'

/** How long a company has to pay, in milliseconds: companies pay by their own rounds. */
const paymentMs = 30 * 86_400_000
const mostSeats = 500

interface SeatsOrder {
  courseID: string
  seats: number
  /** The company as a form sends it. */
  company: { name: string; taxId: string; branch: string; address: string }
}

/** A course that a company can buy seats of; undefined without one. */
export const courseForSale = (ctx: Context, courseID: string) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.price', 'course.sale_price'])
    .where('course._id', '=', courseID)
    .where('course.status', '=', true)
    .executeTakeFirst()

/**
 * Orders seats of a course for the viewer's company. Once paid, the viewer assigns them to people, who then enrol. The seats are not
 * reserved in a round: each person needs a free one when they enrol. Throws invalid for a company without a valid tax ID.
 */
export const orderSeats = (ctx: Context, asked: SeatsOrder): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    if (ctx.viewer.role !== 'user') throw forbidden()
    await lockSite(inside, `order ${ctx.viewer.id}`)
    const course = await courseForSale(inside, asked.courseID)
    if (!course) throw notFound()
    const { seats } = asked
    if (!Number.isSafeInteger(seats) || seats < 1 || seats > mostSeats)
      throw invalid({ field: 'seats', code: 'range', ...words.wrongSeats })
    if (priceOf(course).isFree) throw invalid({ field: 'courseID', code: 'free', ...words.isFree })
    assertFewUnpaid(await unpaidOrders(inside))
    const billTo = companyIn(asked.company)
    await saveProfile(inside, billTo)
    return record(inside, { course, seats, billTo })
  })

function companyIn(typed: SeatsOrder['company']): BillTo {
  const branch = typed.branch.trim() || '00000'
  const known = buyerSnapshot.safeParse({ ...typed, branch })
  const { wrongBuyer } = documentProblems
  const field = known.success ? null : String(known.error.issues[0]?.path[0])
  if (!known.success)
    throw invalid({ field: field!, code: 'wrong', ...(wrongBuyer[field as 'name'] ?? wrongBuyer.name) })
  const { name, taxId, address } = known.data
  if (taxId === null) throw invalid({ field: 'taxId', code: 'required', ...wrongBuyer.taxId })
  if (address === '') throw invalid({ field: 'address', code: 'required', ...wrongBuyer.address })
  return { type: 'company', name, taxId, branch: known.data.branch, address }
}

type Course = NonNullable<Awaited<ReturnType<typeof courseForSale>>>

async function record(ctx: Context, { course, seats, billTo }: { course: Course; seats: number; billTo: BillTo }) {
  const rate = (await vatRateIn(ctx, bangkokDay(ctx.now))) ?? 0
  const item = { sku: course._id, quantity: seats, price: priceOf(course).pays, taxClass: 'vat' }
  const { lines, total } = priceCart({ items: [item], shipping: null, rate })
  return recordOrder(ctx, {
    ...{ type: 'company', item: course.name, courseID: course._id, roundID: null, price: total },
    expiresAt: new Date(ctx.now + paymentMs).toISOString(),
    lines: lines.map((line) => ({ ...line, kind: 'seats', name: course.name, courseID: course._id })),
    change: { billTo },
  })
}
