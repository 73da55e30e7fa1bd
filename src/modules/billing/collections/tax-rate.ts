import { everybody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { z } from 'zod'
import { defineCollection } from '#platform/data/collection/define.ts'
import { date, exampled, kind, optional, text, withHint, withUnit } from '#platform/data/collection/field-builders.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
/** What has begun to apply is never changed: a later rate replaces it. */
const beforeItBegins = (viewer: Viewer, { today }: { today: string }) => byAdmins(viewer) && { from: { $gt: today } }

const percent = kind('baht', 'numeric(12,2)', z.number().min(0).max(99.99).multipleOf(0.01))

/** A VAT rate and the days on which it applies, as its royal decree says. */
export const taxRate = defineCollection({
  name: 'tax_rate',
  label: { th: 'อัตราภาษีมูลค่าเพิ่ม', en: 'VAT rate' },
  plural: { th: 'อัตราภาษีมูลค่าเพิ่ม', en: 'VAT rates' },
  site: 'unit',
  history: true,
  softDelete: true,
  title: ['rate', 'from'],
  fields: {
    rate: withUnit(
      { th: '%', en: '%' },
      exampled(() => 7, percent('อัตรา', 'Rate')),
    ),
    from: exampled((n) => `${2030 + n}-10-01`, date('ตั้งแต่วันที่', 'From')),
    until: withHint(
      { th: 'วันสุดท้ายตามพระราชกฤษฎีกา', en: 'The last day, as the royal decree says' },
      exampled(() => null, optional(date('ถึงวันที่', 'Until'))),
    ),
    decree: optional(text('อ้างอิงกฎหมาย', 'Legal reference')),
  },
  uniques: [['from']],
  access: { read: everybody, create: byAdmins, update: beforeItBegins, remove: beforeItBegins },
  list: {
    columns: ['rate', 'from', 'until', 'decree'],
    search: ['decree'],
    sort: 'from desc',
    empty: {
      th: 'เพิ่มอัตราที่ใช้อยู่ก่อนออกเอกสารที่มีภาษีมูลค่าเพิ่ม',
      en: 'Add the current rate before you issue documents with VAT.',
    },
  },
  form: [{ title: { th: 'อัตราภาษี', en: 'Rate' }, fields: ['rate', 'from', 'until', 'decree'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    tax_rate: typeof taxRate
  }
}
