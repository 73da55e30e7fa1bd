import { randomInt } from 'node:crypto'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  code,
  codes,
  computed,
  date,
  exampled,
  generated,
  immutable,
  initially,
  number,
  numberBetween,
  optional,
  reference,
  references,
  shownWhen,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { makeCode } from '../rules/coupon-code.ts'
import { couponKinds } from '../rules/coupon-kinds.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const bahtUnit = { th: 'บาท', en: 'baht' }
const times = { th: 'ครั้ง', en: 'times' }
const money = (th: string, en: string) => withUnit(bahtUnit, baht(th, en))
const list = (to: string, th: string, en: string) =>
  initially<string[], string[]>(
    [],
    exampled(() => [], references(to)(th, en)),
  )

/**
 * A coupon. Staff manage it. Anybody else reads one only with its code: `withCode` puts the code that was entered into `viewer.opened`.
 */
export const coupon = defineCollection({
  name: 'coupon',
  label: { th: 'คูปอง', en: 'coupon' },
  plural: { th: 'คูปอง', en: 'Coupons' },
  site: 'unit',
  history: true,
  softDelete: true,
  title: ['code'],
  fields: {
    code: generated(
      () => makeCode(randomInt),
      exampled(() => 'WCHSAMPEXX', code('รหัสคูปอง', 'Code')),
    ),
    name: withHint({ th: 'ผู้เรียนเห็นชื่อนี้', en: 'Learners see this name' }, text('ชื่อคูปอง', 'Name')),
    kind: immutable(initially('percent', choice(couponKinds)('ประเภทคูปอง', 'Kind'))),
    percent: shownWhen(
      { kind: 'percent' },
      exampled(() => 10, optional(withUnit({ th: '%', en: '%' }, numberBetween(1, 100)('ส่วนลดร้อยละ', 'Percent')))),
      { isRequired: true },
    ),
    amount: shownWhen({ kind: 'amount' }, optional(money('ส่วนลด', 'Discount')), { isRequired: true }),
    maxDiscount: shownWhen({ kind: 'percent' }, optional(money('ลดสูงสุด', 'Maximum discount'))),
    courseID: shownWhen(
      { kind: 'course' },
      exampled(() => null, optional(reference('course')('หลักสูตรที่ได้', 'Course'))),
      { isRequired: true },
    ),
    credits: shownWhen({ kind: 'credit' }, optional(money('เครดิตที่ได้', 'Credit')), { isRequired: true }),
    creditDays: shownWhen(
      { kind: 'credit' },
      withHint(
        { th: 'เว้นว่างคือไม่หมดอายุ', en: 'Leave empty for no end' },
        optional(withUnit({ th: 'วัน', en: 'days' }, numberBetween(1, 3650)('อายุเครดิต', 'Credit lasts'))),
      ),
    ),
    uses: initially(1, withUnit(times, numberBetween(1, 1_000_000)('ใช้ได้ทั้งหมด', 'Uses'))),
    perUser: initially(1, withUnit(times, numberBetween(1, 1000)('คนละไม่เกิน', 'Uses per person'))),
    used: computed(0, withUnit(times, number('ใช้ไปแล้ว', 'Used'))),
    budget: withHint(
      { th: 'หยุดเมื่อส่วนลดรวมครบจำนวนนี้', en: 'The coupon ends when its discounts reach this sum' },
      optional(money('งบส่วนลด', 'Budget')),
    ),
    spent: computed(0, money('ส่วนลดที่ให้ไปแล้ว', 'Discount given')),
    minSpend: optional(money('ยอดซื้อขั้นต่ำ', 'Minimum purchase')),
    products: list('product', 'เฉพาะสินค้า', 'Only these products'),
    categories: list('product_category', 'เฉพาะหมวดสินค้า', 'Only these categories'),
    courses: list('course', 'เฉพาะหลักสูตร', 'Only these courses'),
    target: initially<string[], string | string[]>(
      [],
      exampled(() => [], codes('target')('เฉพาะกลุ่มเป้าหมาย', 'Only these target groups')),
    ),
    recipient: withHint(
      { th: 'เว้นว่างคือใครก็ใช้ได้', en: 'Leave empty for everybody' },
      exampled(() => null, optional(reference('user')('เฉพาะบุคคล', 'Only this person'))),
    ),
    from: optional(date('ใช้ได้ตั้งแต่', 'From')),
    until: optional(date('ใช้ได้ถึง', 'Until')),
    batch: withHint(
      { th: 'ใช้กรองและส่งออกคูปองทั้งชุด', en: 'To filter and export a set of coupons' },
      optional(text('ชุดคูปอง', 'Batch')),
    ),
    active: initially(true, boolean('เปิดใช้', 'Active')),
  },
  checks: ['used >= 0', 'spent >= 0'],
  uniques: [['code']],
  indexes: [['createdAt desc'], ['batch', 'createdAt desc'], ['active', 'createdAt desc']],
  access: {
    read: (viewer) => byAdmin(viewer) || (viewer.opened ? { code: { $in: viewer.opened } } : false),
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['code', 'name', 'kind', 'used', 'uses', 'until', 'batch', 'active'],
    search: ['code', 'name', 'batch'],
    sort: 'createdAt desc',
    state: 'active',
    empty: {
      th: 'ยังไม่มีคูปอง เพิ่มคูปองแรก แล้วส่งรหัสหรือลิงก์ให้ผู้เรียน',
      en: 'No coupons yet. Add the first one and send its code or link to learners.',
    },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'on', label: { th: 'เปิดใช้', en: 'Active' }, rows: { active: true } },
      { name: 'off', label: { th: 'ปิดแล้ว', en: 'Switched off' }, rows: { active: false } },
    ],
  },
  form: [
    {
      title: { th: 'คูปอง', en: 'Coupon' },
      fields: [
        ...(['name', 'kind', 'percent', 'amount', 'maxDiscount', 'courseID', 'credits', 'creditDays'] as const),
        ...(['batch', 'active'] as const),
      ],
    },
    {
      title: { th: 'จำนวนและช่วงเวลา', en: 'How often and when' },
      fields: ['uses', 'perUser', 'budget', 'minSpend', 'from', 'until'],
    },
    {
      title: { th: 'ใช้ได้กับ', en: 'Valid for' },
      fields: ['products', 'categories', 'courses', 'target', 'recipient'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    coupon: typeof coupon
  }
}
