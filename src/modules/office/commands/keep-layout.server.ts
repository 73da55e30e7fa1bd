import { z } from 'zod'
import { staffRoles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { keepOfficeLayout, schemes } from '#platform/identity/site-roles/office-layout.ts'

const request = z.strictObject({
  isRailed: z.boolean().optional(),
  isToured: z.boolean().optional(),
  hasLetters: z.boolean().optional(),
  scheme: z.enum(schemes).optional(),
})

export const description: CallDescription = {
  summary: { th: 'จำหน้าตาของหลังบ้านที่ตนเลือก', en: 'Save your back office layout' },
  roles: staffRoles,
  request,
  answer: z.strictObject({ status: z.literal(200) }),
  examples: [{ name: 'rail', summary: { th: 'ย่อเมนู', en: 'Compact menu' }, as: 'admin', request: { isRailed: true } }],
}

/** `POST /api/office/layout`: stores the person's preferences for the staff interface, for all their sites. */
const keepLayout: ApiCommand = async (ctx, { body }) => {
  if (ctx.session?.interface !== 'backend') throw forbidden()
  const asked = request.safeParse(body)
  if (!asked.success) throw invalid({ field: '', code: 'wrong', th: 'ไม่รู้จักตัวเลือกนี้', en: 'There is no such choice' })
  const given = Object.entries(asked.data).filter(([, value]) => value !== undefined)
  await keepOfficeLayout(ctx, Object.fromEntries(given))
  return { status: 200 }
}

export default keepLayout
