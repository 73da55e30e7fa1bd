import { expect, test } from 'vitest'
import { contrastOf, gradeOf } from './contrast.ts'

test.each([
  ['#ffffff', '#000000', 21],
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#27408f', '#ffffff', 9.47],
  ['#f5b01a', '#ffffff', 1.87],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1)
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 1)
})

test('what is no colour has no contrast', () => expect(contrastOf('no-colour', '#000000')).toBeNull())

test.each([
  [7, 'AAA'],
  [4.5, 'AA'],
  [4.49, null],
] as const)('%d is %s', (contrast, grade) => expect(gradeOf(contrast)).toBe(grade))
