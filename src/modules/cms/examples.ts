import type { Example } from '#platform/api/description.ts'
import { exampleId } from '#platform/openapi/example-id.ts'

/** Calls of the collection `post` as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'GET /post/:id': [
    {
      name: 'one-post',
      summary: { th: 'หน้าหรือโพสต์หนึ่งรายการ', en: 'One page or post' },
      as: 'guest',
      params: { id: exampleId('post') },
    },
  ],
}
