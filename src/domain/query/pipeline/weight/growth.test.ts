import { describe, expect, test } from 'vitest'
import type { CollectionTypes } from '../../filter.ts'
import { parsePipeline } from '../parse-pipeline.ts'

const fields: CollectionTypes['fields'] = {
  _id: 'text',
  name: 'text',
  code: 'text',
  type: 'text',
  status: 'boolean',
  hours: 'number',
  category: 'list',
  target: 'list',
  'target.code': 'list',
  lecturer: 'json',
  createdAt: 'instant',
}
const course: CollectionTypes = {
  fields,
  joins: [
    { from: 'category', to: 'category', at: 'code', isOne: true, catalogue: () => category },
    { from: '_id', to: 'lesson', at: 'courseID', isOne: false, catalogue: () => lesson },
    { from: '_id', to: 'enroll', at: 'courseID', isOne: false, catalogue: () => lesson },
  ],
}
const category: CollectionTypes = {
  fields: { _id: 'text', code: 'text', name: 'text', order: 'number' },
  joins: [{ from: 'code', to: 'course', at: 'category', isOne: false, catalogue: () => course }],
}
const lesson: CollectionTypes = {
  fields: { _id: 'text', courseID: 'text', name: 'text', minutes: 'number' },
  joins: [],
}

type Json = Record<string, unknown>

const refusal = (input: unknown) => {
  const pipeline = parsePipeline(input, course)
  return 'issues' in pipeline ? [pipeline.issues[0]!.field, pipeline.issues[0]!.code] : 'read'
}
const times = (count: number, of: (n: number) => Json) => Array.from({ length: count }, (_, n) => of(n))
const named = <T>(count: number, of: (n: number) => T) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, of(n)]))
const roots = (count: number) => ({ $addFields: named(count, () => '$$ROOT') })
const doubling = (of: unknown[]) => (count: number) => times(count, () => ({ $addFields: { x: { $concat: of } } }))
const lookCategory = { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'cat' } }
const look = (from: string, as = from, pipeline?: Json[]) => ({
  $lookup: { from, localField: '_id', foreignField: 'courseID', as, ...(pipeline && { pipeline }) },
})

describe('a pipeline whose documents grow is refused where they do', () => {
  const x = { $addFields: { x: '$name' } }
  const n = { $addFields: { n: '$hours', b: '$status' } }
  test.each<[string, Json[], string]>([
    ['three stages of ten whole documents', times(3, () => roots(10)), '0.$addFields'],
    ['four stages of one', times(4, (at) => ({ $addFields: { [`f${at}`]: '$$ROOT' } })), '3.$addFields'],
    ['twenty doublings of a text', [x, ...doubling(['$x', '$x'])(19)], '4.$addFields'],
    ['five of five texts', [x, ...doubling(['$x', '$x', '$x', '$x', '$x'])(5)], '2.$addFields'],
    [
      'a text eleven times in one call',
      [{ $project: { y: { $concat: [...Array(9).fill('$name'), { $concat: ['$name', '$name'] }] } } }],
      '0.$project',
    ],
    [
      'a text that may be another one',
      [x, ...times(19, () => ({ $addFields: { x: { $concat: [{ $ifNull: ['$x', '$name'] }, '$x'] } } }))],
      '4.$addFields',
    ],
    [
      'a list that is doubled in an object',
      [{ $addFields: { l: '$target' } }, ...times(9, () => ({ $addFields: { l: { a: '$l', b: '$l' } } }))],
      '4.$addFields',
    ],
    [
      'the first of a document that is doubled',
      times(9, () => ({ $addFields: { l: { $cond: ['$status', { a: '$$ROOT', b: '$lecturer' }, '$lecturer'] } } })),
      '4.$addFields',
    ],
    [
      'whole documents collected eleven times',
      [
        {
          $group: {
            _id: '$type',
            ...named(11, () => ({ $push: '$$ROOT' })),
          },
        },
      ],
      '0.$group',
    ],
    [
      'groups of groups',
      [
        { $group: { _id: null, a: { $push: '$$ROOT' }, b: { $push: '$$ROOT' }, c: { $push: '$$ROOT' } } },
        {
          $group: {
            _id: null,
            a: { $push: '$$ROOT' },
            b: { $push: '$$ROOT' },
            c: { $push: '$$ROOT' },
            d: { $push: '$$ROOT' },
          },
        },
      ],
      '1.$group',
    ],
    [
      'eight arms that hold whole documents twice',
      [
        {
          $facet: named(8, () => [{ $addFields: { r: '$$ROOT' } }]),
        },
      ],
      '0.$facet',
    ],
    [
      'a lookup whose own stages grow',
      [
        look(
          'lesson',
          'l',
          times(3, () => roots(10)),
        ),
      ],
      '0.$lookup.pipeline.0.$addFields',
    ],
    [
      'a number that is multiplied with itself',
      [n, ...times(19, () => ({ $addFields: { n: { $multiply: ['$n', '$n'] } } }))],
      '10.$addFields',
    ],
    [
      'a number that is added to itself',
      [n, ...times(19, () => ({ $addFields: { n: { $add: ['$n', '$n'] } } }))],
      '10.$addFields',
    ],
    [
      'a Boolean that is computed of itself',
      [n, ...times(5, () => ({ $addFields: { b: { $or: Array(18).fill('$b') } } }))],
      '3.$addFields',
    ],
    [
      'constants that every document holds',
      [{ $addFields: named(6, () => ({ $literal: 'ก'.repeat(3300) })) }],
      '0.$addFields',
    ],
    [
      'a path of eight names into a json',
      [
        {
          $project: {
            'lecturer.a.b.c.d.e.f.g': 1,
            'lecturer.a.b.c.d.e.f.h': 1,
            'lecturer.a.b.c.d.e.g': 1,
            'lecturer.a.b.c.d.f': 1,
          },
        },
      ],
      '0.$project',
    ],
  ])('%s', (_what, pipeline, place) => {
    expect(refusal(pipeline)).toEqual([`pipeline.${place}`, 'too-big'])
  })

  test.each<[string, Json[], string]>([
    [
      'collected',
      [{ $group: { _id: null, a: { $push: '$$ROOT' }, b: { $push: '$$ROOT' } } }, { $unwind: '$a' }],
      '1.$unwind.a',
    ],
    ['looked up', [look('lesson'), look('enroll', 'e'), { $addFields: { n: 1 } }, { $unwind: '$e' }], '3.$unwind.e'],
    ['looked up and joined', [look('lesson'), look('enroll', 'e'), { $unwind: '$e' }], '1.$lookup.as'],
    ['of an arm', [{ $facet: { a: [{ $skip: 1 }], b: [] } }, { $unwind: '$b' }], '1.$unwind.b'],
  ])('a list that is unwound beside another: %s', (_what, pipeline, place) => {
    expect(refusal(pipeline)).toEqual([`pipeline.${place}`, 'multiplied'])
  })
})

