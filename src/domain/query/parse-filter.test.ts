import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fieldKind } from './field-kind.ts'
import type { CollectionTypes, Filter } from './filter.ts'
import { parseFilter } from './parse-filter.ts'

const category: CollectionTypes = { fields: { code: 'text' }, relations: { courses: () => course } }
const course: CollectionTypes = {
  fields: {
    name: 'text',
    hours: 'number',
    status: 'boolean',
    startRegistDate: 'date',
    createdAt: 'instant',
    target: 'list',
    analytics: 'json',
  },
  relations: { category: () => category },
}

const read: [name: string, input: unknown, filter: Filter][] = [
  ['nothing is everything', {}, { is: 'all' }],
  ['a scalar', { status: true }, { is: 'equals', field: 'status', value: true }],
  ['null fits any kind', { hours: null }, { is: 'equals', field: 'hours', value: null }],
  [
    'keys mean and',
    { status: true, hours: { $gte: 3, $lt: 9 } },
    {
      is: 'and',
      of: [
        { is: 'equals', field: 'status', value: true },
        {
          is: 'and',
          of: [
            { is: 'compare', field: 'hours', by: 'gte', value: 3 },
            { is: 'compare', field: 'hours', by: 'lt', value: 9 },
          ],
        },
      ],
    },
  ],
  ['$ne is not', { name: { $ne: 'ก' } }, { is: 'not', of: { is: 'equals', field: 'name', value: 'ก' } }],
  ['$nin is not', { hours: { $nin: [1] } }, { is: 'not', of: { is: 'in', field: 'hours', values: [1] } }],
  ['$in nothing is none', { hours: { $in: [] } }, { is: 'none' }],
  [
    '$nor is not or',
    { $nor: [{ hours: 1 }, { hours: 2 }] },
    {
      is: 'not',
      of: {
        is: 'or',
        of: [
          { is: 'equals', field: 'hours', value: 1 },
          { is: 'equals', field: 'hours', value: 2 },
        ],
      },
    },
  ],
  ['a group of one is its part', { $or: [{ hours: 1 }] }, { is: 'equals', field: 'hours', value: 1 }],
  ['$not', { hours: { $not: { $gt: 1 } } }, { is: 'not', of: { is: 'compare', field: 'hours', by: 'gt', value: 1 } }],
  [
    'a literal $regex',
    { name: { $regex: 'ไฟ\\.ฟ้า', $options: 'i' } },
    { is: 'contains', field: 'name', text: 'ไฟ.ฟ้า', anyCase: true },
  ],
  [
    '$exists is not null',
    { hours: { $exists: true } },
    { is: 'not', of: { is: 'equals', field: 'hours', value: null } },
  ],
  ['$exists false is null', { hours: { $exists: false } }, { is: 'equals', field: 'hours', value: null }],
  ['$size of a list', { target: { $size: 2 } }, { is: 'size', field: 'target', size: 2 }],
  [
    '$elemMatch of operators speaks of the element',
    { target: { $elemMatch: { $gt: 'a' } } },
    { is: 'element', field: 'target', of: { is: 'compare', field: '', by: 'gt', value: 'a' } },
  ],
  [
    '$elemMatch of names speaks of what is inside it',
    { analytics: { $elemMatch: { code: 'a' } } },
    { is: 'element', field: 'analytics', of: { is: 'equals', field: 'code', value: 'a' } },
  ],
  ['a json path', { 'analytics.status': 'complete' }, { is: 'equals', field: 'analytics.status', value: 'complete' }],
  [
    'a relation there and back',
    { category: { courses: { hours: 1 } } },
    {
      is: 'related',
      relation: 'category',
      of: { is: 'related', relation: 'courses', of: { is: 'equals', field: 'hours', value: 1 } },
    },
  ],
  ['a day', { startRegistDate: '2028-02-29' }, { is: 'equals', field: 'startRegistDate', value: '2028-02-29' }],
  [
    'an instant becomes UTC',
    { createdAt: { $gt: '2026-12-01T00:00+07:00' } },
    { is: 'compare', field: 'createdAt', by: 'gt', value: '2026-11-30T17:00:00.000Z' },
  ],
]

test.each(read)('reads %s', (_, input, filter) => {
  expect(parseFilter(input, course)).toEqual({ filter })
})

