import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { cascading, exampled, reference } from '#platform/data/collection/field-builders.ts'
import { openOn } from '../rules/enrolment-status.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** Lessons that a learner cannot complete alone: marks, attendance or a released result complete them (decisions 0487 and 610). */
const judged = { kind: { $in: ['assignment', 'session', 'exam', 'survey'] } }

/** Those that a lecturer judges. Results of exams come from their marks alone. */
const judgedByLecturer = { kind: { $in: ['assignment', 'session'] } }

const byHimself = (viewer: Viewer, today: string) => ({
  enrolment: { userID: viewer.id, ...openOn(today) },
  lesson: { status: true, enrolments: { userID: viewer.id }, $nor: [judged] },
})

/** A lecturer completes them for the learners of their own courses, but never for themselves. */
const byLecturer = (viewer: Viewer) => ({
  enrolment: { userID: { $ne: viewer.id }, course: { taughtBy: viewer.id } },
  lesson: { ...judgedByLecturer, course: { taughtBy: viewer.id } },
})

/** A lecturer of a round does so for the sessions of its learners (decision 586). */
const byRoundLecturer = (viewer: Viewer) => ({
  enrolment: { userID: { $ne: viewer.id }, round: { taughtBy: viewer.id } },
  lesson: { kind: 'session' as const, course: { rounds: { taughtBy: viewer.id } } },
})

/** A learner has completed a lesson of a course in which they are enrolled. */
export const lessonCompletion = defineCollection({
  name: 'lesson_completion',
  label: { th: 'การเรียนจบบท', en: 'lesson completion' },
  plural: { th: 'การเรียนจบบท', en: 'Lesson completions' },
  site: null,
  softDelete: true,
  title: ['lessonID'],
  fields: {
    enrollID: exampled(() => exampleId('enroll'), cascading(reference('enroll')('การลงทะเบียน', 'Enrolment'))),
    lessonID: exampled(
      (n) => exampleId('lesson', n % 2 === 0 ? 4 : 3),
      cascading(reference('lesson')('บทเรียน', 'Lesson')),
    ),
  },
  relations: {
    enrolment: { to: 'enroll', from: 'enrollID', at: '_id' },
    lesson: { to: 'lesson', from: 'lessonID', at: '_id' },
  },
  uniques: [['enrollID', 'lessonID']],
  access: {
    read: (viewer) =>
      isStaff(viewer) ||
      (viewer.role === 'user' && {
        enrolment: {
          $or: [{ userID: viewer.id }, { course: { taughtBy: viewer.id } }, { round: { taughtBy: viewer.id } }],
        },
      }),
    create: (viewer, { today }) =>
      isAtLeast(viewer, 'manager')
        ? { lesson: judged }
        : viewer.role === 'user' && { $or: [byHimself(viewer, today), byLecturer(viewer), byRoundLecturer(viewer)] },
    update: nobody,
    remove: (viewer) =>
      isAtLeast(viewer, 'admin') ||
      (isAtLeast(viewer, 'manager')
        ? { lesson: judged }
        : viewer.role === 'user' && { $or: [byLecturer(viewer), byRoundLecturer(viewer)] }),
  },
  list: { columns: ['lessonID', 'createdAt'], search: [], sort: 'createdAt desc' },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson_completion: typeof lessonCompletion
  }
}
