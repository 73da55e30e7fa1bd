import { expect, test } from 'vitest'
import { askedOf } from './asked-counts.ts'

const standing = {
  order: { site: null, status: 'ลงทะเบียนคอร์ส' },
  message: { site: null, status: 'submit' },
}

test.each([
  ['nothing', [], standing],
  [
    'a unit',
    [{ $match: { unit: 'u' } }, { $count: 'orderCount' }],
    { ...standing, order: { ...standing.order, site: 'u' } },
  ],
  ['a status alone', [{ $match: { status: 'อื่น' } }], { ...standing, order: { site: null, status: 'อื่น' } }],
  [
    'orders, and messages by a union',
    [
      { $match: { unit: 'u', status: 'ลงทะเบียนคอร์ส' } },
      { $count: 'orderCount' },
      {
        $unionWith: {
          coll: 'message',
          pipeline: [{ $match: { parent: 'u', status: 'fail' } }, { $count: 'messageCount' }],
        },
      },
    ],
    { order: { site: 'u', status: 'ลงทะเบียนคอร์ส' }, message: { site: 'u', status: 'fail' } },
  ],
  [
    'both in a facet',
    [{ $facet: { orders: [{ $match: { unit: 'u' } }], messages: [{ $match: { parent: 'p' } }] } }],
    { order: { site: 'u', status: 'ลงทะเบียนคอร์ส' }, message: { site: 'p', status: 'submit' } },
  ],
])('%s', (_what, pipeline, asked) => {
  expect(askedOf(pipeline)).toEqual(asked)
})

test.each([
  ['no list', { $match: {} }],
  ['another field', [{ $match: { price: 0 } }]],
  ['an operator', [{ $match: { status: { $ne: 'x' } } }]],
  ['a group', [{ $match: { $or: [{ unit: 'a' }] } }]],
  ['too deep', [[[[[[[[[{ $match: {} }]]]]]]]]]],
])('refuses %s', (_what, pipeline) => {
  expect(askedOf(pipeline)).toBeNull()
})
