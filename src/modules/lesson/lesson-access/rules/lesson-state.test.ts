import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courses, learners, rules } from '../../../../../tests/fuzz/random-courses.ts'
import { type CourseRules, type LessonState, lessonState, type Learner, type Ruled } from './lesson-state.ts'

const lesson = (_id: string, more: Partial<Ruled> = {}): Ruled => ({
  ...{ _id, name: _id.toUpperCase(), preview: false, opensOn: null, opensAfter: null, requires: [] },
  ...more,
})
const learner = (more: Partial<Learner> = {}): Learner => ({
  ...{ today: '2026-11-22', enrolledOn: '2026-11-20', bar: null },
  ...{ done: new Set(), completed: new Set(), exceptions: new Map() },
  ...more,
})
const free: CourseRules = { inOrder: false, prerequisites: [] }
const base = { _id: 'base', name: 'พื้นฐาน' }

const states = (of: ReadonlyMap<string, LessonState>) => [...of].map(([id, { state }]) => `${id}:${state}`).join(' ')
const isOpenIn = (of: ReadonlyMap<string, LessonState>, id: string) => of.get(id)!.state !== 'locked'

describe('a lesson', () => {
  it('without rules is open', () =>
    expect(states(lessonState([lesson('a'), lesson('b')], { course: free, learner: learner() }))).toBe('a:open b:open'))

  it('of a course in order waits for the one before it', () => {
    const course = { ...free, inOrder: true }
    const all = lessonState([lesson('a'), lesson('b'), lesson('c')], {
      course,
      learner: learner({ done: new Set(['a']) }),
    })
    expect(states(all)).toBe('a:done b:open c:locked')
    expect(all.get('c')).toMatchObject({ reasons: [{ of: 'lesson', name: 'B' }], opensAt: null })
  })

  it.each([
    ['2026-11-21', 'locked'],
    ['2026-11-22', 'open'],
    ['2026-11-23', 'open'],
  ])('that opens on the 22nd is on %s %s, from midnight of Bangkok', (today, state) => {
    const one = lessonState([lesson('a', { opensOn: '2026-11-22' })], {
      course: free,
      learner: learner({ today }),
    }).get('a')!
    expect(one.state).toBe(state)
    expect(one.opensAt).toBe(state === 'open' ? null : '2026-11-21T17:00:00.000Z')
  })

  it.each([
    [0, 'open', null],
    [2, 'open', null],
    [3, 'locked', '2026-11-22T17:00:00.000Z'],
  ])('that opens %d days after enrolment two days ago is %s', (opensAfter, state, opensAt) =>
    expect(lessonState([lesson('a', { opensAfter })], { course: free, learner: learner() }).get('a')).toMatchObject({
      state,
      opensAt,
    }),
  )

  it('with both days opens on the later one', () =>
    expect(
      lessonState([lesson('a', { opensAfter: 9, opensOn: '2026-11-25' })], { course: free, learner: learner() }).get(
        'a',
      ),
    ).toMatchObject({ reasons: [{ of: 'day', day: '2026-11-29' }] }))

  it('says everything that stands against it, and no day on which it would open by itself', () => {
    const course = { inOrder: true, prerequisites: [base] }
    const one = lessonState([lesson('a'), lesson('b', { opensOn: '2026-12-01' })], { course, learner: learner() }).get(
      'b',
    )!
    expect(one.reasons).toEqual([
      { of: 'course', name: 'พื้นฐาน' },
      { of: 'lesson', name: 'A' },
      { of: 'day', day: '2026-12-01' },
    ])
    expect(one.opensAt).toBeNull()
  })

  it.each([
    [null, 'open', null],
    ['2026-11-22', 'open', null],
    ['2026-11-30', 'locked', '2026-11-29T17:00:00.000Z'],
  ])('that staff opened from %s is %s', (opensOn, state, opensAt) => {
    const exceptions = new Map([['b', opensOn]])
    const course = { ...free, inOrder: true }
    const one = lessonState([lesson('a'), lesson('b')], { course, learner: learner({ exceptions }) }).get('b')!
    expect(one).toMatchObject({ state, opensAt, exceptionOn: state === 'locked' ? opensOn : null })
  })

  it('opens on its own day where staff named a later one', () => {
    const exceptions = new Map([['a', '2026-12-30']])
    const one = lessonState([lesson('a', { opensOn: '2026-11-25' })], {
      course: free,
      learner: learner({ exceptions }),
    })
    expect(one.get('a')).toMatchObject({ opensAt: '2026-11-24T17:00:00.000Z', exceptionOn: null })
  })

  it.each(['waiting', 'withdrawn', 'ended'] as const)(
    'of an enrolment that is %s is locked, finished or not',
    (bar) => {
      const of = learner({ bar, done: new Set(['a']), exceptions: new Map([['b', null]]) })
      const all = lessonState([lesson('a'), lesson('b'), lesson('c', { preview: true })], { course: free, learner: of })
      expect(states(all)).toBe('a:locked b:locked c:locked')
      expect(all.get('a')!.reasons).toEqual([{ of: 'bar', bar }])
    },
  )
})

