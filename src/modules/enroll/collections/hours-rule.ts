import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  codes,
  date,
  exampled,
  initially,
  number,
  numberBetween,
  optional,
  reference,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const hours = { th: 'ชั่วโมง', en: 'hours' }

/** How many credit hours a completed course counts, from a day until a day; the rule of the day of completion counts. */
export const hoursRule = defineCollection({
  name: 'hours_rule',
  label: { th: 'เกณฑ์ชั่วโมง', en: 'hours rule' },
  plural: { th: 'เกณฑ์ชั่วโมงสะสม', en: 'Rules of credit hours' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อเกณฑ์', 'Name'),
    validFrom: exampled(() => '2026-01-01', date('ใช้ตั้งแต่วันที่', 'From')),
    validUntil: exampled(
      () => '2026-12-31',
      optional(withHint({ th: 'เว้นว่างคือใช้ต่อไปเรื่อย ๆ', en: 'Empty is without end' }, date('ใช้ถึงวันที่', 'Until'))),
    ),
    course: exampled(
      () => null,
      optional(
        withHint(
          { th: 'เว้นว่างเพื่อใช้กับหลายหลักสูตร', en: 'Empty for more than one course' },
          reference('course')('เฉพาะหลักสูตร', 'Only the course'),
        ),
      ),
    ),
    category: initially<string[], string | string[]>([], codes('category')('เฉพาะหมวดหมู่', 'Only categories')),
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
          { th: 'ของชั่วโมงหลักสูตร 0 คือไม่นับชั่วโมง ปัดเศษลง', en: 'Of the hours of the course; 0 counts none; rounded down' },
          numberBetween(0, 1000)('นับร้อยละ', 'Percent counted'),
        ),
      ),
    ),
    fixedHours: exampled(
      () => null,
      optional(
        withUnit(
          hours,
          withHint(
            { th: 'ถ้ากรอก จะใช้แทนร้อยละ', en: 'Where given, in the place of the percentage' },
            number('นับเท่ากันทุกหลักสูตร', 'The same for each course'),
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
              en: 'Of a person in a calendar year, by this rule; empty is no limit',
            },
            number('นับได้มากที่สุดต่อปี', 'At most in a year'),
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
      th: 'ยังไม่มีเกณฑ์ ทุกหลักสูตรที่เรียนจบนับชั่วโมงเต็มตามที่กำหนดไว้ในหลักสูตร',
      en: 'Without a rule each completed course counts the hours that it says.',
    },
  },
  form: [
    { title: { th: 'เกณฑ์และช่วงเวลา', en: 'Rule and days' }, fields: ['name', 'validFrom', 'validUntil'] },
    { title: { th: 'ใช้กับหลักสูตรใด', en: 'Which courses' }, fields: ['course', 'category', 'type'] },
    { title: { th: 'นับกี่ชั่วโมง', en: 'How many hours' }, fields: ['percent', 'fixedHours', 'yearCap'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    hours_rule: typeof hoursRule
  }
}
