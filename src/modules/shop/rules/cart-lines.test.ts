import { expect, test } from 'vitest'
import { addLine, type CartLine, cartLineShape, lessenLine, maxLines, mergeLines, sumLines } from './cart-lines.ts'

const productId = '6564a1000000000000000001'
const line = (sku: string, quantity: number): CartLine => ({ productId, sku, quantity })
const open = { free: null, mostEach: null }

test.each([
  ['an empty cart', [], line('A', 1), open, [line('A', 1)]],
  ['the same SKU again', [line('A', 1)], line('A', 1), open, [line('A', 2)]],
  ['another SKU', [line('A', 1)], line('B', 3), open, [line('A', 1), line('B', 3)]],
  ['the last piece', [line('A', 1)], line('A', 1), { free: 2, mostEach: null }, [line('A', 2)]],
  ['more than the stock', [], line('A', 3), { free: 2, mostEach: null }, 'out-of-stock'],
  ['more than the stock together', [line('A', 1)], line('A', 2), { free: 2, mostEach: null }, 'out-of-stock'],
  ['nothing in stock', [], line('A', 1), { free: 0, mostEach: null }, 'out-of-stock'],
  ['more than the limit', [line('A', 2)], line('A', 1), { free: 9, mostEach: 2 }, 'over-limit'],
  ['more than a line holds', [line('A', 999)], line('A', 2), open, 'over-limit'],
] as const)('adding to %s', (_what, lines, more, limit, expected) => {
  const after = addLine(lines, more, limit)
  expect('lines' in after ? after.lines : after.problem).toEqual(expected)
})

test('a cart holds 40 SKUs, and more of one that is there', () => {
  const full = Array.from({ length: maxLines }, (_, at) => line(`S${at}`, 1))
  expect(addLine(full, line('X', 1), open)).toEqual({ problem: 'too-many-lines' })
  expect(addLine(full, line('S3', 1), open)).toHaveProperty('lines')
})

test('one less of the last piece removes the line, and of nothing changes nothing', () => {
  expect(lessenLine([line('A', 2), line('B', 1)], 'A')).toEqual([line('A', 1), line('B', 1)])
  expect(lessenLine([line('A', 1), line('B', 1)], 'A')).toEqual([line('B', 1)])
  expect(lessenLine([line('A', 1)], 'X')).toEqual([line('A', 1)])
})

test.each([-1, 0, 0.5, 1e9, '2', Number.NaN, [1], 2 ** 53, null, undefined, '__proto__'])(
  'a quantity of %s is refused',
  (quantity) => {
    expect(cartLineShape.safeParse({ productId, sku: 'A', quantity }).success).toBe(false)
  },
)

test.each(['', ' ', 'a b', 'ก', '../x', 'A'.repeat(41), "'; drop", null])('a SKU %s is refused', (sku) => {
  expect(cartLineShape.safeParse({ productId, sku, quantity: 1 }).success).toBe(false)
})

test.each([
  ['both have it', [line('A', 1)], [line('A', 2)], 9, [line('A', 3)], 1, 0],
  ['together it is too many', [line('A', 1)], [line('A', 2)], 2, [line('A', 2)], 1, 1],
  ['nothing is left', [], [line('A', 2)], 0, [], 0, 1],
  ['the own line is over the stock already', [line('A', 5)], [line('A', 1)], 2, [line('A', 5)], 1, 1],
  ['the visitor named it twice', [], [line('A', 1), line('A', 1)], 9, [line('A', 2)], 1, 0],
] as const)('merging where %s', (_what, own, visitor, free, lines, added, reduced) => {
  expect(mergeLines(own, visitor, () => ({ free, mostEach: null }))).toEqual({ lines, added, reduced })
})

test('a product that is gone is not merged, and does not touch the own lines', () => {
  expect(mergeLines([line('B', 1)], [line('A', 1)], () => undefined)).toEqual({
    ...{ lines: [line('B', 1)], added: 0, reduced: 1 },
  })
})

test('lines of one SKU are summed in their order', () => {
  expect(sumLines([line('B', 1), line('A', 1), line('B', 2)])).toEqual([line('B', 3), line('A', 1)])
})
