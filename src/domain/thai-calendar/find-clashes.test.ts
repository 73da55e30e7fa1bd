import { expect, test } from 'vitest'
import { findClashes } from './find-clashes.ts'

const slot = (of: string, from: number, to: number) => ({ of, from, to })

test.each([
  ['the same time', slot('a', 9, 12), true],
  ['inside', slot('a', 10, 11), true],
  ['around', slot('a', 8, 13), true],
  ['the end', slot('a', 11, 13), true],
  ['touching before', slot('a', 8, 9), false],
  ['touching after', slot('a', 12, 13), false],
  ['of another owner', slot('b', 9, 12), false],
])('%s', (_what, one, isClash) => {
  const other = slot('a', 9, 12)
  expect(findClashes([one], [other])).toEqual(isClash ? [{ slot: one, others: [other] }] : [])
})

test('names all that overlap', () => {
  const [early, late] = [slot('a', 9, 12), slot('a', 13, 15)]
  expect(findClashes([slot('a', 8, 16)], [early, slot('a', 16, 17), late])).toEqual([
    { slot: slot('a', 8, 16), others: [early, late] },
  ])
})
