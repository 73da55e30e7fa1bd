import { expect, test } from 'vitest'
import { baht, headed, number, text, withUnit } from '#platform/data/collection/field-builders.ts'
import { columnHead } from './column-head.ts'

const unit = { th: 'บาท', en: 'baht' }

test.each([
  ['money', withUnit(unit, baht('ราคา', 'Price')), ['ราคา (บาท)', 'Price (baht)']],
  [
    'money with a head of its own',
    headed({ th: 'ขาย (บาท)', en: 'Sale (baht)' }, withUnit(unit, baht('ราคาขาย', 'Sale price'))),
    ['ขาย (บาท)', 'Sale (baht)'],
  ],
  ['a number', withUnit({ th: 'วัน', en: 'days' }, number('จำนวนวัน', 'Days')), ['จำนวนวัน', 'Days']],
  ['a text', text('ชื่อ', 'Name'), ['ชื่อ', 'Name']],
] as const)('the head of %s', (_what, field, heads) => {
  expect([columnHead(field as never, 'th'), columnHead(field as never, 'en')]).toEqual(heads)
})
