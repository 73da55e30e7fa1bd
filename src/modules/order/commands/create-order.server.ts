import { z } from 'zod'
import { assertSite } from '#platform/data/collection/writing/accept.ts'
import { find } from '#platform/http/api/find.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { rowResponse } from '#platform/http/openapi/rows.ts'
import { order } from '../collections/order.ts'
import { createOrder } from '../orders/create-order.server.ts'
import { orderWords as words } from '../words.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)
/** What the body says about the site of the order. */
const site = z.object({ data: z.record(z.string(), z.unknown()) })
/** Clients also send prices and states. They are ignored (U6). */
const body = z.object({ data: z.object({ courseID: id, roundID: id.nullish() }) })

export const description: CallDescription = {
  summary: { th: 'สั่งซื้อหลักสูตร', en: 'Order a course' },
  roles: ['user'],
  request: body,
  answer: rowResponse(order, { isNew: true }),
  examples: [
    {
      name: 'course-with-a-price',
      summary: { th: 'ผู้เรียนสั่งซื้อหลักสูตรที่มีราคา', en: 'A learner orders a course with a price' },
      as: 'user',
      request: { data: { courseID: exampleId('course', 6) } },
    },
  ],
}

/**
 * `POST /api/order` (specification §7): orders a course and reserves a seat. The order of the same course that is not paid yet is
 * returned instead of a second one.
 */
const createOrderCall: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  assertSite(ctx, order, site.safeParse(call.body).data?.data ?? {})
  if (!read.success) throw invalid({ field: 'courseID', code: 'required', ...words.noCourse })
  const { courseID, roundID = null } = read.data.data
  const _id = await createOrder(ctx, { courseID, roundID })
  const [data] = (await find(ctx, 'order', { args: [{ _id }] })) as Record<string, unknown>[]
  return { status: 200, _id, data }
}

export default createOrderCall
