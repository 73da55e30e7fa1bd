import { expect, test } from 'vitest'
import { isMonthClosed, numberDueAt, rateEnd } from './moments.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['2026-11-28T10:00:00+07:00', '2026-11-28T10:10:00+07:00'],
  ['2026-11-30T23:49:00+07:00', '2026-11-30T23:59:00+07:00'],
  ['2026-11-30T23:55:00+07:00', '2026-11-30T23:59:00+07:00'],
  ['2026-11-30T23:59:30+07:00', '2026-11-30T23:59:30+07:00'],
  ['2026-12-01T00:00:00+07:00', '2026-12-01T00:10:00+07:00'],
])('what was paid at %s gets its number at %s', (paid, due) => {
  expect(numberDueAt(at(paid))).toBe(at(due))
})

test.each([
  ['2026-11-30', '2026-12-15', null, false],
  ['2026-11-30', '2026-12-16', null, true],
  ['2026-12-31', '2027-01-15', null, false],
  ['2026-12-31', '2027-01-16', null, true],
  ['2026-11-10', '2026-11-28', '2026-11-09', false],
  ['2026-11-10', '2026-11-28', '2026-11-10', true],
])('the month of %s on %s, closed through %s: %s', (issuedOn, today, closedThrough, isClosed) => {
  expect(isMonthClosed(issuedOn, { today, closedThrough })).toBe(isClosed)
})

const year = { from: '2025-10-01', until: '2026-09-30' }
test.each([
  [[], '2026-09-01', '2026-09-01'],
  [[year], '2026-08-30', null],
  [[year], '2026-08-31', '2026-09-30'],
  [[year, { from: '2026-10-01', until: '2027-09-30' }], '2026-09-15', null],
  [[year, { from: '2026-10-02', until: '2027-09-30' }], '2026-09-15', '2026-09-30'],
  [[year, { from: '2026-10-01' }], '2026-09-15', null],
])('staff are warned when the rates end: %#', (periods, today, end) => {
  expect(rateEnd(periods, today)).toBe(end)
})
