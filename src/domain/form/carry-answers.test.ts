import { expect, test } from 'vitest'
import { carryAnswers } from './carry-answers.ts'
import { field, form, set } from './testing/sample-form.ts'

const who = field({ name: 'who' })
const before = form(
  [field({ name: 'name' }), field({ name: 'gone' }), field({ name: 'size' })],
  [set({ name: 'people', fields: [who, field({ name: 'seat' })] })],
)
const after = form(
  [field({ name: 'fullName', id: 'id-name' }), field({ name: 'size', type: 'select' }), field({ name: 'fresh' })],
  [set({ name: 'guests', fields: [field({ name: 'person', id: 'id-who' })] })],
)

test('answers go with the id of their field, under its new name', () => {
  const answers = { name: 'ก', gone: 'x', size: 'm', people: [{ _key: 'a', who: 'ข', seat: '1' }], other: 'y' }
  expect(carryAnswers(answers, { before, after })).toEqual({ fullName: 'ก', guests: [{ _key: 'a', person: 'ข' }] })
})

test('a field of another type begins empty, and what was not answered stays out', () => {
  expect(carryAnswers({ size: 'm' }, { before, after })).toEqual({})
  expect(carryAnswers({}, { before, after: before })).toEqual({})
})

test('whatever is stored as answers does no harm', () => {
  for (const people of ['x', null, [null, 'y', [1]], { length: 1 }])
    expect(carryAnswers({ people, __proto__: { name: 'z' } }, { before, after: before })).toEqual(
      Array.isArray(people) ? { people: [] } : {},
    )
})
