import { z } from 'zod'
import { everybody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  choice,
  date,
  exampled,
  initially,
  kind,
  optional,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
/** What has begun to apply is never changed: a later rate replaces it. */
const beforeItBegins = (viewer: Viewer, { today }: { today: string }) => byAdmins(viewer) && { from: { $gt: today } }

const percent = kind('baht', 'numeric(12,2)', z.number().min(0).max(99.99).multipleOf(0.01))

const payers = [
  { value: 'company', label: { th: 'นิติบุคคล', en: 'Company' } },
  { value: 'government', label: { th: 'หน่วยงานรัฐ', en: 'Government' } },
] as const

const incomes = [
  { value: 'service', label: { th: 'ค่าบริการและค่าอบรม', en: 'Services and training' } },
  { value: 'advertising', label: { th: 'ค่าโฆษณา', en: 'Advertising' } },
  { value: 'transport', label: { th: 'ค่าขนส่ง', en: 'Transport' } },
  { value: 'rent', label: { th: 'ค่าเช่า', en: 'Rent' } },
  { value: 'goods', label: { th: 'ค่าสินค้า', en: 'Goods' } },
] as const

/** A rate of withholding tax for a type of buyer and income, and the days on which it applies. */
export const withholdingRate = defineCollection({
  name: 'withholding_rate',
  label: { th: 'อัตราหักภาษี ณ ที่จ่าย', en: 'withholding rate' },
  plural: { th: 'อัตราหักภาษี ณ ที่จ่าย', en: 'Withholding rates' },
  site: 'unit',
  history: true,
  softDelete: true,
  title: ['payer', 'rate', 'from'],
  fields: {
    payer: initially<(typeof payers)[number]['value'], (typeof payers)[number]['value']>(
      'company',
      choice(payers)('ผู้หักภาษี', 'Payer'),
    ),
    income: initially<(typeof incomes)[number]['value'], (typeof incomes)[number]['value']>(
      'service',
      choice(incomes)('ประเภทเงินได้', 'Income'),
    ),
    rate: withUnit(
      { th: '%', en: '%' },
      exampled(() => 3, percent('อัตรา', 'Rate')),
    ),
    least: withHint(
      { th: 'ยอดก่อนภาษีมูลค่าเพิ่มที่น้อยกว่านี้ไม่ต้องหัก', en: 'No tax is withheld from less than this before VAT' },
      withUnit({ th: 'บาท', en: 'baht' }, initially(1000, baht('ยอดขั้นต่ำ', 'Minimum amount'))),
    ),
    from: exampled((n) => `${2030 + n}-01-01`, date('ตั้งแต่วันที่', 'From')),
    until: exampled(() => null, optional(date('ถึงวันที่', 'Until'))),
    law: optional(text('อ้างอิงกฎหมาย', 'Legal reference')),
  },
  uniques: [['payer', 'income', 'from']],
  access: { read: everybody, create: byAdmins, update: beforeItBegins, remove: beforeItBegins },
  list: {
    columns: ['payer', 'income', 'rate', 'least', 'from', 'until'],
    search: ['law'],
    sort: 'from desc',
    empty: {
      th: 'เพิ่มอัตราที่ใช้อยู่ เช่น นิติบุคคล ค่าบริการ 3% เพื่อให้บริษัทหักภาษี ณ ที่จ่ายได้',
      en: 'Add the current rates, such as 3% of services for companies, so that companies can withhold tax.',
    },
  },
  form: [
    {
      title: { th: 'อัตราหักภาษี', en: 'Rate' },
      fields: ['payer', 'income', 'rate', 'least', 'from', 'until', 'law'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    withholding_rate: typeof withholdingRate
  }
}
