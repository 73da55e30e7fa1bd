import { expect, test } from 'vitest'

import { wordBreaks } from './word-breaks.ts'
import { COMPOUNDS } from './compounds.ts'

const nb = (word: string) => ({ nb: word })

test.each<[string, (string | { nb: string })[]]>([
  ['ช่างไฟฟ้าภายในอาคาร ระดับ 1', [nb('ช่างไฟฟ้า'), 'ภายในอาคาร ระดับ\u00a01']],
  ['ซ่อมบำรุงยานยนต์ไฟฟ้าเบื้องต้น', ['ซ่อมบำรุง', nb('ยานยนต์ไฟฟ้า'), nb('เบื้องต้น')]],
  ['ติดตั้งโซลาร์รูฟท็อปบนหลังคา', [nb('ติดตั้ง'), nb('โซลาร์รูฟท็อป'), nb('บนหลังคา')]],
  ['3,150 บาท 12 ชม.', ['3,150\u00a0บาท 12\u00a0ชม.']],
  ['รุ่น 12 หมวด ก', ['รุ่น\u00a012 หมวด ก']],
  ['๒ วัน', ['๒\u00a0วัน']],
  ['5 mice', ['5 mice']],
  ['230 V', ['230\u00a0V']],
  ['งานศิลปะ', ['งานศิลปะ']],
  ['ไฟฟ้าำ', ['ไฟฟ้าำ']],
  ['', []],
])('%s', (text, pieces) => {
  expect(wordBreaks(text)).toEqual(pieces)
})

test('nothing is lost', () => {
  const text = 'หลักสูตรช่างไฟฟ้า 30 ชม. และยานยนต์ไฟฟ้า ระดับ 2 ราคา 3,150 บาท'
  const joined = wordBreaks(text).map((piece) => (typeof piece === 'string' ? piece : piece.nb))
  expect(joined.join('').replaceAll('\u00a0', ' ')).toBe(text)
})

test('a word stands in the list once', () => {
  expect(new Set(COMPOUNDS).size).toBe(COMPOUNDS.length)
})
