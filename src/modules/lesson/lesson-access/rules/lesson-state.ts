import { type Condition, unmet } from '#domain/query/condition/condition.ts'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { type Needs, needsOf } from './needs.ts'

/** The opening rules of a lesson. Days are `YYYY-MM-DD` in Bangkok. */
export interface Ruled {
  _id: string
  name: string
  /** Open to everybody, whatever the other rules say. */
  preview: boolean
  opensOn: string | null
  /** Days after the day of enrolment. */
  opensAfter: number | null
  requires: readonly string[]
}

/** The rules of a course: whether its lessons are in order, and its prerequisite courses. */
export interface CourseRules {
  inOrder: boolean
  prerequisites: readonly { _id: string; name: string }[]
}

/** Why an enrolment gives no access. */
type Bar = 'waiting' | 'withdrawn' | 'ended'

/** The learner and their progress. */
export interface Learner {
  today: string
  enrolledOn: string
  bar: Bar | null
  /** Completed lessons. */
  done: ReadonlySet<string>
  /** Completed courses. */
  completed: ReadonlySet<string>
  /** Lessons that staff opened to the learner, each with its first day. Null means at once. */
  exceptions: ReadonlyMap<string, string | null>
}

/** Why a lesson is locked. Every reason must be resolved. */
export type Reason =
  | { of: 'bar'; bar: Bar }
  | { of: 'course'; name: string }
  | { of: 'lesson'; name: string }
  | { of: 'day'; day: string }

export interface LessonState {
  state: 'open' | 'done' | 'locked'
  reasons: readonly Reason[]
  /**
   * The instant (ISO UTC) at which it opens automatically, whatever the learner does. Null if there is no certain one.
   */
  opensAt: string | null
  /** The future day on which the staff's exception opens it. */
  exceptionOn: string | null
}

const open: LessonState = { state: 'open', reasons: [], opensAt: null, exceptionOn: null }

/**
 * A learner's state for each lesson of a course, by id. The lessons come in learning order. Completed lessons stay
 * complete, and an exception only unlocks. Completing more never locks anything.
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

/** Only the facts that the lesson needs, because this runs once for each condition. */
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

/** The day from which a lesson is open to a learner: the later of its fixed day and its delay after enrolment. */
function dayOf({ opensOn, opensAfter }: Ruled, { enrolledOn }: Learner): string | null {
  const after = opensAfter === null ? null : addDays(enrolledOn, opensAfter)
  return (
    [opensOn, after]
      .filter((one) => one !== null)
      .toSorted()
      .at(-1) ?? null
  )
}
