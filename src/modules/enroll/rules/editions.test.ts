import { expect, it } from 'vitest'
import { editionsOf, linesBefore } from './editions.ts'

const edition = (_id: string, editionOf: string | null = null) => ({ _id, editionOf })

it.each([
  ['in their order', [edition('a'), edition('b', 'a'), edition('c', 'b')]],
  ['in any order', [edition('c', 'b'), edition('b', 'a'), edition('a')]],
  ['made twice of one', [edition('b', 'a'), edition('c', 'a')]],
])('editions %s are of one course', (_, courses) => {
  const lines = editionsOf([...courses, edition('x', 'w')])
  for (const one of ['a', 'b', 'c']) expect([...lines.get(one)!].toSorted()).toEqual(['a', 'b', 'c'])
  expect([...lines.get('w')!]).toEqual(['w', 'x'])
})

it('a course that has one edition stands for itself', () => {
  expect(editionsOf([edition('a')]).size).toBe(0)
  expect(linesBefore({ _id: 'z', prerequisites: ['a'] }, new Map())).toEqual([['a']])
})

it('two editions of one course ask for it once, and a course never for itself', () => {
  const lines = editionsOf([edition('b', 'a'), edition('c', 'b')])
  expect(linesBefore({ _id: 'z', prerequisites: ['a', 'x', 'b'] }, lines)).toEqual([['a', 'b', 'c'], ['x']])
  expect(linesBefore({ _id: 'c', prerequisites: ['a'] }, lines)).toEqual([['a', 'b']])
})
