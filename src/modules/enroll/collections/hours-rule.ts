import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  codes,
  date,
  exampled,
  halfHours,
  initially,
  numberBetween,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const hours = { th: 'ชั่วโมง', en: 'hours' }

/** How much the hours weigh for a result of a test, multiplied with the percentage of the rule. */
const weight = (th: string, en: string) =>
  initially(100, withUnit({ th: '%', en: '%' }, numberBetween(0, 1000)(th, en)))

/** The credit hours of a completed course during a period. The rule of the completion day applies. */
export const hoursRule = defineCollection({
  name: 'hours_rule',
  label: { th: 'เกณฑ์ชั่วโมง', en: 'credit hour rule' },
  plural: { th: 'เกณฑ์ชั่วโมงสะสม', en: 'Credit hour rules' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อเกณฑ์', 'Name'),
    validFrom: exampled(() => '2026-01-01', date('ใช้ตั้งแต่วันที่', 'From')),
    validUntil: exampled(
      () => '2026-12-31',
      optional(withHint({ th: 'เว้นว่างคือไม่มีกำหนดสิ้นสุด', en: 'Leave empty for no end date' }, date('ใช้ถึงวันที่', 'Until'))),
    ),
    course: exampled(
      () => null,
      optional(
        withHint(
          { th: 'เว้นว่างเพื่อใช้กับหลายหลักสูตร', en: 'Leave empty to apply to several courses' },
          reference('course')('เฉพาะหลักสูตร', 'Only this course'),
        ),
      ),
    ),
    category: initially<string[], string | string[]>([], codes('category')('เฉพาะหมวดหมู่', 'Only these categories')),
    type: initially(
      'all',
      choice([
        { value: 'all', label: { th: 'ทุกรูปแบบ', en: 'Any' } },
        { value: 'online', label: { th: 'ออนไลน์', en: 'Online' } },
        { value: 'onsite', label: { th: 'ณ สถานที่', en: 'Onsite' } },
      ])('รูปแบบ', 'Type'),
    ),
    percent: initially(
      100,
      withUnit(
        { th: '%', en: '%' },
        withHint(
          {
            th: 'ของชั่วโมงหลักสูตร 0 คือไม่นับชั่วโมง ปัดลงเป็นครึ่งชั่วโมง',
            en: 'Percentage of the course hours, rounded down to half an hour. 0 counts no hours',
          },
          numberBetween(0, 1000)('นับร้อยละ', 'Percentage counted'),
        ),
      ),
    ),
    fixedHours: exampled(
      () => null,
      optional(
        withUnit(
          hours,
          withHint(
            { th: 'ถ้ากรอก จะใช้แทนร้อยละ', en: 'If set, used instead of the percentage' },
            halfHours('นับเท่ากันทุกหลักสูตร', 'Fixed hours per course'),
          ),
        ),
      ),
    ),
    passedPercent: weight('ถ้าสอบผ่าน นับร้อยละ', 'If passed, percentage'),
    failedPercent: weight('ถ้าสอบไม่ผ่าน นับร้อยละ', 'If failed, percentage'),
    untestedPercent: weight('ถ้าไม่มีการสอบ นับร้อยละ', 'Without a test, percentage'),
    minPresence: exampled(
      () => 80,
      optional(
        withUnit(
          { th: '%', en: '%' },
          withHint(
            {
              th: 'ของชั่วโมงรอบอบรม ถ้าเข้าน้อยกว่านี้ไม่นับชั่วโมง เว้นว่างหรือหลักสูตรไม่มีรอบอบรมคือไม่ตรวจ',
              en: 'Of the session hours. Less counts no hours. Not checked if empty, or in courses without sessions',
            },
            numberBetween(1, 100)('เข้าอบรมอย่างน้อย', 'Minimum presence'),
          ),
        ),
      ),
    ),
    yearCap: exampled(
      () => 30,
      optional(
        withUnit(
          hours,
          withHint(
            {
              th: 'ต่อคนต่อปีปฏิทิน จากเกณฑ์นี้ เว้นว่างคือไม่จำกัด',
              en: 'Per person per calendar year under this rule. Leave empty for no limit',
            },
            halfHours('นับได้มากที่สุดต่อปี', 'Maximum per year'),
          ),
        ),
      ),
    ),
  },
  indexes: [['validFrom desc']],
  access: {
    read: (viewer) => viewer.role !== 'guest',
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: {
    columns: ['name', 'validFrom', 'validUntil', 'category', 'type', 'percent', 'fixedHours', 'yearCap'],
    search: ['name'],
    sort: 'validFrom desc',
    empty: {
      th: 'ยังไม่มีเกณฑ์ ทุกหลักสูตรที่เรียนจบจะนับชั่วโมงเต็มตามที่กำหนดไว้ในหลักสูตร',
      en: 'No rules yet. Each completed course counts its full hours.',
    },
  },
  form: [
    { title: { th: 'เกณฑ์และช่วงเวลา', en: 'Rule and period' }, fields: ['name', 'validFrom', 'validUntil'] },
    { title: { th: 'ใช้กับหลักสูตรใด', en: 'Courses' }, fields: ['course', 'category', 'type'] },
    { title: { th: 'นับกี่ชั่วโมง', en: 'Hours' }, fields: ['percent', 'fixedHours', 'yearCap'] },
    {
      title: { th: 'ผลสอบและการเข้าอบรม', en: 'Test result and presence' },
      fields: ['passedPercent', 'failedPercent', 'untestedPercent', 'minPresence'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    hours_rule: typeof hoursRule
  }
}
