import { cookieKinds } from '#domain/browser/consent.ts'
import { everybody, nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { boolean as yesOrNo, alsoComputed } from '#platform/data/collection/field-builders.ts'

const boolean = (th: string, en: string) => alsoComputed(yesOrNo(th, en))
const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/**
 * A decision about cookies (specification §3, Cookie consent record): one row per person or browser. It holds the last
 * decision, and nobody else changes or removes it. It does not identify the person or their network.
 */
export const consent = defineCollection({
  name: 'consent',
  label: { th: 'ความยินยอมคุกกี้', en: 'cookie consent' },
  plural: { th: 'ความยินยอมคุกกี้', en: 'Cookie consents' },
  site: 'unit',
  title: ['agree'],
  fields: {
    agree: boolean('ยอมรับ', 'Agreed'),
    allowSessionCookies: boolean('คุกกี้ที่จำเป็น', 'Session cookies'),
    allowAnalyticsCookies: boolean('คุกกี้เพื่อการวิเคราะห์', 'Analytics cookies'),
    allowAdvertisingCookies: boolean('คุกกี้เพื่อการโฆษณา', 'Advertising cookies'),
    allowNonEssentialCookies: boolean('คุกกี้ที่ไม่จำเป็น', 'Non-essential cookies'),
    allowMarketingCookies: boolean('คุกกี้เพื่อการตลาด', 'Marketing cookies'),
  },
  indexes: [['createdAt desc']],
  access: { read: byAdmin, create: everybody, update: nobody, remove: nobody },
  list: {
    columns: ['updatedAt', 'agree', 'allowAnalyticsCookies', 'allowAdvertisingCookies'],
    search: [],
    sort: 'createdAt desc',
  },
  form: [
    {
      title: { th: 'การตัดสินใจ', en: 'Decision' },
      fields: ['agree', ...cookieKinds],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    consent: typeof consent
  }
}