describe('whatever the rules are', () => {
  const judgedBy = (of: Ruled[], course: CourseRules, by: Learner) => lessonState(of, { course, learner: by })

  it('who finishes more is locked out of nothing that was open', () => {
    fc.assert(
      fc.property(courses, rules, learners, fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']), (of, course, by, more) => {
        const before = judgedBy(of, course, by)
        const after = judgedBy(of, course, { ...by, done: new Set([...by.done, ...more]) })
        for (const { _id } of of) if (isOpenIn(before, _id)) expect(isOpenIn(after, _id)).toBe(true)
      }),
    )
  })

  it('a day that passes locks nothing that was open', () => {
    fc.assert(
      fc.property(courses, rules, learners, (of, course, by) => {
        const before = judgedBy(of, course, by)
        const after = judgedBy(of, course, { ...by, today: '2026-12-31' })
        for (const { _id } of of) if (isOpenIn(before, _id)) expect(isOpenIn(after, _id)).toBe(true)
      }),
    )
  })

  it('what was finished stays finished, whatever rules come later', () => {
    fc.assert(
      fc.property(courses, rules, learners, (of, course, by) => {
        const all = judgedBy(of, course, by)
        for (const { _id } of of) expect(all.get(_id)!.state === 'done').toBe(by.done.has(_id))
      }),
    )
  })

  it('an exception only opens', () => {
    fc.assert(
      fc.property(courses, rules, learners, (of, course, by) => {
        const without = judgedBy(of, course, { ...by, exceptions: new Map() })
        const all = judgedBy(of, course, by)
        for (const { _id } of of) {
          if (isOpenIn(without, _id)) expect(isOpenIn(all, _id)).toBe(true)
          const [day, plain] = [all.get(_id)!.opensAt, without.get(_id)!.opensAt]
          if (plain !== null && !isOpenIn(all, _id)) expect(day !== null && day <= plain).toBe(true)
        }
      }),
    )
  })

  it('the order in which lessons of a free order are given changes nothing', () => {
    const shuffled = courses.chain((of) => fc.tuple(fc.constant(of), fc.shuffledSubarray(of, { minLength: of.length })))
    fc.assert(
      fc.property(shuffled, rules, learners, ([one, other], { prerequisites }, by) => {
        const course = { inOrder: false, prerequisites }
        const [left, right] = [judgedBy(one, course, by), judgedBy(other, course, by)]
        for (const { _id } of one) expect(right.get(_id)!.state).toBe(left.get(_id)!.state)
      }),
    )
  })

  it('who finishes what is open comes to the end of the course, once its days have come', () => {
    fc.assert(
      fc.property(courses, rules, learners, (of, course, by) => {
        const done = new Set(by.done)
        const ready = { ...by, today: '2027-12-31', completed: new Set(['base', 'safety']), done }
        for (const _step of of)
          for (const [id, one] of judgedBy(of, course, ready)) if (one.state === 'open') done.add(id)
        expect(of.filter(({ _id }) => !done.has(_id))).toEqual([])
      }),
    )
  })

  it('a locked lesson says why', () => {
    fc.assert(
      fc.property(courses, rules, learners, (of, course, by) => {
        for (const one of judgedBy(of, course, by).values()) expect(one.reasons.length > 0).toBe(one.state === 'locked')
      }),
    )
  })

  it('five hundred lessons in order are judged in a moment', () => {
    const many = Array.from({ length: 500 }, (_, n) => lesson(String(n), { opensOn: '2026-12-01', opensAfter: n }))
    const done = new Set(many.slice(0, 250).map(({ _id }) => _id))
    const from = performance.now()
    const all = lessonState(many, { course: { inOrder: true, prerequisites: [base] }, learner: learner({ done }) })
    expect(performance.now() - from).toBeLessThan(2000)
    expect(all.size).toBe(500)
  })
})
