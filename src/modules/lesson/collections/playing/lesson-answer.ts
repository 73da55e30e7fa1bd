import { openOn } from '#modules/enroll/public-api.ts'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  author,
  boolean,
  cascading,
  exampled,
  immutable,
  kind,
  generated,
  only,
  reference,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/**
 * Those who teach answer by name. The name of the asker is visible only to the asker, staff and the course's lecturers
 * (decision 0475).
 */
const taughtOrOwn = (viewer: Viewer) =>
  isStaff(viewer) || {
    $or: [
      { isTeaching: true },
      { question: { enrolment: { userID: viewer.id } } },
      { question: { course: { taughtBy: viewer.id } } },
    ],
  }

/** An answer to a question, from a lecturer or from the asker. */
export const lessonAnswer = defineCollection({
  name: 'lesson_answer',
  label: { th: 'คำตอบ', en: 'answer to a question' },
  plural: { th: 'คำตอบ', en: 'Answers to questions' },
  site: null,
  softDelete: true,
  title: ['text'],
  fields: {
    questionID: immutable(
      exampled(() => exampleId('lesson_question', 101), cascading(reference('lesson_question')('คำถาม', 'Question'))),
    ),
    text: immutable(kind('longtext', 'text', clean(4000).min(1))('คำตอบ', 'Answer')),
    byName: only(
      { read: taughtOrOwn },
      generated(({ viewer }) => viewer.name, author('ผู้ตอบ', 'Who answered')),
    ),
    isTeaching: generated(({ viewer }) => isStaff(viewer), boolean('ตอบโดยวิทยากร', 'By a lecturer')),
  },
  relations: { question: { to: 'lesson_question', from: 'questionID', at: '_id' } },
  indexes: [['createdAt desc']],
  access: {
    read: (viewer, { today }) =>
      isStaff(viewer) ||
      (viewer.role === 'user' && {
        $or: [
          { question: { enrolment: { userID: viewer.id } } },
          { question: { lesson: { enrolments: { userID: viewer.id, ...openOn(today) } } } },
          { question: { course: { taughtBy: viewer.id } } },
        ],
      }),
    create: (viewer, { today }) =>
      isStaff(viewer) ||
      (viewer.role === 'user' && {
        question: {
          $or: [{ enrolment: { userID: viewer.id, ...openOn(today) } }, { course: { taughtBy: viewer.id } }],
        },
      }),
    update: nobody,
    remove: (viewer) => isAtLeast(viewer, 'manager'),
  },
  list: { columns: ['text', 'questionID', 'byName', 'createdAt'], search: ['text'], sort: 'createdAt desc' },
  form: [{ title: { th: 'คำตอบ', en: 'Answer' }, fields: ['questionID', 'text'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    lesson_answer: typeof lessonAnswer
  }
}
