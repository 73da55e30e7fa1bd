import { expect, test } from 'vitest'
import { contrastOf } from '#domain/page/check/contrast.ts'
import { inkOn } from './ink-on.ts'

test.each([
  ['#27408f', '#ffffff', 9.48],
  ['#f5b01a', '#000000', 11.2],
  ['#f26a0a', '#000000', 6.95],
])('on %s stands %s, with a contrast of %d', (colour, ink, ratio) => {
  expect(inkOn(colour)).toBe(ink)
  expect(contrastOf(colour, ink)).toBeCloseTo(ratio, 0)
})

test('what is no colour has an ink all the same', () => {
  expect(inkOn('red;}')).toBe('#ffffff')
})
