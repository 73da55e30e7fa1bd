import type { Example } from '#platform/api/description.ts'
import { exampleId } from '#platform/openapi/example-id.ts'

/** Calls of the host names and languages as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'GET /hostname/:id': [
    {
      name: 'a-host-name',
      summary: { th: 'ชื่อโฮสต์หนึ่งของเว็บไซต์นี้', en: 'One host name of this site' },
      as: 'guest',
      params: { id: exampleId('hostname') },
    },
  ],
  'POST /translate/query': [
    {
      name: 'a-language',
      summary: { th: 'คำแปลของภาษาหนึ่ง', en: 'The words of a language' },
      as: 'guest',
      request: { method: 'find', args: [{ code: 'en' }] },
    },
  ],
}
