import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const widthOf = (part: string) => part.length

test.each([
  ['', 10, ['']],
  ['สั้น', 10, ['สั้น']],
  ['หลักสูตรช่างไฟฟ้า', 9, ['หลักสูตร', 'ช่างไฟฟ้า']],
  ['one two three', 7, ['one two', 'three']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
])('%s in %i letters', (text, width, lines) => {
  expect(wrapText(text, { width, widthOf })).toEqual(lines)
})

test('no letter is lost and no mark stands alone', () => {
  const text = 'ผู้ช่วยผู้อำนวยการโรงเรียนน้ำพุ่งปิ่นเกล้าก็ซื้อได้ยอดเยี่ยม'.repeat(3)
  for (const width of [3, 5, 8, 20]) {
    const lines = wrapText(text, { width, widthOf })
    expect(lines.join('')).toBe(text)
    for (const line of lines) expect(line).not.toMatch(/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/)
  }
})
