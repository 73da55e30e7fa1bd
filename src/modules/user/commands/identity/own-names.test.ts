import { expect, test } from 'vitest'
import { changedNames, changeOf, type Names, type Wish } from './own-names.ts'

const names: Names = { email: 'somchai@wicha.test', username: 'somchai', phone: '0812345678' }
const codes = (wish: Wish, of = names) => changeOf(of, wish).issues.map(({ field, code }) => `${field} ${code}`)

test.each<[Wish, Partial<Names>]>([
  [{}, {}],
  [{ ...names, phone: '081-234-5678', email: ' Somchai@Wicha.test ', username: 'SOMCHAI' } as Wish, {}],
  [{ email: 'New@Wicha.test' }, { email: 'new@wicha.test' }],
  [{ username: ' Chai ' }, { username: 'chai' }],
  [{ username: 'somchai@wicha.test' }, { username: 'somchai@wicha.test' }],
  [{ phone: '+66 89 999 9999' }, { phone: '0899999999' }],
  [{ phone: '' }, { phone: null }],
])('%j changes %j', (wish, change) => {
  expect(changeOf(names, wish)).toEqual({ change, issues: [] })
})

test.each<[Wish, string]>([
  [{ email: '' }, 'email email'],
  [{ email: 'a@example.com' }, 'email email'],
  [{ username: '  ' }, 'username required'],
  [{ username: 'somebody@wicha.test' }, 'username address'],
  [{ phone: '12' }, 'phone phone'],
])('%j is refused: %s', (wish, issue) => {
  expect(codes(wish)).toEqual([issue])
})

test('a phone that is stored as it would not be taken any more stays where it is sent back', () => {
  expect(changeOf({ ...names, phone: '+1 555 0100' }, { phone: '+1 555 0100' })).toEqual({ change: {}, issues: [] })
  expect(codes({ email: '' }, { ...names, email: null })).toEqual([])
})

test('an update changes the names that it changes, and nothing counts as an empty one', () => {
  expect(changedNames({ ...names, phone: null }, { ...names, phone: undefined, firstname: 'ก' })).toEqual([])
  expect(changedNames({ ...names }, { ...names, email: null, username: 'x' })).toEqual(['email', 'username'])
})
