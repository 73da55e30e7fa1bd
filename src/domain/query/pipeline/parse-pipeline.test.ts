import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { CollectionTypes } from '../filter.ts'
import { parsePipeline } from './parse-pipeline.ts'

const course: CollectionTypes = {
  fields: {
    _id: 'text',
    name: 'text',
    status: 'boolean',
    hours: 'number',
    category: 'list',
    lecturer: 'json',
    createdAt: 'instant',
  },
  joins: [{ from: 'category', to: 'category', at: 'code', isOne: true, catalogue: () => category }],
}
const category: CollectionTypes = { fields: { _id: 'text', code: 'text', name: 'text', order: 'number' }, joins: [] }
const enroll: CollectionTypes = {
  fields: { _id: 'text', userID: 'text', courseID: 'text', analytics: 'json', 'analytics.percent': 'number' },
  joins: [{ from: 'courseID', to: 'course', at: '_id', isOne: true, catalogue: () => course }],
}

const read = (input: unknown, catalogue = course) => {
  const pipeline = parsePipeline(input, catalogue)
  if ('issues' in pipeline) throw new Error(JSON.stringify(pipeline.issues))
  return pipeline
}
const refusal = (input: unknown, catalogue = course) => {
  const pipeline = parsePipeline(input, catalogue)
  return 'issues' in pipeline ? [pipeline.issues[0]!.field, pipeline.issues[0]!.code] : 'read'
}

const lookCategory = { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'cat' } }
const lookCourse = { $lookup: { from: 'course', localField: 'courseID', foreignField: '_id', as: 'course' } }
const newest = { $group: { _id: '$cat.name', list: { $push: '$$ROOT' } } }

describe('the calls of the specification are read', () => {
  test('a learner’s enrolments: the id converted, the course joined, a page and the count', () => {
    const { stages, shape } = read(
      [
        { $match: { userID: 'u' } },
        { $addFields: { courseID: { $toObjectId: '$courseID' } } },
        lookCourse,
        { $unwind: '$course' },
        { $facet: { enroll: [{ $skip: 0 }, { $limit: 100 }], totalCount: [{ $count: 'count' }] } },
      ],
      enroll,
    )
    expect(stages.map(({ is }) => is)).toEqual(['match', 'reshape', 'lookup', 'facet'])
    expect(stages[2]).toMatchObject({ as: 'course', from: 'courseID', unwound: 'inner' })
    expect(Object.keys(shape)).toEqual(['enroll', 'totalCount'])
  })

  test.each([
    [{ $toObjectId: '$courseID' }],
    [{ $convert: { input: '$courseID', to: 'objectId' } }],
    [{ $convert: { input: '$courseID', to: 'objectId', onError: null, onNull: null } }],
    [{ $toString: '$courseID' }],
  ])('a converted id is still what a course may be joined to: %j', (converted) => {
    const pipeline = [
      { $addFields: { id: converted } },
      { $lookup: { from: 'course', localField: 'id', foreignField: '_id', as: 'course' } },
    ]
    expect(refusal(pipeline, enroll)).toBe('read')
  })

  test.each([
    [{ $eq: ['$_id', '$$id'] }],
    [{ $eq: ['$$id', '$_id'] }],
    [{ $and: [{ $eq: ['$_id', '$$id'] }, { $eq: ['$status', true] }, { $gte: ['$hours', 3] }] }],
    [{ $eq: [{ $toString: '$_id' }, '$$id'] }],
  ])('the pipeline form of a lookup: %j', ($expr) => {
    const $lookup = { from: 'course', let: { id: '$courseID' }, pipeline: [{ $match: { $expr } }], as: 'course' }
    expect(read([{ $lookup }], enroll).stages[0]).toMatchObject({ is: 'lookup', join: { to: 'course' }, unwound: null })
  })
})

