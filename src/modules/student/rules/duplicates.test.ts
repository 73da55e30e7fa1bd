import { expect, test } from 'vitest'
import { type Known, likenessOf, likeTo } from './duplicates.ts'

const person = (more: Partial<Known>): Known => ({
  ...{ _id: 'a', firstname: 'สมชาย', lastname: 'ใจดี', email: null, phone: null, citizen: null },
  ...more,
})

test.each([
  ['the same name, one with a title', {}, { firstname: 'นายสมชาย' }, ['name']],
  ['another name', {}, { firstname: 'สมหญิง' }, []],
  ['a phone with a country', { phone: '+66812345678' }, { firstname: 'x', phone: '0812345678' }, ['phone']],
  [
    'a citizen id with dashes',
    { citizen: '1101700230708' },
    { firstname: 'x', citizen: '1-1017-00230-70-8' },
    ['citizen'],
  ],
  ['a mailbox with a plus', { email: 'a+b@x.th' }, { firstname: 'x', email: 'A@x.th' }, ['email']],
  ['nothing is like nothing', { firstname: '', lastname: '' }, { firstname: '', lastname: '' }, []],
])('%s', (_what, one, other, expected) => {
  expect(likenessOf(person(one), person({ _id: 'b', ...other }))).toEqual(expected)
})

test('the surest come first, and nobody is like himself', () => {
  const one = person({ phone: '0812345678' })
  const named = person({ _id: 'b' })
  const phoned = person({ _id: 'c', firstname: 'อื่น', phone: '0812345678' })
  expect(likeTo(one, [one, named, phoned]).map(({ person: { _id } }) => _id)).toEqual(['c', 'b'])
})
