import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { designOf } from '../sending/design-of.ts'
import { emailErrors } from '../sending/email-errors.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

export const description: CallDescription = {
  summary: { th: 'แม่แบบอีเมลพร้อมเนื้อหา', en: 'An email template with its content' },
  roles: ['member'],
  params: { id: { text: { th: 'รหัสแม่แบบ', en: 'The template' }, schema: { type: 'string' } } },
  answer: z.strictObject({
    status: z.literal(200),
    data: z.strictObject({
      ...{ _id: id, name: z.string(), kind: z.string(), version: z.int(), content: z.string() },
      updatedAt: z.string(),
    }),
  }),
  examples: [
    {
      name: 'template',
      summary: { th: 'ทีมงานเปิดแม่แบบ', en: 'Staff read a template' },
      as: 'admin',
      params: { id: exampleId('email_template') },
    },
  ],
}

/** `GET /api/email_template/{id}` (specification §7): `content` is the design as a JSON string. */
const readTemplate: ApiCommand = async (ctx, { params }) => {
  const row = await from(ctx, 'email_template')
    .selectAll()
    .where('email_template._id', '=', params['id'] ?? '')
    .executeTakeFirst()
  if (!row) throw notFound({ field: 'id', code: 'fetch', th: emailErrors.fetch, en: emailErrors.fetch })
  const { _id, name, kind, version, updatedAt } = row
  return { status: 200, data: { _id, name, kind, version, content: JSON.stringify(designOf(row)), updatedAt } }
}

export default readTemplate
