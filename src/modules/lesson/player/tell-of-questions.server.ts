import { href } from 'react-router'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { tellStaff } from '#platform/background/notifications/tell-staff.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { tellQuestion } from '../commands/question/tell-question.server.ts'
import { tellingWords as words } from './words.ts'

/** A question and where it was asked. */
const askedAt = (ctx: Context, _id: string) =>
  from(ctx, 'lesson_question')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'lesson_question.lessonID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson.courseID')
    .select(['lesson_question._id', 'lesson_question.enrollID', 'lesson_question.text', 'lesson_question.lessonID'])
    .select(['lesson.courseID', 'lesson.name as lesson', 'course.name as course'])
    .where('lesson_question._id', '=', _id)
    .executeTakeFirst()

/** Notifies the course managers directly, and the lecturers by a job, of a question or an addition to one. */
export const tellOfQuestion = async (ctx: Context, of: { _id: string; text: string; isAgain: boolean }) => {
  const asked = await askedAt(ctx, of._id)
  if (!asked) return
  await tellStaff(ctx, {
    about: { collection: 'lesson_question', row: asked._id },
    title: inEach(of.isAgain ? words.again : words.asked, { course: asked.course }),
    text: { th: of.text, en: of.text },
    href: href('/lesson/question/:id', { id: asked._id }),
  })
  await enqueue(ctx, tellQuestion, { payload: { question: asked._id, text: of.text, isAgain: of.isAgain } })
}

/** Notifies the learner that the question was answered, with a link. */
export const tellOfAnswer = async (ctx: Context, of: { _id: string; text: string }) => {
  const asked = await askedAt(ctx, of._id)
  if (!asked) return
  const learner = await from(ctx, 'enroll')
    .select('enroll.userID')
    .where('enroll._id', '=', asked.enrollID)
    .executeTakeFirst()
  if (!learner) return
  await remind(ctx, [
    {
      ...{ kind: 'question_answered', to: learner.userID, subject: asked._id, course: asked.courseID },
      about: { collection: 'lesson_question', row: asked._id },
      title: inEach(words.answered, { lesson: asked.lesson }),
      text: { th: of.text, en: of.text },
      href: `${href('/lesson/play/:cid/:pid', { cid: asked.courseID, pid: asked.lessonID })}?tab=questions`,
    },
  ])
}
