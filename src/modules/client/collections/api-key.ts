import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choicesFrom,
  computed,
  date,
  exampled,
  initially,
  instant,
  numberBetween,
  optional,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { networks, origins } from '../fields/network.ts'
import { offeredScopes } from '../fields/scopes.ts'

const byRoot = (viewer: Viewer) => isAtLeast(viewer, 'root')
const none: string[] = []

/**
 * A key with which a program calls the site's API (specification L10, guides U25). It acts as an administrator of the
 * site, limited to its scopes. Its secret is stored separately (`platform/api-key`). A used key is revoked, not
 * removed.
 */
export const apiKey = defineCollection({
  name: 'api_key',
  label: { th: 'คีย์ API', en: 'API key' },
  plural: { th: 'คีย์ API', en: 'API keys' },
  site: null,
  history: true,
  notImportable: true,
  title: ['name'],
  fields: {
    name: text('ชื่อ', 'Name'),
    scopes: withHint(
      { th: 'คีย์นี้ใช้ได้เฉพาะสิทธิ์ที่เลือก', en: 'The key has only the selected permissions' },
      exampled(() => ['course:read'], choicesFrom(offeredScopes)('ขอบเขต', 'Scopes')),
    ),
    addresses: withHint(
      {
        th: 'เช่น 203.0.113.7 หรือ 203.0.113.0/24 เว้นว่างเมื่อใช้ได้จากทุกที่',
        en: 'For example 203.0.113.7 or 203.0.113.0/24. Leave empty to allow all',
      },
      initially(none, networks('ที่อยู่เครือข่ายที่ใช้ได้', 'Allowed IP addresses')),
    ),
    origins: withHint(
      {
        th: 'เช่น https://app.example.co.th คำขอจากเบราว์เซอร์ของเว็บไซต์อื่นถูกปฏิเสธ',
        en: 'For example https://app.example.co.th. Calls from other browser origins are rejected',
      },
      initially(none, origins('เว็บไซต์ที่เรียกจากเบราว์เซอร์ได้', 'Allowed browser origins')),
    ),
    expires: optional(date('ใช้ได้ถึงวันที่', 'Expires')),
    perMinute: withUnit(
      { th: 'ครั้ง/นาที', en: 'a minute' },
      initially(60, numberBetween(1, 6000)('จำนวนคำขอสูงสุด', 'Most calls')),
    ),
    revokedAt: computed(null, optional(instant('ยกเลิกเมื่อ', 'Revoked'))),
  },
  indexes: [['name']],
  access: { read: byRoot, create: byRoot, update: byRoot, remove: nobody },
  list: {
    columns: ['name', 'expires', 'revokedAt', 'createdAt'],
    search: ['name'],
    sort: 'createdAt desc',
    views: [
      { name: 'live', label: { th: 'ใช้งานอยู่', en: 'Live' }, rows: { revokedAt: null } },
      { name: 'revoked', label: { th: 'ยกเลิกแล้ว', en: 'Revoked' }, rows: { revokedAt: { $ne: null } } },
    ],
  },
  form: [
    { title: { th: 'คีย์', en: 'The key' }, fields: ['name', 'scopes'] },
    {
      title: { th: 'ใช้ได้ที่ไหนและเมื่อใด', en: 'Where and when' },
      fields: ['addresses', 'origins', 'expires', 'perMinute'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    api_key: typeof apiKey
  }
}
