import { describe, expect, test } from 'vitest'
import { readCounts } from './asked-counts.ts'

const order = { site: null, status: ['ลงทะเบียนคอร์ส'] }
const message = { site: null, status: ['submit'] }
const ofMessages = (pipeline: unknown, coll = 'message') => ({ $unionWith: { coll, pipeline } })
const both = { order: { ...order, site: 'u' }, message: { ...message, site: 'u' } }

test.each<[string, unknown[], object]>([
  ['orders of a unit', [{ $match: { unit: 'u' } }], { order: { ...order, site: 'u' }, message }],
  ['orders that are counted', [{ $match: {} }, { $count: 'orderCount' }], { order, message }],
  ['a status alone', [{ $match: { status: 'อื่น' } }], { order: { site: null, status: ['อื่น'] }, message }],
  ['both in one match', [{ $match: { unit: 'u', parent: 'u' } }, { $group: { _id: null, n: { $sum: 1 } } }], both],
  [
    'both in one match, by their statuses',
    [{ $match: { unit: 'u', parent: 'u', status: { $in: ['ก', 'ข'] } } }],
    { order: { site: 'u', status: ['ก', 'ข'] }, message: { site: 'u', status: ['ก', 'ข'] } },
  ],
  [
    'conditions in a list',
    [{ $match: { $and: [{ unit: 'u' }, { parent: 'u' }, { status: { $eq: 'ลงทะเบียนคอร์ส' } }] } }],
    both,
  ],
  [
    'messages by a lookup',
    [{ $match: { unit: 'u' } }, { $lookup: { from: 'message', as: 'm', pipeline: [{ $match: { parent: 'u' } }] } }],
    both,
  ],
  [
    'orders, and messages by a union',
    [
      { $match: { unit: 'u', status: 'ลงทะเบียนคอร์ส' } },
      { $count: 'orderCount' },
      ofMessages([{ $match: { parent: 'u', status: 'fail' } }, { $count: 'messageCount' }]),
    ],
    { order: { ...order, site: 'u' }, message: { site: 'u', status: ['fail'] } },
  ],
  [
    'both in a facet',
    [
      {
        $facet: {
          messages: [{ $match: { status: 'read' } }, { $count: 'n' }],
          orders: [{ $match: { unit: 'u' } }, { $count: 'n' }],
        },
      },
    ],
    { order: { ...order, site: 'u' }, message: { ...message, status: ['read'] } },
  ],
])('counts %s', (_what, pipeline, asked) => {
  expect(readCounts(pipeline)).toEqual(asked)
})

const match = { $match: { unit: 'u' } }
const nested = (depth: number): unknown[] => (depth === 0 ? [match] : [{ $facet: { a: nested(depth - 1) } }])

describe('refuses, by its place,', () => {
  test.each<[string, unknown[], string, string]>([
    ['nothing', [], 'pipeline', 'shape'],
    ['no stage', ['x'], 'pipeline.0', 'shape'],
    ['two stages in one', [{ ...match, $count: 'orderCount' }], 'pipeline.0', 'shape'],
    ['too many stages', Array.from({ length: 21 }, () => match), 'pipeline', 'too-many'],
    ['another field', [{ $match: { price: 0 } }], 'pipeline.0.$match.price', 'unknown-field'],
    ['another operator', [{ $match: { status: { $ne: 'x' } } }], 'pipeline.0.$match.status.$ne', 'unknown-operator'],
    ['a number among texts', [{ $match: { status: { $in: ['x', 1] } } }], 'pipeline.0.$match.status.$in', 'wrong-type'],
    ['a list that is none', [{ $match: { status: { $in: 'x' } } }], 'pipeline.0.$match.status.$in', 'shape'],
    ['a null', [{ $match: { unit: null } }], 'pipeline.0.$match.unit', 'wrong-type'],
    ['an unclean text', [{ $match: { status: 'a\0' } }], 'pipeline.0.$match.status', 'unclean-text'],
    ['a long text', [{ $match: { status: 'x'.repeat(1001) } }], 'pipeline.0.$match.status', 'too-long'],
    ['either of two', [{ $match: { $or: [{ unit: 'a' }] } }], 'pipeline.0.$match.$or', 'unknown-operator'],
    ['a match that is none', [{ $match: [] }], 'pipeline.0.$match', 'shape'],
    ['a stage that writes', [match, { $out: 'order' }], 'pipeline.1.$out', 'stage'],
    ['a stage of none', [{ constructor: {} }], 'pipeline.0.constructor', 'stage'],
    ['another collection', [match, ofMessages([match], 'user')], 'pipeline.1.$unionWith.coll', 'no-relation'],
    ['a union without stages', [match, ofMessages([])], 'pipeline.1.$unionWith.pipeline', 'shape'],
    ['a facet that is none', [{ $facet: [] }], 'pipeline.0.$facet', 'shape'],
    ['stages too deep', nested(4), `pipeline${'.0.$facet.a'.repeat(4)}`, 'too-deep'],
  ])('%s', (_what, pipeline, field, code) => {
    const read = readCounts(pipeline)
    expect(read).toMatchObject({ issues: [{ field, code, th: expect.stringMatching(/[ก-๙]/) }] })
  })

  test('every part that is wrong', () => {
    const read = readCounts([{ $match: { price: 0, status: 1 } }, ofMessages([{ $match: { body: 'x' } }])])
    expect((read as { issues: { field: string }[] }).issues.map(({ field }) => field)).toEqual([
      ...['pipeline.0.$match.status', 'pipeline.0.$match.price', 'pipeline.1.$unionWith.pipeline.0.$match.body'],
    ])
  })
})