describe('an unwind of what was looked up is a join', () => {
  const unwind = { $unwind: '$cat' }
  const kindsOf = (...pipeline: unknown[]) => read(pipeline).stages.map(({ is }) => is)

  test('behind a sort and a match of other fields too', () => {
    expect(kindsOf(lookCategory, { $sort: { createdAt: -1 } }, { $match: { status: true } }, unwind)).toEqual([
      'lookup',
      'sort',
      'match',
    ])
    const grouped = { $group: { _id: '$cat.name', all: { $push: '$$ROOT' } } }
    expect(refusal([lookCategory, { $sort: { createdAt: -1 } }, unwind, grouped, { $sort: { _id: 1 } }])).toBe('read')
  })

  test.each([
    ['a match of the list', { $match: { $or: [{ status: true }, { 'cat.code': 'a' }] } }],
    ['a page', { $limit: 3 }],
    ['a computed value', { $addFields: { n: { $size: '$cat' } } }],
  ])('but not behind %s', (_what, between) => {
    expect(kindsOf(lookCategory, between, unwind).at(-1)).toBe('unwind')
  })

  test('and what is refused is named by the place where it was sent', () => {
    expect(refusal([lookCategory, { $sort: { createdAt: -1, nothing: 1 } }, unwind])).toEqual([
      'pipeline.1.$sort.nothing',
      'unknown-field',
    ])
  })
})

describe('a projection of paths', () => {
  const shapeAfter = ($project: unknown, catalogue = enroll) => read([{ $project }], catalogue).shape

  test('knows of a json the parts that it keeps', () => {
    expect(shapeAfter({ 'analytics.percent': 1 })['analytics']).toEqual({ kind: 'json', parts: { percent: 'number' } })
    expect(shapeAfter({ 'analytics.status': 1 })['analytics']).toEqual({ kind: 'json' })
    expect(shapeAfter({ 'analytics.percent': 0 })['analytics']).toEqual({ kind: 'json' })
    expect(refusal([{ $project: { 'analytics.percent': 1 } }, { $sort: { 'analytics.percent': 1 } }], enroll)).toBe(
      'read',
    )
  })

  test('of a joined row keeps its fields what they are', () => {
    const joined = [lookCourse, { $unwind: '$course' }]
    const { shape } = read([...joined, { $project: { 'course.hours': 1, course: { name: 1 } } }], enroll)
    expect(shape['course']).toMatchObject({
      kind: 'object',
      columns: { hours: { kind: 'number' }, name: { kind: 'text' } },
    })
  })

  test('written nested is the same as dotted', () => {
    const nested = { _id: 0, cat: { code: 1, name: 1 }, deep: { a: { b: '$name' } } }
    const dotted = { _id: 0, 'cat.code': 1, 'cat.name': 1, 'deep.a.b': '$name' }
    const [one, other] = [nested, dotted].map(($project) => read([lookCategory, { $project }]).stages[1])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ of: { cat: { is: 'narrowed', names: { code: true, name: true }, isLeftOut: false } } })
  })
})

describe('what only the first few of a group are looked at', () => {
  const mostOf = (...later: unknown[]) => {
    const { stages } = read([lookCategory, { $unwind: '$cat' }, newest, ...later])
    return stages.map((stage) => (stage.is === 'group' ? stage.of['list'] : null)).find((one) => one !== null)
  }
  test.each([
    [4, { $project: { list: { $slice: ['$list', 4] } } }],
    [6, { $project: { list: { $slice: ['$list', 2, 4] } } }],
    [1, { $addFields: { list: { $first: '$list' } } }],
    [3, { $project: { a: { $arrayElemAt: ['$list', 2] }, b: { $first: '$list' } } }],
    [1, { $project: { _id: 1 } }],
    [null, { $project: { list: 1 } }],
    [null, { $project: { a: { $slice: ['$list', 4] }, b: { $size: '$list' } } }],
    [null, { $project: { last: { $arrayElemAt: ['$list', -1] } } }],
    [null, { $match: { list: { $size: 3 } } }],
    [null, { $unwind: '$list' }],
  ])('%j of %j', (most, stage) => {
    expect(mostOf(stage)).toMatchObject({ is: 'push', most })
    expect(mostOf({ $sort: { _id: 1 } }, stage)).toMatchObject({ most })
  })
})

