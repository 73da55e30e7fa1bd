import { expect, test } from 'vitest'
import { pageSizeOf } from './post-pages.ts'

const sizes = [10, 50, 100, 200, 500, 1000, 2000]

test('a list of posts has ten a page, whatever the address asks for', () => {
  for (const asked of [null, '50', 'x']) expect(pageSizeOf('single', asked)).toEqual({ size: 10, sizes: [] })
})

test.each([
  [null, 100],
  ['10', 10],
  ['2000', 2000],
  ['2001', 100],
  ['1e3', 100],
  ['-10', 100],
  ['', 100],
])('a group that is asked for %j a page has %i of the sizes that are offered', (asked, size) => {
  expect(pageSizeOf('group', asked)).toEqual({ size, sizes })
})
