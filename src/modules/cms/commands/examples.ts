import type { Example } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** The password of a page, as sent by the specification's password gate. */
export const unlockExample: Example = {
  name: 'right-password',
  summary: { th: 'รหัสผ่านที่ถูกต้อง', en: 'The right password' },
  as: 'guest',
  params: { id: exampleId('post', 2) },
  request: { password: 'lotus-2569' },
}

/** The request of a visitor who accepts all cookies. */
export const consentExample: Example = {
  name: 'agree',
  summary: { th: 'ยอมรับคุกกี้ทุกประเภท', en: 'Accept all cookie types' },
  as: 'guest',
  request: {
    agree: true,
    allowSessionCookies: true,
    allowAnalyticsCookies: true,
    allowAdvertisingCookies: true,
    allowNonEssentialCookies: true,
    allowMarketingCookies: true,
  },
}

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
