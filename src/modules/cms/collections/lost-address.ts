import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { choice, computed, headed, kind, number, optional, timed } from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

const path = kind('text', 'text collate "C"', clean(300))

/**
 * A requested address that does not exist, with its count and the page of the site that links to it. `platform/visits`
 * writes them, at most a thousand per site. They hold no query string and no visitor.
 */
export const lostAddress = defineCollection({
  name: 'lost_address',
  label: { th: 'URL ที่ไม่พบ', en: 'URL not found' },
  plural: { th: 'URL ที่ไม่พบ', en: 'URLs not found' },
  site: null,
  title: ['path'],
  fields: {
    path: computed('', path('URL', 'Address')),
    hits: computed(0, headed({ th: 'ครั้ง', en: 'Times' }, number('ถูกเรียก (ครั้ง)', 'Requests'))),
    lastAt: computed('1970-01-01T00:00:00.000Z', timed('ล่าสุด', 'Last')),
    referrer: computed(null, optional(path('ลิงก์อยู่ที่หน้า', 'Linked from'))),
    by: computed(
      'people',
      choice([
        { value: 'people', label: { th: 'ผู้เยี่ยมชม', en: 'Visitors' } },
        { value: 'robots', label: { th: 'บอตเท่านั้น', en: 'Bots only' } },
      ])('เรียกโดย', 'Requested by'),
    ),
  },
  uniques: [['path']],
  indexes: [['hits desc']],
  access: { read: byAdmin, create: nobody, update: nobody, remove: byAdmin },
  list: {
    columns: ['path', 'hits', 'lastAt', 'referrer'],
    search: ['path', 'referrer'],
    sort: 'hits desc',
    views: [
      { name: 'people', label: { th: 'จากผู้เยี่ยมชม', en: 'By visitors' }, rows: { by: 'people' } },
      { name: 'robots', label: { th: 'จากบอต', en: 'By bots' }, rows: { by: 'robots' } },
    ],
    empty: {
      th: 'เมื่อมีผู้เปิด URL ที่ไม่มีในเว็บไซต์นี้ URL นั้นจะแสดงที่นี่ภายในไม่กี่วินาที',
      en: 'When someone requests a URL that does not exist on this site, it appears here within seconds.',
    },
  },
  form: [{ title: { th: 'URL ที่ไม่พบ', en: 'URL not found' }, fields: ['path', 'by'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lost_address: typeof lostAddress
  }
}
