import { expect, test } from 'vitest'
import { namesOf } from './chat-name.ts'

test.each([
  ['มานี มีนา', 'มานี', 'มีนา'],
  ['  Somchai   van der  Berg ', 'Somchai', 'van der Berg'],
  ['แอน', 'แอน', ''],
  ['🌸 มะลิ 🌸', '🌸', 'มะลิ 🌸'],
  ['', '', ''],
  [' \u202e\0\n ', '', ''],
  ['a\u202ebc', 'a', 'bc'],
  ['ก'.repeat(300), 'ก'.repeat(100), ''],
])('%j is %j and %j', (shown, firstname, lastname) => {
  expect(namesOf(shown)).toEqual({ firstname, lastname })
})

test('half of a pair of surrogates is no letter that a table would refuse', () => {
  expect(namesOf('\ud83c มะลิ').firstname.isWellFormed()).toBe(true)
})
