import { expect, test } from 'vitest'
import { namedIn } from './picture-names.ts'

test.each([
  ['1101700230708.jpg', { citizen: '1101700230708' }],
  ['1-1017-00230-70-8.PNG', { citizen: '1101700230708' }],
  ['รูป/1101700230708.webp', { citizen: '1101700230708' }],
  ['somchai.jpeg', { username: 'somchai' }],
  ['110170023070.jpg', { username: '110170023070' }],
  ['1101700230708.pdf', null],
  ['1101700230708', null],
  ['.jpg', null],
  ['', null],
])('%s', (file, expected) => {
  expect(namedIn(file)).toEqual(expected)
})
