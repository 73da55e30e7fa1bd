import { expect, test } from 'vitest'
import { matchEditions } from './match-editions.ts'

const lesson = (_id: string, earlier: string | null = null, name = _id) => ({ _id, earlier, name })

test('a lesson stands for that of which it was made, whatever it is called now', () => {
  const older = [lesson('a'), lesson('b')]
  const newer = [lesson('x', 'b', 'a'), lesson('y', null, 'b')]
  expect([...matchEditions({ older, between: [], newer })]).toEqual([['b', 'x']])
})

test('and through the editions between, past one that a person was never in', () => {
  const older = [lesson('a'), lesson('b'), lesson('c')]
  const between = [lesson('a2', 'a'), lesson('b2', 'b')]
  const newer = [lesson('a3', 'a2'), lesson('new')]
  expect([...matchEditions({ older, between, newer })]).toEqual([['a', 'a3']])
  expect([...matchEditions({ older: between, between: [], newer })]).toEqual([['a2', 'a3']])
})

test('editions that know nothing of it are matched by name, and a circle ends', () => {
  const older = [lesson('a', null, 'บทนำ')]
  expect([...matchEditions({ older, between: [], newer: [lesson('x', null, 'บทนำ')] })]).toEqual([['a', 'x']])
  const circle = [lesson('x', 'y'), lesson('y', 'x')]
  expect(matchEditions({ older, between: circle, newer: circle }).size).toBe(0)
})
