import { expect, test } from 'vitest'
import type { Locale } from '#domain/locale/locale.ts'
import { wrongIn } from '../../scripts/verify/people/wrong-text.ts'

const cases: [text: string, lang: Locale, says: string][] = [
  ['เริ่ม Invalid Date', 'th', 'a value that is none'],
  ['NaN%', 'en', 'a value that is none'],
  ['สวัสดี undefined', 'th', 'a value that is none'],
  ['[object Object]', 'th', 'a value that is none'],
  ['null', 'en', 'a value that is none'],
  ['2026-11-23T10:00:00.000Z', 'en', 'an instant as machines write it'],
  ['ถึง 2026-11-23', 'th', 'a day as machines write it'],
  ['1500 บาท', 'th', 'money without its commas'],
  ['฿12500', 'en', 'money without its commas'],
  ['1,500.5 บาท', 'th', 'money with half a satang'],
  ['พบ {n} หลักสูตร', 'th', 'a word that was not filled in'],
  ['{n} {n|course|courses}', 'en', 'a word that was not filled in'],
  ['21 พ.ย. 2026', 'th', 'a Gregorian year'],
  ['21/11/2026', 'th', 'a Gregorian year'],
  ['21 Nov 2569', 'en', 'a Buddhist year'],
  ['21 พ.ย. 69', 'en', 'a Thai month'],
]

test.each(cases)('of “%s” in %s it says %s', (text, lang, says) => {
  expect(wrongIn(text, lang)).toEqual([`${says}: “${text}”`])
})

const fine: [text: string, lang: Locale][] = [
  ['21 พ.ย. 2569 เวลา 17:05', 'th'],
  ['21/11/69', 'th'],
  ['21 Nov 2026, 17:05', 'en'],
  ['1,500 บาท', 'th'],
  ['฿1,500.50', 'en'],
  ['2,500.25 บาท', 'th'],
  ['มอก. 2432-2555', 'th'],
  ['nullable', 'en'],
  ['CERT-2026-11-23-1', 'th'],
  ['มีนาคม', 'en'],
  ['{yy} และ {yyyy} คือปี พ.ศ. {n} คือเลขที่ถัดไป', 'th'],
]

test.each(fine)('“%s” may be read in %s', (text, lang) => {
  expect(wrongIn(text, lang)).toEqual([])
})
