import { expect, test } from 'vitest'
import { addDays, addMonths } from '#domain/thai-calendar/bangkok.ts'
import { holdsOn, mayRepeatOn, validityOn, validUntilOf } from './validity.ts'

test.each([
  ['2026-11-28', 12, '2027-11-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-02-28', 12, '2027-02-28'],
  ['2026-03-31', 6, '2026-09-30'],
  ['2026-10-31', 4, '2027-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-12-01', 120, '2036-12-01'],
])('a training completed on %s for %i months holds until %s', (day, months, until) => {
  expect(validUntilOf(day, months)).toBe(until)
  expect(addMonths(day, months)).toBe(until)
})

test('a training of a course without a number of months never ends', () => {
  expect(validUntilOf('2026-11-28', null)).toBeNull()
  expect(validityOn(null, '2026-11-28')).toBeNull()
  expect(holdsOn(null, '9999-12-31')).toBe(true)
})

const today = '2026-11-28'
test.each([
  [-1, 'ended', false, true],
  [0, 'in30', true, true],
  [30, 'in30', true, true],
  [31, 'in60', true, true],
  [60, 'in60', true, true],
  [61, 'in90', true, true],
  [90, 'in90', true, true],
  [91, 'valid', true, false],
])('a training that ends in %i days is %s, holds: %s, may be repeated: %s', (days, validity, holds, mayRepeat) => {
  const validUntil = addDays(today, days)
  expect(validityOn(validUntil, today)).toBe(validity)
  expect(holdsOn(validUntil, today)).toBe(holds)
  expect(mayRepeatOn({ completedOn: '2025-01-01', validUntil }, today)).toBe(mayRepeat)
})

test('what is not complete, or never ends, is not repeated by the learner', () => {
  expect(mayRepeatOn({ completedOn: null, validUntil: null }, today)).toBe(false)
  expect(mayRepeatOn({ completedOn: '2020-01-01', validUntil: null }, today)).toBe(false)
})

test.each(['2026-02-30', '2026-13-01', 'x', ''])('%j is no day', (day) => {
  expect(() => addMonths(day, 1)).toThrow(RangeError)
})
