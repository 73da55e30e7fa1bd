import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { roles } from '#platform/data/access/viewer.ts'
import { removeFile } from '#platform/content/file/references/remove-file.ts'

/** The request and response of `DELETE /upload/{name}`. The URL contains the key of the file. */
export const description: CallDescription = {
  summary: {
    th: 'ลบไฟล์ที่ไม่ได้ใช้ตามคีย์: เจ้าของไฟล์ หรือผู้จัดการขึ้นไป',
    en: 'Delete an unused file by its key: its owner, or managers and above',
  },
  roles: roles.filter((role) => role !== 'guest'),
  params: {
    name: {
      text: { th: 'ส่วนของคีย์หลัง upload/', en: 'The part of the key after upload/' },
      schema: { type: 'string', pattern: String.raw`^\d{13,15}-[0-9a-f]{32}\.[a-z0-9]{2,5}$` },
    },
  },
  answer: z.object({ status: z.literal(200) }),
  examples: [],
}

const removeUpload: ApiCommand = async (ctx, { params }) => {
  await removeFile(ctx, params['name'] ?? '')
  return { status: 200 }
}

export default removeUpload
