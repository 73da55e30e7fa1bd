import { href } from 'react-router'
import { z } from 'zod'
import { pathWritten } from '#domain/page/redirect/plain-path.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  exampled,
  headed,
  initially,
  kind,
  longtext,
  number,
  optional,
  timed,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const longest = 300

const path = kind('text', 'text collate "C"', clean(2000).transform(pathWritten).pipe(z.string().max(longest)))
const target = kind('text', 'text collate "C"', clean(500))

/**
 * A redirect for an address that does not exist. It applies only if nothing else answers, and never leads to another
 * redirect (decision 380). `settle-redirect` validates it. Everybody may follow it, and administrators list them.
 */
export const redirect = defineCollection({
  name: 'redirect',
  label: { th: 'การเปลี่ยนเส้นทาง', en: 'redirect' },
  plural: { th: 'การเปลี่ยนเส้นทาง', en: 'Redirects' },
  site: null,
  softDelete: true,
  history: true,
  title: ['path'],
  fields: {
    path: exampled(
      (n) => `/old-page-${n}`,
      withHint(
        {
          th: 'ขึ้นต้นด้วย / เช่น /ข่าวเก่า หรือ /ข่าวเก่า/* สำหรับทุกหน้าที่อยู่ใต้นั้น มีผลเฉพาะเมื่อไม่มีหน้าเว็บใน URL นี้',
          en: 'Starts with /, such as /old-news, or /old-news/* for everything below it. A redirect works only if no page exists at this URL.',
        },
        path('URL เดิม', 'Old URL'),
      ),
    ),
    target: exampled(
      () => href('/lesson/home'),
      withHint(
        {
          th: 'หน้าในเว็บไซต์นี้ เช่น /lesson/home หรือ URL ของเว็บไซต์อื่นที่ขึ้นต้นด้วย https:// หากลงท้ายด้วย /* ระบบจะต่อส่วนที่เหลือของ URL ให้ และคงส่วนหลัง ? ไว้เสมอ',
          en: 'A page of this site, such as /lesson/home, or an https:// URL of another site. With /* at the end, the rest of the path is added. The part after ? is always kept.',
        },
        target('ไปที่', 'Leads to'),
      ),
    ),
    kind: initially(
      '301',
      withHint(
        {
          th: 'ถาวร: เครื่องมือค้นหาใช้ URL ใหม่ ชั่วคราว: ยังใช้ URL เดิม',
          en: 'Permanent: search engines use the new URL. Temporary: they keep the old URL.',
        },
        choice([
          { value: '301', label: { th: 'ถาวร (301)', en: 'Permanent (301)' } },
          { value: '302', label: { th: 'ชั่วคราว (302)', en: 'Temporary (302)' } },
        ])('แบบ', 'Kind'),
      ),
    ),
    active: {
      ...initially(true, boolean('เปิดใช้', 'In use')),
      states: { on: { th: 'เปิดใช้', en: 'In use' }, off: { th: 'ปิด', en: 'Off' } },
    },
    hits: computed(0, headed({ th: 'ใช้ (ครั้ง)', en: 'Followed' }, number('จำนวนครั้งที่ใช้', 'Uses'))),
    lastAt: computed(null, optional(timed('ใช้ล่าสุด', 'Last used'))),
    note: initially('', longtext('หมายเหตุ', 'Note')),
  },
  uniques: [['path']],
  indexes: [['createdAt desc']],
  access: { read: byAdmin, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: {
    columns: ['path', 'target', 'kind', 'active', 'hits', 'lastAt'],
    search: ['path', 'target', 'note'],
    sort: 'createdAt desc',
    state: 'active',
  },
  form: [
    { title: { th: 'ต้นทางและปลายทาง', en: 'Redirect' }, fields: ['path', 'target', 'kind', 'active'] },
    { title: { th: 'หมายเหตุ', en: 'Note' }, fields: ['note'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    redirect: typeof redirect
  }
}
