import { expect, test } from 'vitest'
import { hasLikelyYear } from './likely-year.ts'

test.each([
  ['2026-11-20', true],
  ['2026-11-20T10:00:00.000Z', true],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['2442-12-31', true],
  ['2443-01-01', false],
  ['2569-11-20', false],
  ['2642-12-31', false],
  ['2643-01-01', true],
  ['2999-01-01', true],
])('the year of %s is meant as written: %s', (date, isLikely) => {
  expect(hasLikelyYear(date)).toBe(isLikely)
})
