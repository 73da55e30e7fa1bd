import { z } from 'zod'
import { everybody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { code, initially, jsonOf, text, withHint } from '#platform/data/collection/field-builders.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const words = z.record(z.string().regex(/^[A-Za-z][\w.-]{0,99}$/), z.string().max(1000))

/**
 * A language and its words (specification §3, Translate record): the words that clients request, and the site's own
 * wording for its pages (`platform/i18n/words-of.ts`).
 */
export const translate = defineCollection({
  name: 'translate',
  label: { th: 'ภาษา', en: 'language' },
  plural: { th: 'ภาษา', en: 'Languages' },
  site: null,
  title: ['name'],
  fields: {
    code: withHint({ th: 'รหัสภาษา เช่น th', en: 'A code such as th' }, code('รหัส', 'Code')),
    name: text('ชื่อ', 'Name'),
    flag: code('ธง', 'Flag'),
    translations: initially<Record<string, string>, Record<string, string>>({}, jsonOf(words)('คำแปล', 'Translations')),
  },
  uniques: [['code']],
  access: { read: everybody, create: byAdmins, update: byAdmins, remove: byAdmins },
  list: { columns: ['name', 'code', 'flag', 'updatedAt'], search: ['name', 'code'], sort: 'code' },
  form: [{ title: { th: 'ภาษา', en: 'Language' }, fields: ['code', 'name', 'flag', 'translations'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    translate: typeof translate
  }
}
