import { expect, test } from 'vitest'
import { formatSpan, formatTimeBucket, timeBucketsAround, timeBucketsUntil, tickOf } from './time-buckets.ts'

test('thirty days end with today', () => {
  const days = timeBucketsUntil('2026-03-01', 'day')
  expect(days).toHaveLength(30)
  expect(days.slice(-2)).toEqual([
    { first: '2026-02-28', last: '2026-02-28' },
    { first: '2026-03-01', last: '2026-03-01' },
  ])
  expect(days[0]!.first).toBe('2026-01-31')
})

test.each([
  ['a Sunday belongs to the week before', '2026-11-22', { first: '2026-11-16', last: '2026-11-22' }],
  ['a Monday begins one', '2026-11-23', { first: '2026-11-23', last: '2026-11-29' }],
  ['a week may hold two years', '2027-01-01', { first: '2026-12-28', last: '2027-01-03' }],
])('%s', (_, today, week) => expect(timeBucketsUntil(today, 'week').at(-1)).toEqual(week))

test('twelve months cross the year and know how long each is', () => {
  const months = timeBucketsUntil('2028-02-29', 'month')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ first: '2027-03-01', last: '2027-03-31' })
  expect(months.slice(-3).map(({ last }) => last)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29'])
})

test.each(['day', 'week', 'month'] as const)('none is left out and none comes twice, by the %s', (stride) => {
  const all = timeBucketsUntil('2026-11-21', stride)
  const gaps = all.slice(1).map(({ first }, at) => Date.parse(first) - Date.parse(all[at]!.last))
  expect(new Set(gaps)).toEqual(new Set([86_400_000]))
})

test.each([
  ['day', '24 ต.ค. – 22 พ.ย. 69', '24 Oct – 22 Nov 2026'],
  ['month', 'ต.ค. 69 – พ.ย. 69', 'Oct 2026 – Nov 2026'],
] as const)('several by the %s are written short', (stride, th, en) => {
  const span = { first: '2026-10-24', last: '2026-11-22' }
  expect([formatSpan(span, { stride, locale: 'th' }), formatSpan(span, { stride, locale: 'en' })]).toEqual([th, en])
})

test('they are called as people call them, with the year of the Buddha in Thai', () => {
  const november = { first: '2026-11-01', last: '2026-11-30' }
  expect(formatTimeBucket(november, { stride: 'month', locale: 'th' })).toBe('พฤศจิกายน 2569')
  expect(formatTimeBucket(november, { stride: 'month', locale: 'en' })).toBe('November 2026')
  const week = { first: '2026-12-28', last: '2027-01-03' }
  expect(formatTimeBucket(week, { stride: 'week', locale: 'th' })).toBe('28 ธ.ค. 2569 – 3 ม.ค. 2570')
  expect([tickOf(november, { stride: 'month', locale: 'th' }), tickOf(week, { stride: 'week', locale: 'th' })]).toEqual(
    ['พ.ย.', '28 ธ.ค.'],
  )
})

test.each([
  ['day', 30, '2026-11-07', '2026-12-06'],
  ['week', 12, '2026-10-12', '2027-01-03'],
  ['month', 12, '2026-06-01', '2027-05-31'],
] as const)('a plan by the %s has today in its middle', (stride, count, first, last) => {
  const all = timeBucketsAround('2026-11-21', stride)
  expect([all.length, all[0]!.first, all.at(-1)!.last]).toEqual([count, first, last])
})
