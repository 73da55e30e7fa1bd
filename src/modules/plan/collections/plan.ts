import { taxClasses } from '#domain/money/tax/tax-classes.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  exampled,
  headed,
  immutable,
  initially,
  longtext,
  numberBetween,
  optional,
  references,
  shownWhen,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

const periods = [
  { value: 'month', label: { th: 'เดือน', en: 'Month' } },
  { value: 'year', label: { th: 'ปี', en: 'Year' } },
] as const

/** A subscription that learners buy for a period. It gives access to its courses, or to all courses with a price. */
export const plan = defineCollection({
  name: 'plan',
  label: { th: 'แพ็กเกจสมาชิก', en: 'subscription plan' },
  plural: { th: 'แพ็กเกจสมาชิก', en: 'Subscription plans' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อแพ็กเกจ', 'Name'),
    description: withHint(
      { th: 'ผู้เรียนเห็นในหน้าสมัครสมาชิก', en: 'Learners read it where they subscribe' },
      optional(longtext('รายละเอียด', 'Description')),
    ),
    period: immutable(initially('month', choice(periods)('รอบชำระเงิน', 'Period'))),
    count: withHint(
      {
        th: 'เช่น 3 เดือน คือชำระทุก 3 เดือน เปลี่ยนรอบภายหลังไม่ได้ ให้สร้างแพ็กเกจใหม่',
        en: '3 months means a payment every 3 months. The period cannot be changed later. Add another plan instead.',
      },
      immutable(initially(1, numberBetween(1, 36)('จำนวนเดือนหรือปีต่อรอบ', 'Months or years per period'))),
    ),
    price: headed(
      { th: 'ราคา (บาท)', en: 'Price (baht)' },
      withUnit({ th: 'บาท', en: 'baht' }, baht('ราคาต่อรอบ', 'Price per period')),
    ),
    taxClass: initially('vat', choice(taxClasses)('ภาษี', 'Tax class')),
    allCourses: withHint(
      {
        th: 'ผู้เรียนกดเริ่มเรียนหลักสูตรที่ต้องการเอง รวมหลักสูตรที่เปิดใหม่',
        en: 'Learners start the courses that they want, also new ones',
      },
      initially(false, boolean('เรียนได้ทุกหลักสูตร', 'All courses')),
    ),
    courses: shownWhen(
      { allCourses: false },
      withHint(
        {
          th: 'ระบบลงทะเบียนหลักสูตรเหล่านี้ให้เมื่อชำระเงิน หลักสูตรฟรีไม่ต้องใส่',
          en: 'Learners are enrolled in these courses once they pay. Leave out free courses.',
        },
        initially<string[], string[]>(
          [],
          exampled(() => [], references('course')('หลักสูตรในแพ็กเกจ', 'Courses')),
        ),
      ),
    ),
    status: withHint(
      {
        th: 'แพ็กเกจที่ปิดแล้วสมัครหรือต่ออายุไม่ได้ สมาชิกเดิมเรียนได้จนสิ้นสุดรอบ',
        en: 'Without it nobody can buy or renew. Subscribers keep access until their period ends.',
      },
      initially(true, boolean('เปิดขาย', 'For sale')),
    ),
  },
  checks: ['price > 0'],
  indexes: [['status', 'price'], ['createdAt desc']],
  relations: { subscriptions: { to: 'subscription', from: '_id', at: 'planID' } },
  order: 'price',
  access: {
    // Subscribers read their plan also when it is no longer for sale.
    read: (viewer) =>
      isAtLeast(viewer, 'manager') ||
      (viewer.role === 'user'
        ? { $or: [{ status: true }, { subscriptions: { userID: viewer.id } }] }
        : { status: true }),
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'price', 'count', 'period', 'allCourses', 'status'],
    search: ['name'],
    sort: 'price',
    state: 'status',
    empty: {
      th: 'ยังไม่มีแพ็กเกจสมาชิก เพิ่มแพ็กเกจแรก แล้วผู้เรียนจะเห็นในหน้าสมัครของหลักสูตร',
      en: 'No plans yet. Add the first one, and learners see it where they subscribe to a course.',
    },
  },
  form: [
    {
      title: { th: 'แพ็กเกจสมาชิก', en: 'Subscription plan' },
      fields: ['name', 'description', 'period', 'count', 'price', 'taxClass', 'status'],
    },
    { title: { th: 'หลักสูตร', en: 'Courses' }, fields: ['allCourses', 'courses'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    plan: typeof plan
  }
}
