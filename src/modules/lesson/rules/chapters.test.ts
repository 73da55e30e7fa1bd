import { describe, expect, it } from 'vitest'
import { chaptersOf, resumeAt, sequenceOf } from './chapters.ts'

const lesson = (_id: string, parent: string | null = null) => ({ _id, parent })
const ids = (lessons: { _id: string }[]) => lessons.map(({ _id }) => _id).join(' ')

describe('chaptersOf', () => {
  it.each([
    ['nothing', [], ''],
    ['a flat course', [lesson('a'), lesson('b')], 'a b'],
    ['sub-lessons after their parent', [lesson('a'), lesson('b'), lesson('a1', 'a'), lesson('a2', 'a')], 'a a1 a2 b'],
    ['deeper ones', [lesson('a2', 'a1'), lesson('a1', 'a'), lesson('a')], 'a a1 a2'],
    ['one under a draft', [lesson('x', 'draft'), lesson('b')], 'x b'],
    ['parents of each other', [lesson('x', 'y'), lesson('y', 'x'), lesson('b')], 'b x y'],
  ])('keeps every lesson of %s', (_what, lessons, sequence) =>
    expect(ids(sequenceOf(chaptersOf(lessons)))).toBe(sequence),
  )

  it('puts sub-lessons under their chapter', () => {
    const [first, second] = chaptersOf([lesson('a'), lesson('b'), lesson('a1', 'a')])
    expect(ids(first!.under)).toBe('a1')
    expect(second!.under).toEqual([])
  })
})

it.each([
  ['', 'a'],
  ['a', 'b'],
  ['b', 'a'],
  ['a b', 'a'],
])('after %j one goes on at %s', (done, at) =>
  expect(resumeAt([lesson('a'), lesson('b')], { done: new Set(done.split(' ')) })?._id).toBe(at),
)

it.each([
  ['', 'a', 'b'],
  ['a', 'b c', 'b'],
  ['a', '', 'b'],
  ['', 'a b', 'c'],
])(
  'with %j finished and %j locked one goes on at the first open one, or at the first that is left',
  (done, locked, at) => {
    const [finished, shut] = [new Set(done.split(' ')), new Set(locked.split(' '))]
    const lessons = [lesson('a'), lesson('b'), lesson('c')]
    expect(resumeAt(lessons, { done: finished, isLocked: ({ _id }) => shut.has(_id) })?._id).toBe(at)
  },
)
