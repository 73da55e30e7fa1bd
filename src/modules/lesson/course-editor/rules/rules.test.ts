import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckedCourse, type CheckedLesson, checksOf, stopping } from './checks.ts'
import { dropped, hasSameLines, type Line, placeOf, stepped, type Step } from './lines.ts'
import { pastedLessons } from './pasted.ts'
import { childrenOf, deepest, placed, type Standing } from './place.ts'

const lines = (text: string): Line[] =>
  text.split(' ').map((one) => ({ id: one.replaceAll('.', ''), depth: one.split('.').length - 1 }))
const written = (list: readonly Line[]) => list.map(({ id, depth }) => '.'.repeat(depth) + id).join(' ')

describe('hasSameLines', () => {
  it.each<[string, string, boolean]>([
    ['a .b c', 'c b ..a', true],
    ['a b', 'a b c', false],
    ['a b c', 'a b', false],
    ['a b', 'a c', false],
  ])('%s and %s: %s', (one, other, expected) => expect(hasSameLines(lines(one), lines(other))).toBe(expected))
})

describe('stepped', () => {
  it.each<[string, string, Step, string]>([
    ['a b c', 'b', 'up', 'b a c'],
    ['a b c', 'a', 'up', 'a b c'],
    ['a .x b .y', 'b', 'up', 'b .y a .x'],
    ['a .x b .y', 'a', 'down', 'b .y a .x'],
    ['a b', 'b', 'in', 'a .b'],
    ['a b', 'a', 'in', 'a b'],
    ['a .x .y b', 'x', 'out', 'a .y x b'],
    ['a .x b .y', 'y', 'up', 'a .x .y b'],
    ['a .x b .y', 'x', 'down', 'a b .x .y'],
    ['a .x ..z', 'z', 'in', 'a .x ..z'],
    ['a .x', 'x', 'up', 'x a'],
  ])('%s: %s goes %s: %s', (before, id, step, after) => {
    expect(written(stepped(lines(before), id, step))).toBe(after)
  })
})

const outline = fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }).map((depths) =>
  depths.reduce<Line[]>((made, depth, n) => {
    const most = made.length === 0 ? 0 : made.at(-1)!.depth + 1
    return [...made, { id: `l${n}`, depth: Math.min(depth, most) }]
  }, []),
)

it('no move loses a lesson, leaves a gap in the levels or nests too deep', () => {
  const move = fc.record({
    id: fc.nat(11),
    at: fc.nat(12),
    depth: fc.nat(3),
    step: fc.constantFrom<Step | null>('up', 'down', 'in', 'out', null),
  })
  fc.assert(
    fc.property(outline, move, (before, { id, at, depth, step }) => {
      const name = `l${id % before.length}`
      const after = step ? stepped(before, name, step) : dropped(before, name, { at, depth })
      expect(after.map((one) => one.id).toSorted()).toEqual(before.map((one) => one.id).toSorted())
      for (const [n, one] of after.entries())
        expect(one.depth).toBeLessThanOrEqual(n === 0 ? 0 : Math.min(2, after[n - 1]!.depth + 1))
    }),
  )
})

it('what the browser shows after a move is what the server stores of it', () => {
  fc.assert(
    fc.property(outline, fc.nat(11), fc.nat(12), fc.nat(2), (before, id, at, depth) => {
      const name = `l${id % before.length}`
      const after = dropped(before, name, { at, depth })
      const stored = standingOf(before)
      const changes = placed(stored, { id: name, ...placeOf(after, name) })
      expect(changes).toBeInstanceOf(Array)
      const now = stored.map((one) => (changes as Standing[]).find(({ _id }) => _id === one._id) ?? one)
      expect(written(linesOf(now, null, 0))).toBe(written(after))
    }),
  )
})

const standingOf = (list: readonly Line[]): Standing[] =>
  list.map((one, n) => ({ _id: one.id, parent: placeOf(list, one.id).parent, order: n }))
const linesOf = (lessons: readonly Standing[], parent: string | null, depth: number): Line[] =>
  childrenOf(lessons, parent).flatMap(({ _id }) => [{ id: _id, depth }, ...linesOf(lessons, _id, depth + 1)])

describe('placed', () => {
  const lessons = [
    { _id: 'a', parent: null, order: 0 },
    { _id: 'x', parent: 'a', order: 0 },
    { _id: 'z', parent: 'x', order: 0 },
    { _id: 'b', parent: null, order: 1 },
  ]
  it.each([
    [{ id: 'q', parent: null, before: null }, 'unknown'],
    [{ id: 'b', parent: 'q', before: null }, 'unknown'],
    [{ id: 'b', parent: 'a', before: 'z' }, 'unknown'],
    [{ id: 'a', parent: 'x', before: null }, 'within'],
    [{ id: 'a', parent: 'a', before: null }, 'within'],
    [{ id: 'b', parent: 'z', before: null }, 'deep'],
    [{ id: 'x', parent: 'b', before: null }, [{ _id: 'x', parent: 'b', order: 0 }]],
  ])('%j', (move, said) => {
    expect(placed(lessons, move)).toEqual(said)
  })
  it('answers for lessons that stand in a circle', () => {
    const circle = [
      { _id: 'a', parent: 'b', order: 0 },
      { _id: 'b', parent: 'a', order: 0 },
    ]
    expect(placed(circle, { id: 'a', parent: 'b', before: null })).toBe('unknown')
    expect(deepest).toBe(3)
  })
})

