import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

/** How long a company can assign the seats that it bought. */
const assignDays = 365

interface BoughtSeats {
  orderID: string
  company: string
  courseID: string
  contactID: string
  /** How many seats the company has paid for, also after a refund. */
  seats: number
}

/** Gives a company the seats that it bought, with the rights of a job, once for each order. Its buyer assigns them. */
export async function grantSeats(ctx: Context, { orderID, seats, ...of }: BoughtSeats): Promise<void> {
  if (await grantOfOrder(ctx, orderID)) return
  const untilDate = addDays(bangkokDay(ctx.now), assignDays)
  const { _id } = await create(ctx, 'seat_grant', { ...of, seats, untilDate })
  await compute(ctx, 'seat_grant', { _id, change: { orderID } })
}

/**
 * Lowers the seats of an order to what is still paid for, with the rights of a job. None are left if nothing is; people who have a seat
 * keep it, and the company assigns no more.
 */
export async function lowerSeats(
  ctx: Context,
  { orderID, seats }: Pick<BoughtSeats, 'orderID' | 'seats'>,
): Promise<void> {
  const grant = await grantOfOrder(ctx, orderID)
  if (!grant || grant.seats <= seats) return
  const change = seats > 0 ? { seats } : { seats: 1, untilDate: addDays(bangkokDay(ctx.now), -1) }
  await update(ctx, 'seat_grant', { _id: grant._id, change })
}

const grantOfOrder = (ctx: Context, orderID: string) =>
  from(ctx, 'seat_grant')
    .select(['seat_grant._id', 'seat_grant.seats'])
    .where('seat_grant.orderID', '=', orderID)
    .executeTakeFirst()
