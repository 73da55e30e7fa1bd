import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPage } from '#domain/page/page.ts'
import { fieldTypes } from './definition.ts'
import { formOf } from './read-form.ts'

type Props = Record<string, unknown>

const object = (id: string, type: string, props: Props = {}) => ({ id, type, version: 1, props })
const row = (id: string, more: Props, ...objects: object[]) => ({
  id,
  columns: [{ id: `${id}c`, col: 12, objects }],
  ...more,
})

function read(...rows: object[]) {
  const result = readPage({ version: 1, rows })
  if (!('page' in result)) throw new Error(JSON.stringify(result.issues))
  return formOf(result.page)
}

test('an object of each type is a field, and other objects are none', () => {
  const objects = fieldTypes.map((type) => object(type, `form-${type}`, { name: type }))
  const { fields, sets, tabs } = read(row('r', {}, ...objects, object('h', 'heading'), object('x', 'form-unknown')))
  expect(fields.map(({ id, name, type }) => [id, name, type])).toEqual(fieldTypes.map((type) => [type, type, type]))
  expect([sets, tabs]).toEqual([[], []])
})

test('members are those of the object, and what is missing or wrong has its default', () => {
  const props = {
    ...{ name: 'a', label: 'ชื่อ', required: true, show: 'yes', minLength: -1, maxLength: 5, inputType: 'phone' },
    ...{
      options: [{ value: 'x', label: 'X' }, { value: 'y' }, 'z'],
      logics: [{ value: 'x', targets: ['b', 7], method: 'burn' }],
    },
    ...{
      unique: { collection: 'user', key: 'email' },
      calculation: { kind: 'days', of: ['a', null] },
      id: 'forged',
      type: 'x',
    },
  }
  expect(read(row('r', {}, object('o', 'form-input', props))).fields).toEqual([
    {
      ...{ id: 'o', name: 'a', type: 'input', label: 'ชื่อ', value: '', required: true, reqError: '', show: true },
      ...{ logics: [{ value: 'x', targets: ['b'], method: 'show' }], inputType: 'phone', minLength: 0, maxLength: 5 },
      options: [
        { value: 'x', label: 'X' },
        { value: 'y', label: 'y' },
      ],
      ...{ fileTypeLimit: [], itemLimit: 1, fileSizeLimit: 10, showDateTime: 'date' },
      ...{ unique: { collection: 'user', key: 'email' }, isOnce: false, session: '', locked: false, isPrivate: false },
      ...{ isListed: false, text: '', most: 5, calculation: { kind: 'days', of: ['a'] } },
    },
  ])
})

test('a field without a name has one of its id', () => {
  const nameOf = (id: string) => read(row('r', {}, object(id, 'form-input'))).fields[0]!.name
  expect(nameOf('o1')).toMatch(/^field_[a-z0-9]{1,7}$/)
  expect(nameOf('o1')).toBe(nameOf('o1'))
  expect(nameOf('o1')).not.toBe(nameOf('o2'))
})

test('rows of one name are one data set, which is required unless every field is optional', () => {
  const people = { dataMode: 'set', dataSetName: 'people' }
  const { fields, sets } = read(
    row('a', {}, object('o1', 'form-input', { name: 'outside' })),
    row('b', { ...people, dataSetTitle: 'ผู้เข้าอบรม', dataSetLimit: 3 }, object('o2', 'form-input', { name: 'first' })),
    row('c', people, object('o3', 'form-input', { name: 'last', required: true })),
    row('d', { ...people, dataMode: 'copy' }, object('o4', 'form-input', { name: 'first' })),
    row('e', { dataMode: 'set' }, object('o5', 'form-input', { name: 'first' })),
    row('f', { dataMode: 'set', dataSetName: 'empty' }, object('o6', 'heading')),
  )
  expect(fields.map(({ name }) => name)).toEqual(['outside'])
  expect(sets).toMatchObject([
    { name: 'people', title: 'ผู้เข้าอบรม', limit: 3, isRequired: true, fields: [{ name: 'first' }, { name: 'last' }] },
    { name: expect.stringMatching(/^set_\w+$/) as string, title: '', limit: 1, isRequired: false },
  ])
})

test('tabs group rows in the order in which they first occur', () => {
  const { tabs } = read(
    row('a', { tab: 'หนึ่ง' }, object('o1', 'form-input', { name: 'one' })),
    row('b', { tab: 'สอง', dataMode: 'set', dataSetName: 'people' }, object('o2', 'form-input', { name: 'inner' })),
    row('c', { tab: 'หนึ่ง' }, object('o3', 'form-input', { name: 'two' })),
    row('d', {}, object('o4', 'form-input', { name: 'three' })),
  )
  expect(tabs).toEqual([
    { name: 'หนึ่ง', fields: ['one', 'two'] },
    { name: 'สอง', fields: ['people'] },
    { name: '', fields: ['three'] },
  ])
})

test('whatever the properties are, they are a field', () => {
  const known = Object.keys(read(row('r', {}, object('o', 'form-input'))).fields[0]!)
  const props = fc.dictionary(fc.constantFrom(...known, '__proto__'), fc.jsonValue({ maxDepth: 3 }))
  const types = Object.fromEntries(
    Object.entries(read(row('r', {}, object('o', 'form-input'))).fields[0]!).map(([name, value]) => [
      name,
      typeof value,
    ]),
  )
  fc.assert(
    fc.property(props, (given) => {
      const page = { version: 1 as const, rows: [{ ...row('r', {}, object('o', 'form-input', given)), gapSize: 24 }] }
      const [field] = formOf(page as unknown as Parameters<typeof formOf>[0]).fields
      expect(Object.keys(field!).toSorted()).toEqual(known.toSorted())
      expect(Object.fromEntries(Object.entries(field!).map(([name, value]) => [name, typeof value]))).toEqual(types)
    }),
    { numRuns: 300 },
  )
})
