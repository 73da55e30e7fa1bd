import { z } from 'zod'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  computed,
  date,
  derived,
  exampled,
  headed,
  initially,
  kind,
  only,
  optional,
  references,
  shownWhen,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { isUsedUpOf, spentOf } from './campaign-fields.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const bahtUnit = { th: 'บาท', en: 'baht' }
const percent = kind('baht', 'numeric(12,2)', z.number().min(0.01).max(100).multipleOf(0.01))
const list = (to: string, th: string, en: string) =>
  exampled(() => [], initially<string[], string[]>([], references(to)(th, en)))

/**
 * A lower price of products from a day through another one, in Bangkok. Visitors read the campaigns of today only. Where
 * it names no product, category or vendor, it holds for all products.
 */
export const campaign = defineCollection({
  name: 'campaign',
  label: { th: 'แคมเปญ', en: 'campaign' },
  plural: { th: 'แคมเปญ', en: 'Campaigns' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อแคมเปญ', 'Name'),
    from: exampled(() => '2026-11-20', date('ตั้งแต่วันที่', 'From')),
    until: exampled(() => '2030-12-31', date('ถึงวันที่', 'Until')),
    rule: initially(
      'percent',
      choice([
        { value: 'percent', label: { th: 'ลดเป็นร้อยละ', en: 'Percent off' } },
        { value: 'price', label: { th: 'ราคาเดียว', en: 'Fixed price' } },
      ])('วิธีลดราคา', 'Rule'),
    ),
    percent: shownWhen(
      { rule: 'percent' },
      exampled(() => 10, optional(withUnit({ th: '%', en: '%' }, percent('ลด', 'Discount')))),
      { isRequired: true },
    ),
    price: shownWhen(
      { rule: 'price' },
      exampled(
        () => null,
        optional(headed({ th: 'ราคา (บาท)', en: 'Price (baht)' }, withUnit(bahtUnit, baht('ราคาเดียว', 'Fixed price')))),
      ),
      { isRequired: true },
    ),
    products: list('product', 'เฉพาะสินค้า', 'Products'),
    categories: list('product_category', 'เฉพาะหมวดสินค้า', 'Categories'),
    vendors: list('vendor', 'เฉพาะผู้ขาย', 'Vendors'),
    budget: only(
      { read: isStaff },
      withHint(
        {
          th: 'ผลรวมส่วนลด เมื่อใช้หมดแคมเปญจะหยุด เว้นว่างคือไม่จำกัด',
          en: 'The sum of discounts. The campaign ends when it is used. Leave empty for no limit.',
        },
        exampled(() => null, optional(withUnit(bahtUnit, baht('งบส่วนลด', 'Budget')))),
      ),
    ),
    spent: only({ read: isStaff }, derived(spentOf, withUnit(bahtUnit, baht('ใช้ไปแล้ว', 'Spent')))),
    isUsedUp: derived(isUsedUpOf, boolean('ใช้งบครบแล้ว', 'Budget reached')),
    isSpent: {
      ...computed(false, boolean('งบ', 'Budget')),
      states: { on: { th: 'ใช้งบหมดแล้ว', en: 'Used up' }, off: { th: 'ยังมีงบ', en: 'Available' } },
    },
    status: {
      ...initially(false, boolean('เปิดใช้', 'Active')),
      states: { on: { th: 'เปิดใช้', en: 'Active' }, off: { th: 'ปิด', en: 'Inactive' } },
    },
  },
  indexes: [['status', 'until', 'from']],
  order: 'from desc',
  access: {
    read: (viewer, { today }) =>
      isStaff(viewer) || { status: true, isSpent: false, from: { $lte: today }, until: { $gte: today } },
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'from', 'until', 'rule', 'percent', 'price', 'budget', 'spent', 'status'],
    search: ['name'],
    sort: 'from desc',
    state: 'status',
    empty: {
      th: 'เพิ่มแคมเปญเพื่อลดราคาสินค้าหลายรายการตามช่วงวัน',
      en: 'Add a campaign to lower the price of several products for some days.',
    },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'on', label: { th: 'เปิดใช้', en: 'Active' }, rows: { status: true } },
      { name: 'off', label: { th: 'ปิด', en: 'Inactive' }, rows: { status: false } },
    ],
  },
  form: [
    { title: { th: 'แคมเปญ', en: 'Campaign' }, fields: ['name', 'from', 'until', 'status'] },
    { title: { th: 'ส่วนลด', en: 'Discount' }, fields: ['rule', 'percent', 'price', 'budget'] },
    {
      title: { th: 'สินค้าที่ร่วมรายการ', en: 'Products' },
      text: { th: 'ถ้าไม่เลือกเลย แคมเปญใช้กับสินค้าทุกรายการ', en: 'Without any choice the campaign holds for all products.' },
      fields: ['products', 'categories', 'vendors'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    campaign: typeof campaign
  }
}
