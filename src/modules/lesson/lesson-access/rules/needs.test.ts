import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cycleThrough, needsOf, pathBetween } from './needs.ts'
import { courses } from '../../../../../tests/fuzz/random-courses.ts'

const lessons = (text: string) =>
  text.split(' ').map((one) => {
    const [_id, requires] = one.split('<') as [string, string?]
    return { _id, requires: requires ? requires.split(',') : [] }
  })
const said = (needs: ReadonlyMap<string, readonly string[]>) =>
  [...needs].map(([id, of]) => (of.length > 0 ? `${id}<${of.join(',')}` : id)).join(' ')

describe('the needs of lessons', () => {
  it.each([
    ['a b c', false, 'a b c'],
    ['a b c', true, 'a b<a c<b'],
    ['a b<a c<a,b', false, 'a b<a c<a,b'],
    ['a b<gone c', false, 'a b c'],
    ['a<a b', false, 'a b'],
    ['a<b b<a c<b', false, 'a b c<b'],
    ['a<c b<a c<b d<c', false, 'a b c d<c'],
    ['a<b b<c c', true, 'a b<a c<b'],
    ['a b c<a', true, 'a b<a c<b,a'],
  ])('of %s, in order %j, are %s', (given, inOrder, needs) =>
    expect(said(needsOf(lessons(given), { inOrder }))).toBe(needs),
  )

  it('never come round, whatever was written', () => {
    fc.assert(
      fc.property(courses, fc.boolean(), (course, inOrder) => {
        const needs = needsOf(course, { inOrder })
        for (const { _id } of course) expect(cycleThrough(needs, _id)).toBeNull()
      }),
    )
  })
})

describe('a cycle', () => {
  it.each([
    ['a<b b<c c<a', 'a', ['a', 'b', 'c', 'a']],
    ['a<a', 'a', ['a', 'a']],
    ['a<b b c<a', 'c', null],
    ['a<b b<b', 'a', null],
  ])('in %s through %s is %j', (given, id, way) => {
    expect(cycleThrough(new Map(lessons(given).map((one) => [one._id, one.requires])), id)).toEqual(way)
  })

  it('is told by the shortest way', () => {
    const needs = new Map(lessons('a<b,c b<c c<d d').map((one) => [one._id, one.requires]))
    expect(pathBetween(needs, { from: 'a', to: 'd' })).toEqual(['a', 'c', 'd'])
    expect(pathBetween(needs, { from: 'd', to: 'a' })).toBeNull()
  })
})
