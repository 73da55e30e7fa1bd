import { describe, expect, test } from 'vitest'
import { readCounts } from './asked-counts.ts'

const order = { site: null, status: 'ลงทะเบียนคอร์ส' }
const message = { site: null, status: 'submit' }
const ofMessages = (pipeline: unknown, coll = 'message') => ({ $unionWith: { coll, pipeline } })

test.each<[string, unknown[], object]>([
  ['orders of a unit', [{ $match: { unit: 'u' } }], { order: { ...order, site: 'u' }, message }],
  ['orders that are counted', [{ $match: {} }, { $count: 'orderCount' }], { order, message }],
  ['a status alone', [{ $match: { status: 'อื่น' } }], { order: { site: null, status: 'อื่น' }, message }],
  [
    'orders, and messages by a union',
    [
      { $match: { unit: 'u', status: 'ลงทะเบียนคอร์ส' } },
      { $count: 'orderCount' },
      ofMessages([{ $match: { parent: 'u', status: 'fail' } }, { $count: 'messageCount' }]),
    ],
    { order: { ...order, site: 'u' }, message: { site: 'u', status: 'fail' } },
  ],
  [
    'both in a facet, by the names of the counts',
    [
      {
        $facet: {
          messageCount: [{ $match: { parent: 'p' } }, { $count: 'messageCount' }],
          orderCount: [{ $match: { unit: 'u' } }, { $count: 'orderCount' }],
        },
      },
    ],
    { order: { ...order, site: 'u' }, message: { ...message, site: 'p' } },
  ],
])('%s', (_what, pipeline, asked) => {
  expect(readCounts(pipeline)).toEqual(asked)
})

const match = { $match: { unit: 'u' } }
describe('refuses, by its place,', () => {
  test.each<[string, unknown[], string, string]>([
    ['nothing', [], 'pipeline', 'shape'],
    ['no stage', ['x'], 'pipeline.0', 'shape'],
    ['two stages in one', [{ ...match, $count: 'orderCount' }], 'pipeline.0', 'shape'],
    ['another field', [{ $match: { price: 0 } }], 'pipeline.0.$match.price', 'unknown-field'],
    ['the site of the other', [{ $match: { parent: 'u' } }], 'pipeline.0.$match.parent', 'unknown-field'],
    ['an operator', [{ $match: { status: { $ne: 'x' } } }], 'pipeline.0.$match.status', 'wrong-type'],
    ['a null', [{ $match: { unit: null } }], 'pipeline.0.$match.unit', 'wrong-type'],
    ['an unclean text', [{ $match: { status: 'a\0' } }], 'pipeline.0.$match.status', 'unclean-text'],
    ['a long text', [{ $match: { status: 'x'.repeat(1001) } }], 'pipeline.0.$match.status', 'too-long'],
    ['conditions in a group', [{ $match: { $or: [{ unit: 'a' }] } }], 'pipeline.0.$match.$or', 'unknown-field'],
    ['a match that is none', [{ $match: [] }], 'pipeline.0.$match', 'shape'],
    ['a second match', [match, match], 'pipeline.1.$match', 'not-here'],
    ['a match after the count', [{ $count: 'orderCount' }, match], 'pipeline.1.$match', 'not-here'],
    ['a count of another name', [match, { $count: 'n' }], 'pipeline.1.$count', 'bad-name'],
    ['a stage of other pipelines', [match, { $group: { _id: '$userID' } }], 'pipeline.1.$group', 'stage'],
    ['a stage of none', [{ constructor: {} }], 'pipeline.0.constructor', 'stage'],
    ['another collection', [match, ofMessages([], 'user')], 'pipeline.1.$unionWith.coll', 'no-relation'],
    ['a union without stages', [match, ofMessages(undefined)], 'pipeline.1.$unionWith.pipeline', 'shape'],
    [
      'orders among the messages',
      [ofMessages([{ $match: { unit: 'u' } }])],
      'pipeline.0.$unionWith.pipeline.0.$match.unit',
      'unknown-field',
    ],
    [
      'a union within a union',
      [ofMessages([ofMessages([])])],
      'pipeline.0.$unionWith.pipeline.0.$unionWith',
      'not-here',
    ],
    [
      'another arm',
      [{ $facet: { orderCount: [], messageCount: [], all: [] } }],
      'pipeline.0.$facet.all',
      'unknown-field',
    ],
    ['an arm too few', [{ $facet: { orderCount: [] } }], 'pipeline.0.$facet.messageCount', 'shape'],
    ['a facet after a match', [match, { $facet: {} }], 'pipeline.1.$facet', 'not-here'],
    ['too deep', [[[[[[[[[{ $match: {} }]]]]]]]]], 'pipeline.0', 'shape'],
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
