import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { receiptKeys } from '../sitting/receipts/receipt.server.ts'

const key = z.strictObject({ keyID: z.string(), publicKey: z.string(), createdAt: z.string() })

export const description: CallDescription = {
  summary: { th: 'กุญแจสาธารณะสำหรับตรวจใบรับการสอบ', en: 'Public keys of exam receipts' },
  answer: z.strictObject({ keys: z.array(key) }),
  examples: [{ name: 'keys', summary: { th: 'กุญแจที่ใช้ตรวจใบรับ', en: 'The keys of receipts' }, as: 'guest' }],
}

/** `GET /api/exam/receipt-keys`: anyone may verify a receipt. */
const listKeys: ApiCommand = async (ctx) => ({ keys: await receiptKeys(ctx) })

export default listKeys