const refused: [what: string, input: unknown, field: string, code: string][] = [
  ['no list', {}, 'pipeline', 'shape'],
  ['a stage of another language', [{ $out: 'x' }], 'pipeline.0.$out', 'stage'],
  ['a stage that writes', [{ $match: {} }, { $merge: { into: 'user' } }], 'pipeline.1.$merge', 'stage'],
  ['a union', [{ $unionWith: 'user' }], 'pipeline.0.$unionWith', 'stage'],
  ['two stages in one', [{ $match: {}, $limit: 1 }], 'pipeline.0', 'shape'],
  ['a field that is not there', [{ $match: { password: 1 } }], 'pipeline.0.$match.password', 'unknown-field'],
  ['code in a filter', [{ $match: { $where: '1' } }], 'pipeline.0.$match.$where', 'unknown-operator'],
  [
    'code in an expression',
    [{ $addFields: { a: { $function: {} } } }],
    'pipeline.0.$addFields.a.$function',
    'expression',
  ],
  [
    'code in an accumulator',
    [{ $group: { _id: null, a: { $accumulator: {} } } }],
    'pipeline.0.$group.a.$accumulator',
    'accumulator',
  ],
  [
    'a name of the language',
    [{ $addFields: { __proto__x: 1, constructor: 1 } }],
    'pipeline.0.$addFields.constructor',
    'bad-name',
  ],
  ['a name with a quote', [{ $project: { 'a"b': '$name' } }], 'pipeline.0.$project.a"b', 'bad-name'],
  [
    'a path beside what it leads into',
    [lookCategory, { $project: { cat: 1, 'cat.code': 1 } }],
    'pipeline.1.$project.cat.code',
    'shape',
  ],
  [
    'a path above one that was asked for',
    [lookCategory, { $project: { 'cat.code.x': 1, cat: { code: 1 } } }],
    'pipeline.1.$project.cat.code',
    'shape',
  ],
  [
    'a computed value in a list',
    [lookCategory, { $project: { 'cat.n': '$hours' } }],
    'pipeline.1.$project.cat.n',
    'wrong-type',
  ],
  [
    'a computed value in a list of codes',
    [{ $project: { category: { n: { $add: ['$hours', 1] } } } }],
    'pipeline.0.$project.category.n',
    'wrong-type',
  ],
  [
    'a path that is too deep',
    [{ $project: { 'lecturer.a.b.c.d.e.f.g.h': 1 } }],
    'pipeline.0.$project.lecturer.a.b.c.d.e.f.g.h',
    'bad-name',
  ],
  ['a sort by a hidden field', [{ $sort: { hash: 1 } }], 'pipeline.0.$sort.hash', 'unknown-field'],
  ['a sort by a list', [{ $sort: { category: 1 } }], 'pipeline.0.$sort.category', 'unsortable'],
  ['a sort by json', [{ $sort: { 'lecturer.name': 1 } }], 'pipeline.0.$sort.lecturer.name', 'unsortable'],
  ['a limit that is too large', [{ $limit: 2001 }], 'pipeline.0.$limit', 'too-large'],
  ['a limit of words', [{ $limit: '1' }], 'pipeline.0.$limit', 'wrong-type'],
  ['a skip below nothing', [{ $skip: -1 }], 'pipeline.0.$skip', 'too-large'],
  [
    'a collection that is not related',
    [{ $lookup: { ...lookCategory.$lookup, from: 'user' } }],
    'pipeline.0.$lookup.from',
    'no-relation',
  ],
  [
    'a field that is not related',
    [{ $lookup: { ...lookCategory.$lookup, localField: 'name' } }],
    'pipeline.0.$lookup.from',
    'no-relation',
  ],
  [
    'a lookup of everything',
    [{ $lookup: { from: 'category', pipeline: [], as: 'x' } }],
    'pipeline.0.$lookup.pipeline',
    'no-relation',
  ],
  [
    'a hidden field inside a lookup',
    [{ $lookup: { ...lookCategory.$lookup, pipeline: [{ $match: { secret: 1 } }] } }],
    'pipeline.0.$lookup.pipeline.0.$match.secret',
    'unknown-field',
  ],
  [
    'a hidden field of a joined row',
    [lookCategory, { $unwind: '$cat' }, { $sort: { 'cat.secret': 1 } }],
    'pipeline.2.$sort.cat.secret',
    'unknown-field',
  ],
  ['a facet in a facet', [{ $facet: { a: [{ $facet: { b: [] } }] } }], 'pipeline.0.$facet.a.0.$facet', 'not-here'],
  ['a forbidden stage in a facet', [{ $facet: { a: [{ $out: 'x' }] } }], 'pipeline.0.$facet.a.0.$out', 'stage'],
  ['a sum of texts', [{ $group: { _id: null, n: { $sum: '$name' } } }], 'pipeline.0.$group.n.$sum', 'wrong-type'],
  [
    'a sum of a text and a number',
    [{ $addFields: { n: { $add: ['$hours', '$name'] } } }],
    'pipeline.0.$addFields.n.$add',
    'wrong-type',
  ],
  [
    'an expression of the rules',
    [{ $match: { category: { code: 'a' } } }],
    'pipeline.0.$match.category.code',
    'unknown-operator',
  ],
  [
    'another user’s variable',
    [{ $addFields: { a: '$$USER_ROLES' } }],
    'pipeline.0.$addFields.$$USER_ROLES',
    'unknown-field',
  ],
  ['too many stages', Array.from({ length: 21 }, () => ({ $skip: 0 })), 'pipeline', 'too-many'],
]

