import { type Condition, unmet } from '#domain/query/condition/condition.ts'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { type Needs, needsOf } from './needs.ts'

/** What a lesson says about its opening; days are `YYYY-MM-DD` of Bangkok. */
export interface Ruled {
  _id: string
  name: string
  /** Open to everybody, whatever else is said. */
  preview: boolean
  opensOn: string | null
  /** So many days after the day of enrolment. */
  opensAfter: number | null
  requires: readonly string[]
}

/** What a course says: its lessons in order or not, and the courses before it. */
export interface CourseRules {
  inOrder: boolean
  prerequisites: readonly { _id: string; name: string }[]
}

/** Why an enrolment lets nobody in. */
type Bar = 'waiting' | 'withdrawn' | 'ended'

/** Who learns, and how far he is. */
export interface Learner {
  today: string
  enrolledOn: string
  bar: Bar | null
  /** Lessons that he has finished. */
  done: ReadonlySet<string>
  /** Courses that he has completed. */
  completed: ReadonlySet<string>
  /** Lessons that staff opened to him, and from which day; null is at once. */
  exceptions: ReadonlyMap<string, string | null>
}

/** Why a lesson is locked: each of them must be settled. */
export type Reason =
  | { of: 'bar'; bar: Bar }
  | { of: 'course'; name: string }
  | { of: 'lesson'; name: string }
  | { of: 'day'; day: string }

export interface LessonState {
  state: 'open' | 'done' | 'locked'
  reasons: readonly Reason[]
  /** The instant (ISO UTC) at which it opens on its own, whatever the learner does; null where none is certain. */
  opensAt: string | null
  /** The day on which staff open it to him, where that is still to come. */
  exceptionOn: string | null
}

const open: LessonState = { state: 'open', reasons: [], opensAt: null, exceptionOn: null }

/**
 * How a learner stands to each lesson of a course, by their ids; the lessons are given in the order of learning. What was
 * finished stays so, an exception only opens, and who finishes more is never locked out of more.
 */
export const lessonState = (
  lessons: readonly Ruled[],
  { course, learner }: { course: CourseRules; learner: Learner },
): Map<string, LessonState> => {
  const needs = needsOf(lessons, course)
  const names = new Map(lessons.map(({ _id, name }) => [_id, name]))
  return new Map(lessons.map((lesson) => [lesson._id, judgedOne(lesson, { course, learner, needs, names })]))
}

interface By {
  course: CourseRules
  learner: Learner
  needs: Needs
  names: ReadonlyMap<string, string>
}

function judgedOne(lesson: Ruled, by: By): LessonState {
  const { bar, done, exceptions, today } = by.learner
  if (bar !== null) return { ...open, state: 'locked', reasons: [{ of: 'bar', bar }] }
  if (done.has(lesson._id)) return { ...open, state: 'done' }
  const exception = exceptions.get(lesson._id)
  if (lesson.preview || exception === null || (exception !== undefined && exception <= today)) return open
  const reasons = unmet(conditionsOf(lesson, by), { facts: factsOf(lesson, by), kinds })
  return reasons.length === 0 ? open : locked(reasons, exception ?? null)
}

function locked(reasons: readonly Reason[], exceptionOn: string | null): LessonState {
  const [first] = reasons
  const byRule = reasons.length === 1 && first!.of === 'day' ? first!.day : null
  const [day] = [byRule, exceptionOn].filter((one) => one !== null).toSorted()
  const isEarlier = exceptionOn !== null && exceptionOn === day && exceptionOn !== byRule
  return {
    state: 'locked',
    reasons,
    opensAt: day === undefined ? null : dayStart(day),
    exceptionOn: isEarlier ? exceptionOn : null,
  }
}

const kinds = { today: 'date', done: 'list', completed: 'list' } as const

/** Of what he has done only what the lesson asks for: it is looked through once for each condition. */
const factsOf = ({ _id }: Ruled, { learner, needs, course }: By) => ({
  today: learner.today,
  done: needs.get(_id)!.filter((one) => learner.done.has(one)),
  completed: course.prerequisites.map((one) => one._id).filter((one) => learner.completed.has(one)),
})

function conditionsOf(lesson: Ruled, { course, learner, needs, names }: By): Condition<Reason>[] {
  const day = dayOf(lesson, learner)
  return [
    ...course.prerequisites.map(({ _id, name }): Condition<Reason> => ({
      when: { completed: _id },
      reason: { of: 'course', name },
    })),
    ...needs
      .get(lesson._id)!
      .map((id): Condition<Reason> => ({ when: { done: id }, reason: { of: 'lesson', name: names.get(id)! } })),
    ...(day === null ? [] : [{ when: { today: { $gte: day } }, reason: { of: 'day' as const, day } }]),
  ]
}

/** The day from which a lesson is open to a learner: the later of its own and of what it asks after his enrolment. */
function dayOf({ opensOn, opensAfter }: Ruled, { enrolledOn }: Learner): string | null {
  const after = opensAfter === null ? null : addDays(enrolledOn, opensAfter)
  return (
    [opensOn, after]
      .filter((one) => one !== null)
      .toSorted()
      .at(-1) ?? null
  )
}
