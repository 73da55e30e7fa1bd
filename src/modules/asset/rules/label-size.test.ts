import { expect, test } from 'vitest'
import { labelSizes, sheetsOf, sizeNamed } from './label-size.ts'

test.each(labelSizes.filter(({ name }) => name.startsWith('a4')))(
  '$name fits on A4',
  ({ width, height, columns, rows }) => {
    expect(width * columns).toBeLessThanOrEqual(210)
    expect(height * rows).toBeLessThanOrEqual(297)
  },
)

test.each([
  [0, 0, []],
  [1, 0, [1]],
  [24, 0, [24]],
  [25, 0, [24, 1]],
  [20, 5, [24, 1]],
  [1, 99, [24]],
])('%i labels after %i free places fill sheets of %j', (labels, skip, filled) => {
  const sheets = sheetsOf(Array(labels).fill('x'), { size: sizeNamed('a4-24'), skip })
  expect(sheets.map((sheet) => sheet.length)).toEqual(labels === 0 ? [] : filled)
})

test('a size that is none is the usual one', () => {
  expect(sizeNamed('a0')).toBe(labelSizes[0])
  expect(sizeNamed('__proto__')).toBe(labelSizes[0])
})
