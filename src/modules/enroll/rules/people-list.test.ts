import { expect, test } from 'vitest'
import { peopleIn } from './people-list.ts'

test.each([
  ['Somchai@Skills.test', 'email', 'somchai@skills.test'],
  ['1-1017-00207-03-0', 'citizen', '1101700207030'],
  ['๑๑๐๑๗๐๐๒๐๗๐๓๐', 'citizen', '1101700207030'],
  ['081-234-5678', 'phone', '0812345678'],
  ['+66 81-234-5678', 'phone', '0812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'phone', '0812345678'],
  ['สมชาย ใจดี <Somchai@Skills.test>', 'email', 'somchai@skills.test'],
  ['<a@b.test>', 'email', 'a@b.test'],
  ['Somchai', 'username', 'somchai'],
  ['007', 'username', '007'],
])('%s is found by its %s', (text, by, value) => {
  expect(peopleIn(text)).toEqual([{ text, by, value }])
})

test('a pasted column gives each person once, in its order', () => {
  const texts = peopleIn('a@b.test\r\n\r\n 0812345678 \t081 234 5678;somying, A@B.test').map(({ text }) => text)
  expect(texts).toEqual(['A@B.test', '081 234 5678', 'somying'])
})

test('nothing gives nobody', () => {
  expect(peopleIn(' \n,;\t ')).toEqual([])
})
