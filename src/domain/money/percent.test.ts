import { expect, test } from 'vitest'
import { percentHundredths, percentOf } from './percent.ts'

test.each([
  [0, 0],
  [7, 700],
  [0.07, 7],
  [33.33, 3333],
  [100, 10_000],
])('%d %% is %d hundredths', (percent, hundredths) => {
  expect(percentHundredths(percent, { most: 100 })).toBe(hundredths)
})

test.each([-0.01, 100.01, 7.001, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (percent) => {
  expect(() => percentHundredths(percent, { most: 100 })).toThrow(RangeError)
})

test('a rate of tax is below 100 percent', () => {
  expect(percentHundredths(99.99, { most: 100, isBelow: true })).toBe(9999)
  expect(() => percentHundredths(100, { most: 100, isBelow: true })).toThrow(RangeError)
})

test.each([
  [700, 50, 350],
  [0.01, 50, 0.01],
  [333.33, 33.33, 111.1],
  [700, 0, 0],
  [700, 100, 700],
])('%d baht at %d %% is %d', (baht, percent, part) => {
  expect(percentOf(baht, percent)).toBe(part)
})
