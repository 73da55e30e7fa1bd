import { expect, test } from 'vitest'
import { isMostlyHeld } from './most-held.ts'

test.each([
  [0, 0, false],
  [1, 2, false],
  [3, 3, false],
  [1, 4, false],
  [2, 4, true],
  [4, 9, false],
  [5, 9, true],
  [500, 500, true],
])('%d of %d held: %s', (held, total, is) => expect(isMostlyHeld({ held, total })).toBe(is))
