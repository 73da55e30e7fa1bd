import { expect, it } from 'vitest'
import { startsOver } from './begin.ts'

it.each([
  ['never watched', 0, 600, false],
  ['in the middle', 300, 600, false],
  ['four seconds before the end', 596, 600, false],
  ['three seconds before the end', 597, 600, true],
  ['at its last frame', 600, 600, true],
  ['beyond, since it was cut meanwhile', 700, 600, true],
  ['of unknown length', 597, 0, false],
  ['a broadcast without end', 597, Infinity, false],
  ['a film of two seconds', 1, 2, true],
])('a film that was left %s: at %d of %d it begins anew: %s', (_what, position, length, isRewatch) => {
  expect(startsOver(position, length)).toBe(isRewatch)
})
