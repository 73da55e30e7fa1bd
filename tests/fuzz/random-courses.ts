import fc from 'fast-check'
import type { Learner, Ruled } from '#modules/lesson/lesson-access/rules/lesson-state.ts'

/* Random courses and learners for the tests of these rules. */

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })

const lesson = (_id: string): fc.Arbitrary<Ruled> =>
  fc.record({
    _id: fc.constant(_id),
    name: fc.constant(`บท ${_id}`),
    preview: fc.boolean(),
    opensOn: maybe(day),
    opensAfter: maybe(fc.nat(20)),
    requires: fc.subarray([...ids, 'gone'], { maxLength: 3 }),
  })

/** One to six lessons with any prerequisites among them. */
export const courses: fc.Arbitrary<Ruled[]> = fc
  .shuffledSubarray(ids, { minLength: 1 })
  .chain((chosen) => fc.tuple(...chosen.map(lesson)))

export const rules = fc.record({
  inOrder: fc.boolean(),
  prerequisites: fc.subarray([
    { _id: 'base', name: 'พื้นฐาน' },
    { _id: 'safety', name: 'ความปลอดภัย' },
  ]),
})

/** A learner without any obstacle to their enrolment. */
export const learners: fc.Arbitrary<Learner> = fc.record({
  today: day,
  enrolledOn: day,
  bar: fc.constant(null),
  done: fc.subarray(ids).map((list) => new Set(list)),
  completed: fc.subarray(['base', 'safety']).map((list) => new Set(list)),
  exceptions: fc
    .dictionary(fc.constantFrom(...ids), maybe(day), { maxKeys: 2, noNullPrototype: true })
    .map((given) => new Map(Object.entries(given))),
})
