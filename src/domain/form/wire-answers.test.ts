import { expect, test } from 'vitest'
import { emptyAnswers } from './empty-answers.ts'
import { judgeForm } from './judge.ts'
import { facts, field, form, set } from './testing/sample-form.ts'
import { wireAnswers } from './wire-answers.ts'

const definition = form(
  [
    field({ name: 'name' }),
    field({ name: 'email', session: 'user.email' }),
    field({ name: 'kind', type: 'select', value: 'x', options: [{ value: 'x', label: 'X' }] }),
    field({ name: 'likes', type: 'checkbox', value: 'x', options: [{ value: 'x', label: 'X' }] }),
    field({ name: 'files', type: 'upload', value: 'x' }),
    field({ name: 'home', type: 'address' }),
    field({ name: 'later', show: false, value: 'typed' }),
    field({ name: 'away', type: 'address', show: false }),
    field({ name: 'total', type: 'calculated', calculation: { kind: 'count', of: ['people'] } }),
    field({ name: 'read', type: 'note', text: 'อ่านก่อน' }),
  ],
  [
    set({ name: 'people', fields: [field({ name: 'age', inputType: 'number' })] }),
    set({ name: 'pets', fields: [field({ name: 'age' })] }),
  ],
)

const parts = (some: object = {}) => ({
  ...{ NO: 'n/a', MOO: 'n/a', SOI_TH: 'n/a', BUILDING_TH: 'n/a', ROAD_TH: 'n/a' },
  ...{ province: 'n/a', district: 'n/a', subdistrict: 'n/a', zipcode: 'n/a' },
  ...some,
})

test('a form begins with its values, those of the session, and one copy of each data set', () => {
  const address = Object.fromEntries(Object.keys(parts()).map((part) => [part, '']))
  expect(emptyAnswers(definition, { facts, key: (n) => `k${n}` })).toEqual({
    ...{ name: '', email: 'somchai@wicha.th', kind: 'x', likes: ['x'], files: [], home: address, later: 'typed' },
    ...{ away: address, people: [{ _key: 'k0', age: '' }], pets: [{ _key: 'k1', age: '' }] },
  })
})

test('what is empty or was not asked is sent as N/A, and parts of an address as n/a', () => {
  const answers = { home: { province: 'น่าน' }, people: [{ _key: 'k', age: '๙' }, {}], kind: 'x' }
  const judged = judgeForm(definition, { answers, facts })
  expect(wireAnswers(definition, judged)).toEqual({
    ...{ name: 'N/A', email: 'somchai@wicha.th', kind: 'x', likes: 'N/A', files: 'N/A' },
    ...{ home: parts({ province: 'น่าน' }), later: 'N/A', away: 'N/A', total: '2' },
    ...{ people: [{ age: '9' }, { age: 'N/A' }], pets: [] },
  })
})

test('an empty address has no parts', () => {
  expect(wireAnswers(form([field({ name: 'home', type: 'address' })]), { values: { home: null } })).toEqual({
    home: parts(),
  })
})

test('values of another form or of the database are no reason to fail', () => {
  const values = { home: 'text', people: 'text', pets: [null, 'a', { age: ['b'] }], toString: 1 }
  expect(wireAnswers(definition, { values })).toMatchObject({ home: parts(), people: [], pets: [{ age: ['b'] }] })
})
