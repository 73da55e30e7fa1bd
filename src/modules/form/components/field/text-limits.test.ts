import { expect, test } from 'vitest'
import { typedText } from './text-limits.ts'

test.each([
  ['number', 0, '1a-2.5', '1-2.5', false],
  ['number', 0, '๑๒,๐๐๐ บาท', '12000', false],
  ['text', 5, 'abcdef', 'abcde', true],
  ['text', 5, 'abcde', 'abcde', false],
  ['text', 2, 'กี่ที่นี่', 'กี่ที่', true],
  ['text', 3, 'ปั้น', 'ปั้น', false],
  ['text', 1, '👩‍👩‍👧‍👦👋', '👩‍👩‍👧‍👦', true],
  ['email', 0, 'a@b.co', 'a@b.co', false],
] as const)('a %s of at most %i letters takes %j as %j', (inputType, maxLength, typed, text, isCut) => {
  expect(typedText(typed, { inputType, maxLength })).toEqual({ text, isCut })
})
