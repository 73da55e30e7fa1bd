import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareThai } from './compare.ts'
import { excerpt } from './excerpt.ts'
import { graphemes } from './graphemes.ts'
import { highlight } from './highlight.ts'
import { slug } from './slug.ts'

describe('highlight', () => {
  test.each([
    ['หลักสูตรความปลอดภัยในการทำงาน', 'ปลอดภัย', 'หลักสูตรความ[ปลอดภัย]ในการทำงาน'],
    ['หลักสูตรน้ำใจงาม', 'น\u0e4d\u0e49\u0e32ใจ', 'หลักสูตร[น้ำใจ]งาม'],
    ['การบริหาร', 'บริหา', 'การ[บริหา]ร'],
    ['รุ่นที่ ๑๒', '12', 'รุ่นที่ [๑๒]'],
    ['ที่ดิน', 'ท', 'ที่ดิน'],
    ['Excel ขั้นสูง', 'excel', '[Excel] ขั้นสูง'],
    ['เเม่บ้าน', 'แม่', '[เเม่]บ้าน'],
    ['ไฟ\u200bฟ้า', 'ไฟฟ้า', '[ไฟ\u200bฟ้า]'],
    ['ไฟฟ้าไฟฟ้า', 'ไฟฟ้า', '[ไฟฟ้าไฟฟ้า]'],
    ['ช่างไฟฟ้า ระดับ 1', 'ระดับ ช่าง', '[ช่าง]ไฟฟ้า [ระดับ] 1'],
    ['ไฟฟ้า', '', 'ไฟฟ้า'],
    ['ไฟฟ้า', ' \u200b ', 'ไฟฟ้า'],
    ['', 'ก', ''],
  ])('%s with %s', (text, term, shown) => {
    const pieces = highlight(text, term)
    expect(pieces.map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text)).join('')).toBe(shown)
  })

  test('loses nothing', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'กทเแาำิ่้ aB1๑\u200b'), maxLength: 20 })
    fc.assert(
      fc.property(letters, letters, (text, term) => {
        expect(
          highlight(text, term)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

describe('excerpt', () => {
  test.each([
    ['ก'.repeat(100), 'ก'.repeat(100)],
    ['ก'.repeat(101), `${'ก'.repeat(100)}…`],
    [`${'ก'.repeat(97)}ที่ดิน`, `${'ก'.repeat(97)}ที่ดิน`],
    [`${'ก'.repeat(99)}ที่ดิน`, `${'ก'.repeat(99)}ที่…`],
    [`${'ก'.repeat(99)}น\u0e4d\u0e49\u0e32ใจ`, `${'ก'.repeat(99)}น\u0e4d\u0e49\u0e32…`],
    ['👨‍👩‍👧'.repeat(101), `${'👨‍👩‍👧'.repeat(100)}…`],
    ['  a\n\n b ', 'a b'],
    [`${'a'.repeat(99)} b c`, `${'a'.repeat(99)}…`],
    ['', ''],
  ])('%s', (text, short) => {
    expect(excerpt(text, 100)).toBe(short)
  })
})

test('letters keep their marks', () => {
  expect(graphemes('ที่น้ำน\u0e4d\u0e49\u0e32เเม่')).toEqual(['ที่', 'น้ำ', 'น\u0e4d\u0e49\u0e32', 'เเ', 'ม่'])
  expect(graphemes('เเม่ที่', 1)).toEqual(['เเ'])
  expect(graphemes('กขค', 2)).toEqual(['ก', 'ข'])
})

test('words are in the order of a Thai dictionary', () => {
  const words = ['เก', 'ก', 'แข', 'ขา', 'ไก่', 'กา', 'Excel', 'ฮา', '1']
  expect(words.toSorted(compareThai)).toEqual(['1', 'Excel', 'ก', 'กา', 'เก', 'ไก่', 'ขา', 'แข', 'ฮา'])
})

test.each([
  ['ช่างไฟฟ้าภายในอาคาร ระดับ ๑: เดินสาย!', 'ช่างไฟฟ้าภายในอาคาร-ระดับ-1-เดินสาย'],
  ['  Excel & Word (ขั้นสูง)  ', 'excel-word-ขั้นสูง'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>', 'script'],
  ['!!!', ''],
])('the slug of %s is %s', (title, expected) => {
  expect(slug(title)).toBe(expected)
})

test('a slug ends after the 100 characters of a code, never between a letter and its marks', () => {
  expect(slug('ที่'.repeat(200))).toBe('ที่'.repeat(33))
  expect(slug(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
  expect(slug('a'.repeat(101))).toBe('a'.repeat(100))
})
