import { sql } from 'kysely'
import { z } from 'zod'
import { stagesOf } from '#platform/http/api/aggregate.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { type AskedCountsParams, readCounts } from '../rules/asked-counts.ts'

export const description: CallDescription = {
  summary: { th: 'นับคำสั่งซื้อและข้อความที่รอส่ง', en: 'Count orders and messages to send' },
  request: z.strictObject({ pipeline: z.array(z.record(z.string(), z.unknown())) }),
  answer: z.strictObject({ orderCount: z.int(), messageCount: z.int() }),
  examples: [
    {
      name: 'orders-and-messages',
      summary: { th: 'คำสั่งซื้อที่ลงทะเบียนคอร์ส และข้อความที่รอส่ง', en: 'Course orders and messages to send' },
      as: 'manager',
      request: {
        pipeline: [
          { $match: { status: 'ลงทะเบียนคอร์ส' } },
          { $count: 'orderCount' },
          { $unionWith: { coll: 'message', pipeline: [{ $match: { status: 'submit' } }, { $count: 'messageCount' }] } },
        ],
      },
    },
  ],
}

/**
 * `POST /api/order/aggregate` (specification §7): counts a unit's orders with a status, and the unsent messages to a
 * parent. It counts only what the viewer may see.
 */
const countOrders: ApiCommand = async (ctx, { body }) => {
  const asked = readCounts(stagesOf(body))
  if ('issues' in asked) throw invalid(...asked.issues)
  const orderCount = await countOrdersOf(ctx, asked.order)
  return { orderCount, messageCount: await countMessages(ctx, asked.message) }
}

export default countOrders

/** Mail that the site sent is no message to its staff. */
async function countMessages(ctx: Context, { site, status }: AskedCountsParams): Promise<number> {
  if (site !== null && site !== ctx.site._id) return 0
  const { n } = await from(ctx, 'message')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('message.direction', '=', 'in')
    .where(sql<boolean>`message.status = any(${[...status]}::text[])`)
    .executeTakeFirstOrThrow()
  return n
}

async function countOrdersOf(ctx: Context, { site, status }: AskedCountsParams): Promise<number> {
  if (site !== null && site !== ctx.site._id) return 0
  const { n } = await from(ctx, 'order')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(sql<boolean>`${sql.ref('order.status')} = any(${[...status]}::text[])`)
    .executeTakeFirstOrThrow()
  return n
}