test.each(refused)('refuses %s and says where', (_what, input, field, code) => {
  expect(refusal(input)).toEqual([field, code])
})

test('refuses what is nested too deep, without going there', () => {
  let deep: unknown = '$hours'
  for (let level = 0; level < 5000; level += 1) deep = { $add: [deep, 1] }
  expect(refusal([{ $addFields: { n: deep } }])).toEqual([
    expect.stringContaining('pipeline.0.$addFields.n'),
    'too-deep',
  ])
})

test('refuses more work than a pipeline may be', () => {
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, '$hours']))
  expect(refusal([{ $addFields: many }])).toEqual(['pipeline.0.$addFields', 'too-many'])
  const wide = {
    $group: { _id: null, ...Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, { $sum: 1 }])) },
  }
  expect(refusal([wide])).toEqual(['pipeline.0.$group', 'too-many'])
})

test('counts what stands inside other stages', () => {
  const arm = Array.from({ length: 14 }, () => ({ $skip: 0 }))
  expect(refusal([{ $facet: { a: arm, b: arm } }])).toBe('read')
  expect(refusal([{ $facet: { a: arm, b: arm, c: arm } }])).toEqual(['pipeline.0.$facet.c', 'too-many'])
  const lookups = Array.from({ length: 7 }, () => lookCategory)
  expect(refusal(lookups.slice(1))).toBe('read')
  expect(refusal(lookups)).toEqual(['pipeline.6.$lookup', 'too-many'])
})

test('never throws, whatever is sent', () => {
  const keys = [
    '$match',
    '$lookup',
    '$group',
    '$project',
    '$facet',
    '$unwind',
    '$sort',
    '_id',
    'name',
    'from',
    'as',
    'let',
    'pipeline',
    '$expr',
    '$$ROOT',
    '$name',
  ]
  const anything = fc.anything({
    key: fc.constantFrom(...keys),
    maxDepth: 6,
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
  })
  fc.assert(
    fc.property(anything, (input) => {
      const answer = parsePipeline([input], course)
      expect('issues' in answer ? answer.issues.length > 0 : Array.isArray(answer.stages)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('K05 lists that multiply each other are refused: joined over and over, or gathered and unwound over and over', () => {
  const joined = [lookCategory, { $unwind: '$cat' }]
  expect(refusal([...joined, ...joined])).toEqual(['pipeline.2.$lookup.as', 'too-many'])
  const later = (as: string) => ({ $lookup: { ...lookCategory.$lookup, as } })
  expect(refusal([later('a'), later('b'), { $unwind: '$a' }, { $unwind: '$b' }])).toEqual([
    'pipeline.2.$unwind.a',
    'multiplied',
  ])
  const unwound = (as: string) => [later(as), { $addFields: { n: 1 } }, { $unwind: `$${as}` }]
  expect(refusal([...unwound('a'), ...unwound('b')])).toEqual(['pipeline.5.$unwind.b', 'too-many'])
  expect(refusal([{ $facet: { one: joined, two: joined } }])[1]).toBe('too-many')
  const byId = [lookCourse, { $unwind: '$course' }]
  expect(read([...byId, ...byId], enroll).stages).toHaveLength(2)
})
