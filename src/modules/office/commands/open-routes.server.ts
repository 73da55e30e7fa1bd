import { z } from 'zod'
import { isStaff, staffRoles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { openRoutes } from '#platform/office/menu/open-routes.ts'

const text = z.strictObject({ th: z.string(), en: z.string() })

export const description: CallDescription = {
  summary: { th: 'อ่านหน้าหลังบ้านที่ตนเปิดได้', en: 'See which back office screens you can open' },
  roles: staffRoles,
  answer: z.strictObject({
    status: z.literal(200),
    data: z.array(z.strictObject({ href: z.string(), title: text, group: text, letter: z.string().optional() })),
  }),
  examples: [{ name: 'member', summary: { th: 'หน้าของทีมงาน', en: 'Same as a staff member' }, as: 'member' }],
}

/** `GET /api/office/routes`: in both languages, because people may search in the other one. */
const tellRoutes: ApiCommand = async (ctx) => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  return { status: 200, data: openRoutes(ctx) }
}

export default tellRoutes
