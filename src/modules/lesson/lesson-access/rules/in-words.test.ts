import { expect, it } from 'vitest'
import { blockedWords } from '#modules/enroll/public-api.ts'
import { whyLocked, whyUnfinished } from './in-words.ts'
import type { Reason } from './lesson-state.ts'

const said = (reasons: Reason[], locale: 'th' | 'en', exceptionOn: string | null = null) =>
  whyLocked({ reasons, exceptionOn }, { locale, barred: blockedWords })
const lessons = (...names: string[]): Reason[] => names.map((name) => ({ of: 'lesson', name }))
const day: Reason = { of: 'day', day: '2027-01-05' }

it.each<[string, Reason[], string | null, string, string]>([
  ['a day', [day], null, 'เปิดวันที่ 5 มกราคม 2570', 'Opens on 5 January 2027'],
  ['a lesson', lessons('ก'), null, 'เรียนจบ “ก” ก่อน', 'Complete “ก” first'],
  [
    'a lesson and a day',
    [...lessons('ก'), day],
    null,
    'เรียนจบ “ก” ก่อน · เปิดวันที่ 5 มกราคม 2570',
    'Complete “ก” first · Opens on 5 January 2027',
  ],
  [
    'many lessons',
    lessons('ก', 'ข', 'ค', 'ง'),
    null,
    'เรียนจบ “ก” ก่อน · เรียนจบ “ข” ก่อน · และอีก 2 บท',
    'Complete “ก” first · Complete “ข” first · and 2 more lessons',
  ],
  ['a course', [{ of: 'course', name: 'ก' }], null, 'เรียนจบหลักสูตร “ก” ก่อน', 'Complete the course “ก” first'],
  [
    'an exception',
    lessons('ก'),
    '2027-01-05',
    'เรียนจบ “ก” ก่อน · เจ้าหน้าที่เปิดให้วันที่ 5 มกราคม 2570',
    'Complete “ก” first · Opened by the staff on 5 January 2027',
  ],
])('%s is said in both languages', (_what, reasons, exceptionOn, th, en) => {
  expect(said(reasons, 'th', exceptionOn)).toBe(th)
  expect(said(reasons, 'en', exceptionOn)).toBe(en)
})

it('says what stands against the enrolment', () => {
  expect(said([{ of: 'bar', bar: 'ended' }], 'th')).toBe(blockedWords.ended.th)
})

it('says what is still to be done', () => {
  expect(whyUnfinished([{ of: 'time', minutes: 1 }, { of: 'film', percent: 90 }, { of: 'handin' }], 'en')).toBe(
    'Spend at least 1 minute on this lesson first · Watch at least 90% first · Hand in the work for this lesson. It is complete when the work passes.',
  )
})
