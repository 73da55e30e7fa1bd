import { isAtLeast, isStaff } from '#platform/access/viewer.ts'
import { defineCollection } from '#platform/collection/define.ts'
import {
  baht,
  boolean,
  choice,
  codes,
  date,
  headed,
  initially,
  longtext,
  number,
  optional,
  people,
  richtext,
  text,
  withHint,
  withUnit,
} from '#platform/collection/kinds.ts'

const hours = { th: 'ชั่วโมง', en: 'hours' }
const days = { th: 'วัน', en: 'days' }
const bahtUnit = { th: 'บาท', en: 'baht' }

export const course = defineCollection({
  name: 'course',
  label: { th: 'หลักสูตร', en: 'course' },
  plural: { th: 'หลักสูตร', en: 'Courses' },
  site: 'unit',
  keepsRemoved: true,
  keepsHistory: true,
  title: ['name'],
  fields: {
    name: text('ชื่อหลักสูตร', 'Name'),
    status: initially(false, boolean('เผยแพร่', 'Published')),
    mode: initially('standard', text('โหมด', 'Mode')),
    lesson_type: initially('child', text('ชนิดบทเรียน', 'Lesson type')),
    type: initially(
      'online',
      choice([
        { value: 'online', label: { th: 'ออนไลน์', en: 'Online' } },
        { value: 'onsite', label: { th: 'ณ สถานที่', en: 'Onsite' } },
      ])('รูปแบบ', 'Type'),
    ),
    category: initially<string[], string | string[]>([], codes('category')('หมวดหมู่', 'Category')),
    cover: optional(
      withHint(
        {
          th: 'ที่อยู่รูป https:// ถ้าเว้นว่าง ระบบวาดปกให้ตามหมวดหมู่',
          en: 'An https:// address; left empty, a cover is drawn from the category',
        },
        text('รูปปก', 'Cover'),
      ),
    ),
    hours: initially(0, headed({ th: 'ชม.', en: 'Hours' }, withUnit(hours, number('จำนวนชั่วโมง', 'Hours')))),
    days: initially(0, withUnit(days, number('จำนวนวัน', 'Days'))),
    short_description: initially('', longtext('คำอธิบายสั้น', 'Short description')),
    description: initially('', richtext('รายละเอียด', 'Description')),
    lecturer: initially<{ id: string | null; name: string }[], string | { id: string | null; name: string }[]>(
      [],
      people('lecturer')('วิทยากร', 'Lecturers'),
    ),
    certification: initially(
      'no',
      choice([
        { value: 'yes', label: { th: 'มีวุฒิบัตร', en: 'With certificate' } },
        { value: 'no', label: { th: 'ไม่มีวุฒิบัตร', en: 'No certificate' } },
      ])('วุฒิบัตร', 'Certificate'),
    ),
    price: optional(headed({ th: 'ราคา (บ.)', en: 'Price (฿)' }, withUnit(bahtUnit, baht('ราคาปกติ', 'Price')))),
    sale_price: optional(
      headed({ th: 'ราคาขาย (บ.)', en: 'Sale (฿)' }, withUnit(bahtUnit, baht('ราคาขาย', 'Sale price'))),
    ),
    target: initially<string[], string | string[]>([], codes('target')('กลุ่มเป้าหมาย', 'Target groups')),
    startRegistDate: optional(date('เปิดรับสมัคร', 'Registration opens')),
    endRegistDate: optional(date('ปิดรับสมัคร', 'Registration closes')),
  },
  relations: {
    lessons: { to: 'lesson', from: '_id', at: 'courseID' },
    enrolments: { to: 'enroll', from: '_id', at: 'courseID' },
  },
  indexes: [
    ['status', 'mode', 'lesson_type', 'createdAt desc'],
    ['status', 'createdAt desc'],
    ['status', 'type', 'createdAt desc'],
    ['updatedAt desc'],
  ],
  contained: ['name'],
  access: {
    read: (viewer) => isStaff(viewer) || { status: true },
    create: (viewer) => isAtLeast(viewer, 'manager'),
    update: (viewer) => isAtLeast(viewer, 'manager'),
    remove: (viewer) => isAtLeast(viewer, 'admin'),
  },
  list: {
    columns: ['name', 'category', 'hours', 'price', 'sale_price', 'status', 'updatedAt', 'type'],
    search: ['name', 'short_description', 'lecturer'],
    sort: 'updatedAt desc',
    under: 'type',
    state: 'status',
  },
  form: [
    {
      title: { th: 'ข้อมูลหลัก', en: 'Main' },
      fields: ['name', 'type', 'category', 'short_description', 'description', 'cover'],
    },
    {
      title: { th: 'เวลาเรียนและวิทยากร', en: 'Time and lecturers' },
      fields: ['hours', 'days', 'lecturer', 'certification', 'target'],
    },
    {
      title: { th: 'ราคาและการรับสมัคร', en: 'Price and registration' },
      text: { th: 'เว้นราคาว่างไว้เมื่อเรียนฟรี', en: 'Leave the price empty for a free course' },
      fields: ['price', 'sale_price', 'startRegistDate', 'endRegistDate'],
    },
    { title: { th: 'การเผยแพร่', en: 'Publishing' }, fields: ['status'] },
  ],
})

declare module '#platform/collection/registry.ts' {
  interface Registry {
    course: typeof course
  }
}
