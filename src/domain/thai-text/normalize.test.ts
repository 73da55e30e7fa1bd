import fc from 'fast-check'
import { expect, test } from 'vitest'

import { normalize } from './normalize.ts'
import { arabicDigits, thaiDigits } from './digits.ts'

const same: [name: string, one: string, other: string][] = [
  ['am in two letters', 'น\u0e4d\u0e32', 'น\u0e33'],
  ['am with the tone before', 'น\u0e49\u0e4d\u0e32ใจ', 'น\u0e49\u0e33ใจ'],
  ['am with the tone inside', 'น\u0e4d\u0e49\u0e32ใจ', 'น\u0e49\u0e33ใจ'],
  ['am with the tone after', 'น\u0e33\u0e49ใจ', 'น\u0e49\u0e33ใจ'],
  ['two e for ae', 'เเม่บ้าน', 'แม่บ้าน'],
  ['tone before the upper vowel', 'ท\u0e48\u0e35', 'ท\u0e35\u0e48'],
  ['tone before the lower vowel', 'ร\u0e48\u0e38น', 'ร\u0e38\u0e48น'],
  ['silencer before the vowel', 'พันธ\u0e4c\u0e38', 'พันธ\u0e38\u0e4c'],
  ['a tone twice', 'ที\u0e48\u0e48', 'ที\u0e48'],
  ['Thai digits', 'รุ่นที่ ๑๒', 'รุ่นที่ 12'],
  ['capitals', 'EXCEL ขั้นสูง', 'excel ขั้นสูง'],
  ['invisible letters', 'ไฟ\u200bฟ้า\ufeff', 'ไฟฟ้า'],
  ['accents', 'cafe\u0301', 'café'],
]

test.each(same)('%s', (_, one, other) => {
  expect(normalize(one)).toBe(normalize(other))
})

test('different words stay different', () => {
  const words = ['ปา', 'ป่า', 'ป้า', 'ปะ', 'ปำ', 'แป', 'เป', 'ที', 'ที่', 'ทิ', 'ท']
  expect(new Set(words.map(normalize)).size).toBe(words.length)
})

test('a well written text is only lowered', () => {
  const text = 'หลักสูตรน้ำใจและพันธุ์ไม้ ที่ตั้งใจทำ กตัญญู ก็ดี'
  expect(normalize(text)).toBe(text)
})

test('what is canonical stays as it is', () => {
  const letter = fc.constantFrom(...'กทนรเแาำิีุูัฺ็่้์ํ๎๑ Aé\u200b')
  const text = fc.oneof(fc.string({ unit: letter, maxLength: 12 }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, (given) => {
      expect(normalize(normalize(given))).toBe(normalize(given))
    }),
    { numRuns: 5000 },
  )
})

test('digits change script and nothing else', () => {
  expect(thaiDigits('0123456789 ก')).toBe('๐๑๒๓๔๕๖๗๘๙ ก')
  expect(arabicDigits('๐๑๒๓๔๕๖๗๘๙ ๏')).toBe('0123456789 ๏')
})