describe('ordinary reports are read', () => {
  test.each<[string, Json[]]>([
    ['the document beside itself', [{ $addFields: { copy: '$$ROOT' } }]],
    ['nine whole documents', [roots(9)]],
    [
      'a label of ten parts',
      [{ $addFields: { label: { $concat: ['$name', ' ', '$code', '-', '$type', ':', '$name', '/', '$code', '.'] } } }],
    ],
    [
      'nine stages that each add a name',
      times(9, (at) => ({ $addFields: { [`f${at}`]: { $concat: ['$name', ` ${at}`] } } })),
    ],
    [
      'counts of sixteen states',
      [
        {
          $group: {
            _id: '$type',
            ...named(16, (at) => ({ $sum: { $cond: [{ $eq: ['$code', `c${at}`] }, 1, 0] } })),
          },
        },
      ],
    ],
    [
      'a choice among many texts',
      [
        {
          $addFields: {
            x: { $cond: ['$status', '$name', { $cond: ['$status', '$code', { $ifNull: ['$name', '$type'] }] }] },
          },
        },
      ],
    ],
    ['all documents of each group', [{ $group: { _id: '$type', all: { $push: '$$ROOT' } } }]],
    [
      'all of each group, taken apart again',
      [
        { $group: { _id: '$type', all: { $push: '$$ROOT' }, n: { $sum: 1 } } },
        { $unwind: '$all' },
        { $sort: { _id: 1 } },
      ],
    ],
    [
      'what two lookups found',
      [look('lesson'), look('enroll', 'e'), { $addFields: { n: { $size: '$e' }, m: { $size: '$lesson' } } }],
    ],
    [
      'a page with its count taken out of its list',
      [{ $facet: { data: [{ $limit: 5 }], total: [{ $count: 'n' }] } }, { $unwind: '$total' }],
    ],
    ['a joined category beside lessons', [look('lesson'), lookCategory, { $unwind: '$cat' }]],
    ['eight arms', [{ $facet: named(8, () => [{ $limit: 5 }]) }]],
    [
      'paths into lists',
      [look('lesson'), { $project: { 'lesson.name': 1, 'lesson.minutes': 1, 'lecturer.name': 1, 'target.code': 1 } }],
    ],
    [
      'the newest four of each category, whole',
      [
        lookCategory,
        { $unwind: '$cat' },
        { $sort: { createdAt: -1 } },
        { $group: { _id: '$cat.code', category: { $first: '$cat' }, courses: { $push: '$$ROOT' } } },
        { $project: { category: 1, courses: { $slice: ['$courses', 4] } } },
      ],
    ],
  ])('%s', (_what, pipeline) => {
    expect(refusal(pipeline)).toBe('read')
  })
})
