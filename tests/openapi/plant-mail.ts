import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { bounceToken } from '#modules/mail/bounces/bounce-token.server.ts'

/** Stores the email template of the examples. Returns the token of bounces with the one that the examples write for it. */
export async function plantMail(admin: Context): Promise<[real: string, written: string][]> {
  const template = { _id: exampleId('email_template'), name: 'ขอบคุณที่ติดต่อเรา', subject: 'เราได้รับข้อความของคุณแล้ว' }
  await create(admin, 'email_template', template)
  return [[await bounceToken(admin), 'C'.repeat(43)]]
}
