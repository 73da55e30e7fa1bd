import { expect, test } from 'vitest'
import { mentionedIn, piecesOf } from './mentions.ts'

const [mali, malee, dot] = ['มาลี ศรีสวัสดิ์', 'มาลี', 'ก.ข (ค)'].map((name, at) => ({ _id: String(at), name }))
const all = [mali!, malee!, dot!]

test.each([
  ['@มาลี ช่วยดูที่นั่ง', [malee]],
  ['ถาม @มาลี ศรีสวัสดิ์ ก่อน', [mali]],
  ['@มาลี และ @มาลี ศรีสวัสดิ์ และ @มาลี', [mali, malee]],
  ['มาลี ศรีสวัสดิ์ โดยไม่มีเครื่องหมาย', []],
  ['@ก.ข (ค) มาแล้ว', [dot]],
  ['@กxข (ค)', []],
  ['', []],
])('%s', (text, expected) => expect(mentionedIn(text, all)).toEqual(expected))

test('the pieces of a text are the text', () => {
  const text = 'ขอ @มาลี ศรีสวัสดิ์ เช็กที่นั่ง\nแล้ว @มาลี ปิดงาน'
  expect(
    piecesOf(text, all)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(piecesOf(text, [])).toEqual([{ text }])
})
