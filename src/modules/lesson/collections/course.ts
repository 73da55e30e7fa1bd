import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  alsoComputed,
  baht,
  boolean,
  choice,
  choiceOrListed,
  code,
  codes,
  computed,
  date,
  entries,
  exampled,
  halfHours,
  headed,
  initially,
  lockedWhen,
  listedIn,
  longtext,
  number,
  numberBetween,
  only,
  optional,
  people,
  reference,
  richtext,
  sentAsFile,
  shownWhen,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { learningFields } from '../lesson-access/course-fields.ts'

const hours = { th: 'ชั่วโมง', en: 'hours' }
const days = { th: 'วัน', en: 'days' }
const bahtUnit = { th: 'บาท', en: 'baht' }

/** Onsite courses show these fields. A field that has a value is never hidden. */
const registered = (name: string) => ({ $or: [{ type: 'onsite' }, { [name]: { $ne: null } }] })

/** A day of the round that the course is on. */
const ofRound = <F extends AnyField>(name: string, field: F): F => alsoComputed(shownWhen(registered(name), field))

export const course = defineCollection({
  name: 'course',
  label: { th: 'หลักสูตร', en: 'course' },
  plural: { th: 'หลักสูตร', en: 'Courses' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อหลักสูตร', 'Name'),
    status: initially(false, boolean('เผยแพร่', 'Published')),
    mode: listedIn('mode', initially('standard', text('โหมด', 'Mode'))),
    lesson_type: initially('child', text('ชนิดบทเรียน', 'Lesson type')),
    type: lockedWhen(
      { status: true },
      {
        th: 'เปลี่ยนรูปแบบของหลักสูตรที่เผยแพร่แล้วไม่ได้ กรุณาเลิกเผยแพร่ก่อน',
        en: 'You cannot change the type of a published course. Unpublish it first.',
      },
      initially(
        'online',
        choiceOrListed('type', [
          { value: 'online', label: { th: 'ออนไลน์', en: 'Online' } },
          { value: 'onsite', label: { th: 'ณ สถานที่', en: 'Onsite' } },
        ])('รูปแบบ', 'Type'),
      ),
    ),
    category: initially<string[], string | string[]>([], codes('category')('หมวดหมู่', 'Category')),
    cover: optional(
      withHint(
        {
          th: 'เว้นว่างเพื่อให้ระบบสร้างปกตามหมวดหมู่ หรือใส่ URL ของรูป (https://)',
          en: 'Leave empty to use a cover drawn from the category. You can also enter the https:// URL of an image.',
        },
        sentAsFile(['png', 'jpg', 'jpeg', 'webp'], text('รูปปก', 'Cover')),
      ),
    ),
    hours: initially(0, headed({ th: 'ชม.', en: 'Hours' }, withUnit(hours, halfHours('จำนวนชั่วโมง', 'Hours')))),
    days: initially(0, withUnit(days, number('จำนวนวัน', 'Days'))),
    short_description: initially('', longtext('คำอธิบายสั้น', 'Short description')),
    description: initially('', richtext('รายละเอียด', 'Description')),
    lecturer: initially<{ id: string | null; name: string }[], string | { id: string | null; name: string }[]>(
      [],
      people('lecturer')('วิทยากร', 'Lecturers'),
    ),
    institution: exampled(() => null, optional(reference('institution')('สถาบัน', 'Institution'))),
    certification: initially(
      'no',
      choice([
        { value: 'yes', label: { th: 'มีวุฒิบัตร', en: 'With certificate' } },
        { value: 'no', label: { th: 'ไม่มีวุฒิบัตร', en: 'No certificate' } },
      ])('วุฒิบัตร', 'Certificate'),
    ),
    price: optional(headed({ th: 'ราคา (บาท)', en: 'Price (baht)' }, withUnit(bahtUnit, baht('ราคาปกติ', 'Price')))),
    sale_price: shownWhen(
      { price: { $gt: 0 } },
      optional(headed({ th: 'ราคาขาย (บาท)', en: 'Sale (baht)' }, withUnit(bahtUnit, baht('ราคาขาย', 'Sale price')))),
    ),
    target: initially<string[], string | string[]>([], codes('target')('กลุ่มเป้าหมาย', 'Target groups')),
    startRegistDate: ofRound('startRegistDate', optional(date('เปิดรับสมัคร', 'Registration opens'))),
    endRegistDate: ofRound('endRegistDate', optional(date('ปิดรับสมัคร', 'Registration closes'))),
    startDate: ofRound('startDate', optional(date('วันเริ่มอบรม', 'Training begins'))),
    endDate: ofRound('endDate', optional(date('วันสุดท้ายของการอบรม', 'Training ends'))),
    hasRounds: computed(
      false,
      exampled(() => false, boolean('เปิดเป็นรุ่น', 'Has rounds')),
    ),
    currentRound: computed(
      null,
      exampled(() => null, optional(code('รุ่นปัจจุบัน', 'Current round'))),
    ),
    editionOf: exampled(() => null, computed(null, optional(reference('course')('ฉบับก่อนหน้า', 'Earlier edition')))),
    taughtBy: only(
      { read: (viewer) => isStaff(viewer) || (viewer.role === 'user' && { taughtBy: viewer.id }) },
      computed<string[], string[]>([], entries('บัญชีของวิทยากร', 'Accounts of lecturers')),
    ),
    ...learningFields,
    seats: alsoComputed(
      exampled(
        () => null,
        optional(
          withHint(
            {
              th: 'เว้นว่างหากไม่จำกัด เมื่อเต็มแล้วผู้เรียนเข้าคิวรอที่นั่งได้',
              en: 'Leave empty for no limit. When the course is full, learners join the waitlist.',
            },
            withUnit({ th: 'ที่', en: 'seats' }, numberBetween(0, 100_000)('จำนวนที่นั่ง', 'Seats')),
          ),
        ),
      ),
    ),
    sharedBy: only({ read: isStaff }, computed(null, optional(text('จากกลุ่ม', 'From the collection')))),
  },
  managedElsewhere: {
    when: { sharedBy: { $ne: null } },
    reason: {
      th: 'หลักสูตรนี้มาจากคลังร่วมของกลุ่มเว็บไซต์ แก้ไขหรือลบได้ที่ต้นฉบับเท่านั้น',
      en: 'This course comes from the shared catalogue of the site group. Edit or delete the original.',
    },
    editable: [
      'status',
      'mode',
      'category',
      'target',
      'onlyTarget',
      'institution',
      'prerequisites',
      'attendancePercent',
      'validMonths',
    ],
  },
  workbook: { at: 50 },
  relations: {
    lessons: { to: 'lesson', from: '_id', at: 'courseID' },
    enrolments: { to: 'enroll', from: '_id', at: 'courseID' },
    rounds: { to: 'course_round', from: '_id', at: 'courseID' },
  },
  indexes: [
    ['status', 'mode', 'lesson_type', 'createdAt desc'],
    ['status', 'createdAt desc'],
    ['status', 'type', 'createdAt desc'],
    ['createdAt desc'],
    ['updatedAt desc'],
    ['name'],
    ['hours'],
    ['price'],
    ['sale_price'],
  ],
  substringIndexes: ['name'],
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
    subtitle: 'type',
    state: 'status',
    figures: [
      { label: { th: 'เผยแพร่', en: 'Published' }, where: ['status:is:true'] },
      { label: { th: 'ฉบับร่าง', en: 'Drafts' }, where: ['status:is:false'] },
      { label: { th: 'เผยแพร่ ออนไลน์', en: 'Published online' }, where: ['status:is:true', 'type:is:online'] },
      { label: { th: 'เผยแพร่ ณ สถานที่', en: 'Published onsite' }, where: ['status:is:true', 'type:is:onsite'] },
    ],
    charts: [
      { label: { th: 'หลักสูตรตามหมวดหมู่', en: 'Courses by category' }, by: 'category', most: 8 },
      { label: { th: 'หลักสูตรที่เพิ่ม', en: 'Courses added' }, over: 'createdAt', stride: 'month' },
    ],
  },
  form: [
    {
      title: { th: 'ข้อมูลหลัก', en: 'Main' },
      fields: ['name', 'type', 'category', 'short_description', 'description', 'cover'],
    },
    {
      title: { th: 'เวลาเรียนและวิทยากร', en: 'Time and lecturers' },
      fields: ['hours', 'days', 'lecturer', 'institution', 'certification', 'target'],
    },
    {
      title: { th: 'ราคา การรับสมัคร และวันอบรม', en: 'Price, registration and dates' },
      text: { th: 'เว้นราคาว่างไว้หากเรียนฟรี', en: 'Leave the price empty for a free course' },
      fields: ['price', 'sale_price', 'seats', 'startRegistDate', 'endRegistDate', 'startDate', 'endDate'],
    },
    {
      title: { th: 'เงื่อนไขการเรียน', en: 'Learning rules' },
      fields: [
        'inOrder',
        'prerequisites',
        'onlyTarget',
        'accessDays',
        'cancelUntilDays',
        'attendancePercent',
        'validMonths',
      ],
    },
    { title: { th: 'การเผยแพร่', en: 'Publishing' }, fields: ['status', 'mode'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    course: typeof course
  }
}