const refused: [name: string, input: unknown, code: string][] = [
  ['a list', [], 'shape'],
  ['a text', 'name', 'shape'],
  ['a date object', { name: new Date(0) }, 'wrong-type'],
  ['an unknown field', { salt: 1 }, 'unknown-field'],
  ['constructor', { constructor: 1 }, 'unknown-field'],
  ['__proto__', JSON.parse('{"__proto__": 1}'), 'unknown-field'],
  ['__proto__ as operator', JSON.parse('{"hours": {"__proto__": 1}}'), 'unknown-operator'],
  ['constructor in a path', { 'analytics.constructor': 1 }, 'unknown-field'],
  ['a path into a text', { 'name.length': 1 }, 'unknown-field'],
  ['a path with a quote', { "analytics.a'b": 1 }, 'unknown-field'],
  ['$where', { $where: '1' }, 'unknown-operator'],
  ['an unknown operator', { hours: { $mod: [2, 0] } }, 'unknown-operator'],
  ['text for a number', { hours: '3' }, 'wrong-type'],
  ['a number for text', { name: 3 }, 'wrong-type'],
  ['one wrong value of $in', { hours: { $in: [1, '2'] } }, 'wrong-type'],
  ['a list to equal', { target: ['a'] }, 'wrong-type'],
  ['$gt null', { hours: { $gt: null } }, 'wrong-type'],
  ['$gt true', { status: { $gt: true } }, 'wrong-type'],
  ['31 February', { startRegistDate: '2026-02-31' }, 'wrong-type'],
  ['year 0', { startRegistDate: '0000-01-01' }, 'wrong-type'],
  ['an instant in year 10000', { createdAt: '9999-12-31T23:00:00-12:00' }, 'wrong-type'],
  ['an instant without zone', { createdAt: '2026-12-01T00:00' }, 'wrong-type'],
  ['a pattern', { name: { $regex: 'a.*' } }, 'not-literal'],
  ['a class', { name: { $regex: '\\d' } }, 'not-literal'],
  ['half an escape', { name: { $regex: 'a\\' } }, 'not-literal'],
  ['an unknown option', { name: { $regex: 'a', $options: 'x' } }, 'not-literal'],
  ['$options alone', { name: { $options: 'i' } }, 'shape'],
  ['$regex on a number', { hours: { $regex: '1' } }, 'wrong-type'],
  ['a literal of 101', { name: { $regex: 'a'.repeat(101) } }, 'too-long'],
  ['a text of 1001', { name: 'a'.repeat(1001) }, 'too-long'],
  ['NUL', { name: 'a\0' }, 'unclean-text'],
  ['a lone surrogate', { name: { $in: ['\ud800'] } }, 'unclean-text'],
  ['an empty $or', { $or: [] }, 'shape'],
  ['no operators', { hours: {} }, 'shape'],
  ['$not of a scalar', { hours: { $not: 1 } }, 'shape'],
  ['a relation to equal', { category: 'x' }, 'shape'],
  ["a relation's unknown field", { category: { name: 'x' } }, 'unknown-field'],
  ['501 values', { hours: { $in: Array(501).fill(1) } }, 'too-many'],
  ['101 conditions', { $or: Array(101).fill({ hours: 1 }) }, 'too-many'],
  ['101 conditions apart', { $and: Array(2).fill({ $or: Array(51).fill({ hours: 1 }) }) }, 'too-many'],
  ['empty parts without end', { $and: Array(2).fill({ $or: Array(51).fill({}) }) }, 'too-many'],
  ['9 levels', nest(8, { hours: 1 }), 'too-deep'],
  ['8 times $not', { hours: denied(8) }, 'too-deep'],
  ['$not without end', { hours: denied(5000) }, 'too-deep'],
]

test.each(refused)('refuses %s', (_, input, code) => {
  const parsed = parseFilter(input, course)
  expect('issues' in parsed && parsed.issues[0]?.code).toBe(code)
})

describe('at the caps', () => {
  test.each<[string, unknown]>([
    ['8 levels', nest(7, { hours: 1 })],
    ['7 times $not', { hours: denied(7) }],
    ['100 conditions', { $or: Array(100).fill({ hours: 1 }) }],
    ['500 values', { hours: { $in: Array(500).fill(1) } }],
    ['a literal of 100', { name: { $regex: '\\.'.repeat(100) } }],
  ])('%s are read', (_, input) => {
    expect(parseFilter(input, course)).toHaveProperty('filter')
  })
})

const scalar = fc.oneof(
  fc.constantFrom(null, true, 1, 'x', '2026-01-01', '\0'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const operator = fc.constantFrom(
  '$eq',
  '$ne',
  '$gt',
  '$in',
  '$nin',
  '$not',
  '$regex',
  '$options',
  '__proto__',
  'toString',
)
const key = fc.constantFrom(
  'name',
  'hours',
  'target',
  'category',
  'analytics.a',
  'salt',
  '$and',
  '$or',
  '$nor',
  '$where',
)
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    scalar,
    fc.array(tie('anything'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(key, operator), tie('anything'), { maxKeys: 3 }),
  ),
}))

test('never throws, and what it reads names only declared fields', () => {
  let read = 0
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), anything, fc.dictionary(key, scalar, { maxKeys: 2 })), (input) => {
      const parsed = parseFilter(input, course)
      const fields = 'filter' in parsed ? fieldsOf(parsed.filter) : []
      if ('issues' in parsed) expect(parsed.issues.length).toBeGreaterThan(0)
      if (fields.length > 0) read += 1
      expect(fields.filter((field) => fieldKind(course, field) === null)).toEqual([])
    }),
    { numRuns: 3000 },
  )
  expect(read).toBeGreaterThan(50)
})

function nest(levels: number, inside: unknown): unknown {
  return levels === 0 ? inside : { $and: [nest(levels - 1, inside), { status: true }] }
}

function denied(times: number): unknown {
  let inside: unknown = { $eq: 1 }
  for (let left = times; left > 0; left -= 1) inside = { $not: inside }
  return inside
}

function fieldsOf(filter: Filter): string[] {
  if (filter.is === 'and' || filter.is === 'or') return filter.of.flatMap(fieldsOf)
  if (filter.is === 'not') return fieldsOf(filter.of)
  return 'field' in filter ? [filter.field] : []
}
