import type { Example } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** Calls of the storages as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'GET /space/:id': [
    {
      name: 'as-visitor',
      summary: {
        th: 'ผู้เยี่ยมชมเห็น URL ของไฟล์ แต่ไม่เห็นพื้นที่เก็บไฟล์ S3 และคีย์',
        en: 'A visitor sees the file URL but not the bucket or key',
      },
      as: 'guest',
      params: { id: exampleId('space') },
    },
    {
      name: 'as-root',
      summary: { th: 'เจ้าของระบบเห็นว่าตั้งค่าคีย์ไว้แล้วหรือไม่', en: 'The owner sees whether the keys are set' },
      as: 'root',
      params: { id: exampleId('space') },
    },
  ],
}
