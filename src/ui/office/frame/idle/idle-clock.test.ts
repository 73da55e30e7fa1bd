import { expect, test } from 'vitest'
import { clockText, idleStage } from './idle-clock.ts'

const minute = 60_000
const limit = 90 * minute

test.each([
  [90, 'quiet'],
  [36, 'quiet'],
  [35.99, 'warned'],
  [5.01, 'warned'],
  [5, 'urgent'],
  [1.01, 'urgent'],
  [1, 'last'],
  [0.001, 'last'],
  [0, 'over'],
  [-1, 'over'],
])('with %s minutes left of 90 it is %s', (left, stage) => {
  expect(idleStage(left * minute, limit)).toBe(stage)
})

test.each([
  [34 * minute + 59_000, '34:59'],
  [61_000, '1:01'],
  [999, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%s milliseconds are read %s', (left, text) => {
  expect(clockText(left)).toBe(text)
})
