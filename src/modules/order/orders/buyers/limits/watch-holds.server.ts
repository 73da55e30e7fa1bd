import { sql } from 'kysely'
import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { tellStaff } from '#platform/background/notifications/tell-staff.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { isMostlyHeld } from '../../../rules/most-held.ts'
import { holdAlarm } from '../../../tables.ts'
import { holdWords as words } from '../../../words.ts'
import { linesOf, type OrderLine } from '../../lines/order-lines.server.ts'

/** Seats of a round, or pieces of a SKU, that wait for money. */
interface Held {
  subject: string
  name: string
  held: number
  total: number
}

/**
 * Notifies staff if unpaid orders hold half or more of what an order has lines of, in the caller's transaction with the rights of an
 * administrator. Each round and SKU is told of once a day.
 */
export async function watchHolds(ctx: Context, orderID: string): Promise<void> {
  const lines = await linesOf(ctx, orderID)
  for (const line of lines) {
    const held = await heldOf(ctx, line)
    if (held && isMostlyHeld(held)) await alarm(ctx, held)
  }
}

const heldOf = (ctx: Context, line: OrderLine): Promise<Held | null> | null =>
  line.kind === 'goods' ? stockOf(ctx, line) : line.kind === 'course' ? seatsOf(ctx, line) : null

async function stockOf(ctx: Context, { sku, name }: OrderLine): Promise<Held | null> {
  const item = await from(ctx, 'stock_item')
    .select(['stock_item.onHand', 'stock_item.reserved'])
    .where('stock_item.sku', '=', sku ?? '')
    .executeTakeFirst()
  return item ? { subject: `sku/${sku}`, name, held: item.reserved, total: item.onHand } : null
}

async function seatsOf(ctx: Context, { courseID, roundID, name }: OrderLine): Promise<Held | null> {
  if (!courseID) return null
  const course = await from(ctx, 'course')
    .leftJoin(rows(ctx, 'course_round'), (join) => join.on(sql<boolean>`course_round._id = ${roundID}`))
    .select(['course.seats', 'course_round.seats as ofRound'])
    .where('course._id', '=', courseID)
    .executeTakeFirst()
  const total = roundID === null ? course?.seats : course?.ofRound
  if (total === null || total === undefined) return null
  const { n } = await from(ctx, 'seat_reservation')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('seat_reservation.courseID', '=', courseID)
    .where(sql<boolean>`seat_reservation."roundID" is not distinct from ${roundID}`)
    .where('seat_reservation.status', '=', 'held')
    .where('seat_reservation.until', '>', nowOf(ctx))
    .executeTakeFirstOrThrow()
  return { subject: `round/${roundID ?? courseID}`, name, held: n, total }
}

async function alarm(ctx: Context, { subject, name, held, total }: Held) {
  const isNew = await insertPrivate(ctx, holdAlarm, {
    row: { subject, day: bangkokDay(ctx.now) },
    onConflict: { columns: ['subject', 'day'], update: 'nothing' },
  })
  if (!isNew) return
  const put = (text: Text): Text => ({
    th: fill(text.th, { name, held, total }),
    en: fill(text.en, { name, held, total }),
  })
  await tellStaff(ctx, { title: put(words.title), text: put(words.text), href: href('/order/index/dashboard') })
}
