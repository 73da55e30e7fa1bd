import { describe, expect, test } from 'vitest'
import { isFieldKey, type PersonField } from './definition.ts'
import { judgeFields, judgeValue } from './judge.ts'

const field = (more: Partial<PersonField>): PersonField => ({
  ...{ key: 'a', label: { th: 'ก', en: 'a' }, type: 'text', pattern: 'any', choices: [], isRequired: false },
  ...{ person: 'edit', staff: 'member', inRegistration: true, inProfile: true },
  ...more,
})

const prefix = { type: 'choice', choices: ['นาย', 'นาง'] } as const
const code = (pattern: PersonField['pattern']) => ({ type: 'code', pattern }) as const

test.each<[Partial<PersonField>, unknown, unknown]>([
  [{}, ' สมชาย ', 'สมชาย'],
  [{}, '', null],
  [{}, ' \u200b ', null],
  [{}, null, null],
  [{}, undefined, null],
  [{ type: 'longtext' }, 'ก'.repeat(4000), 'ก'.repeat(4000)],
  [prefix, 'นาย', 'นาย'],
  [{ type: 'date' }, '2000-02-29', '2000-02-29'],
  [{ type: 'number' }, 0, 0],
  [{ type: 'number' }, -1.5, -1.5],
  [{ type: 'boolean' }, false, false],
  [{ type: 'phone' }, '+66 81 234 5678', '0812345678'],
  [{ type: 'phone' }, '02-123-4567 ต่อ 12', '021234567#12'],
  [code('any'), 'ก-12/3', 'ก-12/3'],
  [code('digits'), '๑๒-34', '1234'],
  [code('citizen'), '1-1017-00207-03-0', '1101700207030'],
  [code('passport'), 'aa 123-4567', 'AA1234567'],
  [code('licence'), 'วพ.12/2569', 'วพ.12/2569'],
])('%j takes %j as %j', (of, given, value) => {
  expect(judgeValue(field(of), given)).toEqual({ value })
})

test.each<[Partial<PersonField>, unknown, string]>([
  [{}, 1, 'text'],
  [{}, 'ก'.repeat(201), 'text'],
  [{}, 'a\0b', 'text'],
  [{}, '\ud800', 'text'],
  [{}, ['a'], 'text'],
  [{}, { toString: 1 }, 'text'],
  [{}, 'x'.repeat(1_000_000), 'text'],
  [{}, ' '.repeat(1_000_000), 'text'],
  [{ type: 'longtext' }, 'ก'.repeat(4001), 'longtext'],
  [prefix, 'ดร.', 'choice'],
  [prefix, 'toString', 'choice'],
  [{ type: 'date' }, '2001-02-29', 'date'],
  [{ type: 'date' }, '2569-01-01', 'date'],
  [{ type: 'date' }, '31/12/2026', 'date'],
  [{ type: 'number' }, '12', 'number'],
  [{ type: 'number' }, Number.NaN, 'number'],
  [{ type: 'number' }, 1e13, 'number'],
  [{ type: 'boolean' }, 'true', 'boolean'],
  [{ type: 'phone' }, '12', 'phone'],
  [code('any'), 'a\nb', 'any'],
  [code('digits'), '12a', 'digits'],
  [code('citizen'), '1101700207031', 'citizen'],
  [code('passport'), 'ก1234567', 'passport'],
  [code('licence'), '<script>', 'licence'],
])('%j refuses %j: %s', (of, given, fault) => {
  expect(judgeValue(field(of), given)).toMatchObject({ fault: { code: fault } })
})

describe('values by key', () => {
  const fields = [field({}), field({ key: 'b', type: 'number' })]

  test('are stored where they are right, and each wrong one is told of', () => {
    const { values, faults } = judgeFields(fields, { a: ' ก ', b: 'x', c: 1 })
    expect(values).toEqual({ a: 'ก' })
    expect(faults.map(({ key, code: what }) => [key, what])).toEqual([
      ['b', 'number'],
      ['', 'unknown'],
    ])
  })

  test.each([null, 'a', 1, [], [['a', 'b']]])('%j is no object of values', (given) => {
    expect(judgeFields(fields, given).faults).toMatchObject([{ code: 'object' }])
  })

  test('keys of every object are keys of no field', () => {
    const given = JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}') as unknown
    const { values, faults } = judgeFields(fields, given)
    expect(faults).toMatchObject([{ code: 'unknown' }, { code: 'unknown' }])
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })

  test('a thousand wrong keys are told of in few words', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`.repeat(100), 1]))
    const { faults } = judgeFields(fields, many)
    expect(JSON.stringify(faults).length).toBeLessThan(6000)
  })
})

test.each([
  ['prefix', true],
  ['licence_2', true],
  ['Prefix', false],
  ['2nd', false],
  ['__proto__', false],
  ['constructor', false],
  ['a-b', false],
  ['a.b', false],
  ['', false],
  ['a'.repeat(41), false],
])('%s as a key: %s', (key, isOne) => expect(isFieldKey(key)).toBe(isOne))
