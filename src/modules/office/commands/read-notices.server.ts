import { z } from 'zod'
import { roles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { readNotices, unreadNotices } from '#platform/background/notifications/notifications.ts'

const request = z.strictObject({ _id: z.union([z.string().regex(/^[0-9a-f]{24}$/), z.literal('all')]) })

export const description: CallDescription = {
  summary: { th: 'ทำเครื่องหมายว่าอ่านการแจ้งเตือนแล้ว', en: 'Mark own notifications as read' },
  roles: roles.filter((role) => role !== 'guest'),
  request,
  answer: z.strictObject({ status: z.literal(200), unread: z.int() }),
  examples: [{ name: 'all', summary: { th: 'อ่านทั้งหมด', en: 'All of them' }, as: 'admin', request: { _id: 'all' } }],
}

/**
 * `POST /api/office/notices`: marks one or all of the person's own notices as read. Other people's notices stay
 * unchanged.
 */
const markRead: ApiCommand = async (ctx, { body }) => {
  const asked = request.safeParse(body)
  if (!asked.success)
    throw invalid({ field: '_id', code: 'wrong', th: 'ไม่รู้จักการแจ้งเตือนนี้', en: 'There is no such notification' })
  const { _id } = asked.data
  await readNotices(ctx, _id === 'all' ? 'all' : { _id })
  return { status: 200, unread: await unreadNotices(ctx) }
}

export default markRead
