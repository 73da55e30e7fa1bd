import { expect, test } from 'vitest'

import { type LintCode, lintQuestion } from './lint-question.ts'
import { sampleOf, samples } from './parts/testing/sample-questions.ts'
import { type Option, type Question, questionTypes } from './question.ts'

const single = (options: Partial<Option>[], { shuffle = true, stem = '<p>ข้อใด</p>' } = {}): Question => ({
  ...{ type: 'single', stem },
  content: { shuffle, options: options.map((option, index) => ({ id: `opt${index}`, text: '', ...option })) },
})
const texts = (...list: string[]) => list.map((text) => ({ text }))
const codes = (...[question, key]: Parameters<typeof lintQuestion>) =>
  lintQuestion(question, key).map(({ code, field }): `${LintCode} ${string}` => `${code} ${field}`)

test.each(questionTypes)('%s: the sample has no faults', (type) => {
  const { question, key } = sampleOf(type)
  expect(lintQuestion(question, key)).toEqual([])
})

test.each([
  'ทั้งหมดที่กล่าวมา',
  'ที่กล่าวมาทั้งหมดถูกต้อง',
  'ถูกทุกข้อ',
  'ผิดทุกข้อ',
  'ไม่มีข้อถูก',
  'ไม่มีข้อใดถูก',
  'All of the above',
  'None of these',
])('%s must not move', (text) => {
  const options = texts('แดง', 'ดำ', text)
  expect(codes(single(options))).toEqual(['refers-to-all opt2'])
  expect(codes(single(options, { shuffle: false }))).toEqual([])
  expect(codes(single([...options.slice(0, 2), { text, isFixed: true }]))).toEqual([])
})

test.each([
  'ข้อ ก และ ข',
  'ถูกทั้งข้อ ก. และข้อ ข.',
  'ก และ ข',
  'ทั้ง ก และ ค',
  'ข้อ ๑ และ ๒',
  'Both A and B',
  'A and C',
  'Options 1 & 2',
])('%s names places that a shuffle changes', (text) => {
  expect(codes(single(texts('แดง', 'ดำ', text)))).toEqual(['refers-to-options opt2'])
  expect(codes(single(texts('แดง', 'ดำ', text), { shuffle: false }))).toEqual([])
})

test.each([
  'ข้อควรระวัง',
  'ก๊าซและของเหลว',
  'กรดและเบส',
  'ข้อกำหนดและขั้นตอน',
  'a and b are equal sides',
  'overall',
  'nonetheless',
])('%s is an option like others', (text) => {
  expect(codes(single(texts('แดง', 'ดำ', text)))).toEqual([])
})

test('empty and equal options are named', () => {
  expect(codes(single(texts('แดง', ' ')))).toEqual(['empty-option opt1'])
  expect(codes(single([{ text: 'แดง' }, { image: 'upload/x.png' }]))).toEqual([])
  expect(codes(single(texts('น้ำ  เย็น', 'นํ้า เย็น', 'ร้อน')))).toEqual(['double-option opt1'])
})

test('a key that is much the longest option gives itself away', () => {
  const key = { type: 'single' as const, key: { weights: { opt1: 100 } } }
  const long = 'ปิดสวิตช์หลักก่อนแล้วจึงตรวจสอบด้วยเครื่องวัด'
  expect(codes(single(texts('ปิดไฟ', long, 'รอก่อน')), key)).toEqual(['key-is-longest opt1'])
  expect(codes(single(texts('ปิดไฟ', long, `${long}อีกครั้ง`)), key)).toEqual([])
  expect(codes(single(texts(long, 'ปิดไฟ', 'รอก่อน')), key)).toEqual([])
})

test('a key without a correct option is named', () => {
  const question = single(texts('แดง', 'ดำ'))
  expect(codes(question, { type: 'single', key: { weights: { opt0: 0 } } })).toEqual(['no-key key'])
  expect(codes(question)).toEqual([])
})

test.each([
  ['<img src="/f/1.png" alt="คำตอบที่ถูกคือ ข">', 1],
  ['<img src="correct-b.png" alt="">', 1],
  ['<img src="/f/1.png" alt="แป้นพิมพ์ keyboard">', 0],
  ['<p>correct</p>', 0],
])('an image in %s gives the key away: %i', (stem, count) => {
  expect(
    lintQuestion(single(texts('แดง', 'ดำ'), { stem })).filter(({ code }) => code === 'image-names-key'),
  ).toHaveLength(count)
})

test('blanks that the text lacks are named', () => {
  const { question } = samples.inline
  expect(codes({ ...question, content: { ...question.content, text: '[[blk1]]' } })).toEqual(['missing-blank blk2'])
  expect(codes({ ...samples.gap.question, content: { ...samples.gap.question.content, text: 'ไม่มี' } })).toEqual([
    'missing-blank text',
  ])
})