describe('pastedLessons', () => {
  it('makes chapters of lines and lessons of what is indented under them', () => {
    expect(
      pastedLessons('1. บทนำ\n\n  1.1 ทำไม | https://youtu.be/abcdefghijk\n- ข้อสอบ https://example.org/a\r\n๒) ท้ายบท'),
    ).toEqual([
      { name: 'บทนำ', kind: 'text', video: null, link: null, under: null },
      { name: 'ทำไม', kind: 'youtube', video: 'abcdefghijk', link: null, under: 0 },
      { name: 'ข้อสอบ', kind: 'link', video: null, link: 'https://example.org/a', under: 0 },
      { name: 'ท้ายบท', kind: 'text', video: null, link: null, under: null },
    ])
  })
  it('takes no more than there is room for', () => {
    expect(pastedLessons('ก\n'.repeat(1000))).toHaveLength(200)
    expect(pastedLessons(`${'ก'.repeat(9000)}`)[0]!.name).toHaveLength(500)
  })
})

const course: CheckedCourse = {
  ...{ type: 'online', description: '<p>ก</p>', short_description: 'ก', cover: 'upload/a.jpg', category: ['a'] },
  ...{ lecturer: [{}], hours: 3, certification: 'yes', price: 100, sale_price: 50 },
  ...{ startRegistDate: '2026-01-01', endRegistDate: '2026-01-02', startDate: '2026-01-03', endDate: '2026-01-03' },
}
const lesson: CheckedLesson = {
  ...{ _id: 'a', name: 'ก', parent: null, minutes: 1, status: true, kind: 'text', content: '<p>ก</p>' },
  ...{ video: null, file: null, stream: null, link: null, captions: null },
}
const site = { takesPayments: true }
const lessonsOf = (lessons: Partial<CheckedLesson>[]) => lessons.map((one) => ({ ...lesson, ...one }))
const found = (more: Partial<CheckedCourse>, lessons: Partial<CheckedLesson>[] = [{}]) =>
  checksOf({ ...course, ...more }, { lessons: lessonsOf(lessons), site })
    .filter(({ state }) => state !== 'good')
    .map(({ name, state }) => `${name} ${state}`)

describe('checksOf', () => {
  it.each<[string, Partial<CheckedCourse>, Partial<CheckedLesson>[], string[]]>([
    ['a whole course', {}, [{}], []],
    ['no lesson', {}, [], ['lessons stop']],
    ['drafts alone', {}, [{ status: false }], ['lessons stop']],
    ['a course at a place', { type: 'onsite' }, [], []],
    ['a place without days', { type: 'onsite', startDate: null, endDate: null }, [], ['window warn']],
    ['an empty text', {}, [{ content: '<p>&nbsp;</p>' }], ['taught warn']],
    ['an empty chapter', {}, [{ content: '' }, { _id: 'b', parent: 'a' }], []],
    ['a film without address', {}, [{ kind: 'youtube' }], ['film stop']],
    ['a song as a film', {}, [{ kind: 'video', file: 'upload/a.mp3', captions: 'x' }], ['film stop']],
    [
      'a film without captions or length',
      {},
      [{ kind: 'video', file: 'upload/a.mp4', minutes: 0 }],
      ['captions warn', 'length warn'],
    ],
    ['a stream', {}, [{ kind: 'video', stream: 'https://a.b/c.m3u8', captions: 'x' }], []],
    ['a link without one', {}, [{ kind: 'link' }], ['film stop']],
    ['days the wrong way', { startRegistDate: '2026-02-01' }, [{}], ['days stop']],
    ['dearer on sale', { sale_price: 101 }, [{}], ['price stop']],
    ['a sale without a price', { price: null, sale_price: 1 }, [{}], ['price stop']],
    ['a certificate without hours', { hours: 0 }, [{}], ['hours warn']],
    ['no words, no cover', { description: '<p></p>', cover: null }, [{}], ['words warn', 'cover warn']],
    ['nobody, nowhere', { category: [], lecturer: [] }, [{}], ['category warn', 'lecturer warn']],
  ])('%s', (_what, more, lessons, said) => {
    expect(found(more, lessons)).toEqual(said)
  })
  it('warns where a course that is sold cannot be paid', () => {
    const checked = (more: Partial<CheckedCourse>) =>
      checksOf({ ...course, ...more }, { lessons: [lesson], site: { takesPayments: false } }).find(
        ({ name }) => name === 'payment',
      )
    expect(checked({})).toEqual({ name: 'payment', state: 'warn', at: ['payment'] })
    expect(checked({ price: 0, sale_price: null })).toBeUndefined()
    expect(checked({ price: 100, sale_price: 0 })).toBeUndefined()
  })
  it('stops for what visitors could not use, and names where it is mended', () => {
    const checks = checksOf(course, { lessons: [{ ...lesson, kind: 'pdf' }], site })
    expect(stopping(checks)).toEqual([{ name: 'film', state: 'stop', at: [{ lesson: 'a', name: 'ก' }] }])
  })
})
