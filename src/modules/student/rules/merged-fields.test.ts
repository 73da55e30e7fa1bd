import { expect, test } from 'vitest'
import { changeTo, valueIn } from './merged-fields.ts'

const person = { phone: '0812345678', branch: null, fields: { licence: 'A-12', years: 0 } }

test.each([
  [[], {}],
  [['phone'], { phone: '0812345678' }],
  [['branch'], { branch: null }],
  [['fields.licence'], { fields: { licence: 'A-12' } }],
  [['phone', 'fields.years', 'fields.prefix'], { phone: '0812345678', fields: { years: 0, prefix: null } }],
] as const)('taking %j changes %j', (names, change) => {
  expect(changeTo(person, names)).toEqual(change)
})

test('a field without a value is null, also of a person without site fields', () => {
  expect(valueIn(person, 'fields.prefix')).toBeNull()
  expect(valueIn({ fields: null }, 'fields.licence')).toBeNull()
  expect(valueIn(person, 'fields.years')).toBe(0)
})
