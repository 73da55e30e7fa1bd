import { z } from 'zod'
import { roles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'

const notice = z.strictObject({
  _id: z.string(),
  title: z.string(),
  text: z.string().nullable(),
  href: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
})

export const description: CallDescription = {
  summary: { th: 'อ่านการแจ้งเตือนของตน', en: 'Read own notifications' },
  roles: roles.filter((role) => role !== 'guest'),
  answer: z.strictObject({ status: z.literal(200), unread: z.int(), data: z.array(notice) }),
  examples: [
    { name: 'admin', summary: { th: 'การแจ้งเตือนของผู้ดูแลเว็บไซต์', en: 'Same as an administrator' }, as: 'admin' },
  ],
}

/** `GET /api/office/notices`: the person's notices on this site, in their language. Empty for a visitor. */
const tellNotices: ApiCommand = async (ctx) => {
  const { notices, unread } = await ownNotices(ctx)
  const data = notices.map(({ title, text, ...more }) => ({
    ...more,
    ...{ title: title[ctx.locale], text: text?.[ctx.locale] ?? null },
  }))
  return { status: 200, unread, data }
}

export default tellNotices
