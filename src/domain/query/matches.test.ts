import { expect, test } from 'vitest'

import type { Filter } from './filter.ts'
import { matches } from './matches.ts'

const row = {
  name: 'ช่างไฟฟ้า Level 1',
  hours: 30,
  status: true,
  sale_price: null,
  target: ['T1', 'T2'],
  none: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  analytics: { status: 'processing', percent: 40, parts: [{ code: 'a' }, { code: null }] },
}

const equals = (field: string, value: string | number | boolean | null): Filter => ({ is: 'equals', field, value })
const not = (of: Filter): Filter => ({ is: 'not', of })
const compare = (field: string, by: 'gt' | 'gte' | 'lt' | 'lte', value: string | number): Filter => ({
  is: 'compare',
  field,
  by,
  value,
})
const contains = (field: string, text: string, anyCase = false): Filter => ({ is: 'contains', field, text, anyCase })

const cases: [Filter, boolean][] = [
  [{ is: 'all' }, true],
  [{ is: 'none' }, false],
  [{ is: 'and', of: [] }, true],
  [{ is: 'or', of: [] }, false],
  [{ is: 'and', of: [equals('hours', 30), equals('status', false)] }, false],
  [{ is: 'or', of: [equals('hours', 30), equals('status', false)] }, true],
  [equals('sale_price', null), true],
  [equals('missing', null), true],
  [equals('hours', null), false],
  [equals('none', null), false],
  [equals('hours', '30'), false],
  [equals('target', 'T2'), true],
  [equals('target', 'T3'), false],
  [not(equals('sale_price', 5)), true],
  [not(equals('missing', 5)), true],
  [not(equals('target', 'T2')), false],
  [{ is: 'in', field: 'target', values: ['T9', 'T1'] }, true],
  [{ is: 'in', field: 'missing', values: ['x', null] }, true],
  [{ is: 'in', field: 'hours', values: ['30'] }, false],
  [compare('hours', 'gte', 30), true],
  [compare('hours', 'gt', 30), false],
  [compare('hours', 'lte', 30), true],
  [compare('hours', 'lt', 30.01), true],
  [compare('hours', 'lt', '9'), false],
  [compare('sale_price', 'lte', 0), false],
  [not(compare('sale_price', 'lte', 0)), true],
  [compare('missing', 'lt', 0), false],
  [compare('createdAt', 'gt', '2026-11-20T09:59:59.999Z'), true],
  [compare('target', 'gt', 'T1'), true],
  [compare('target', 'gt', 'T2'), false],
  [{ is: 'size', field: 'target', size: 2 }, true],
  [{ is: 'size', field: 'target', size: 1 }, false],
  [{ is: 'size', field: 'analytics.parts', size: 2 }, true],
  [{ is: 'size', field: 'hours', size: 1 }, false],
  [{ is: 'element', field: 'target', of: compare('', 'gt', 'T1') }, true],
  [{ is: 'element', field: 'target', of: compare('', 'gt', 'T2') }, false],
  [{ is: 'element', field: 'analytics.parts', of: equals('code', 'a') }, true],
  [
    { is: 'element', field: 'analytics.parts', of: { is: 'and', of: [equals('code', 'a'), equals('code', null)] } },
    false,
  ],
  [{ is: 'element', field: 'hours', of: equals('', 30) }, false],
  [contains('name', 'level'), false],
  [contains('name', 'level', true), true],
  [contains('name', 'ไฟฟ้า'), true],
  [contains('hours', '3'), false],
  [contains('target', '2'), true],
  [equals('analytics.status', 'processing'), true],
  [equals('analytics.parts.code', 'a'), true],
  [equals('analytics.parts.code', null), true],
  [equals('analytics.nothing.code', null), true],
  [equals('analytics.status.length', null), true],
  [equals('analytics.toString', null), true],
  [compare('analytics.percent', 'lt', 41), true],
]

test.each(cases)('%j is %s', (filter, expected) => {
  expect(matches(filter, row)).toBe(expected)
})

test('texts are ordered by code point, as in the database', () => {
  expect(matches(compare('name', 'lt', '😀'), { name: '\uffff' })).toBe(true)
  expect(matches(compare('name', 'lt', 'กข'), { name: 'ก' })).toBe(true)
  expect(matches(compare('name', 'gt', 'ก'), { name: 'กข' })).toBe(true)
  expect(matches(compare('name', 'gte', 'ก'), { name: 'ก' })).toBe(true)
})

test('a relation matches when one of its rows does, through further relations too', () => {
  const filter: Filter = {
    is: 'related',
    relation: 'course',
    of: { is: 'related', relation: 'site', of: equals('on', true) },
  }
  const related = (relation: string, from: Record<string, unknown>) =>
    relation === 'course' ? [{ site: 1 }, { site: 2 }] : [{ on: from.site === 2 }]
  expect(matches(filter, {}, related)).toBe(true)
  expect(matches(not(filter), {}, related)).toBe(false)
  expect(matches(filter, {})).toBe(false)
  expect(matches({ is: 'related', relation: 'course', of: { is: 'all' } }, {}, () => [])).toBe(false)
})
