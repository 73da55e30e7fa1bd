import { href } from 'react-router'
import { z } from 'zod'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { tellingWords as words } from '../../player/words.ts'

/**
 * Notifies the lecturers of a course that a learner asked a question, without naming the learner. Sends nothing once
 * the question is answered (decision 0513).
 */
export const tellQuestion = defineJob({
  name: 'lesson/question/tell-question',
  payload: z.object({ question: z.string(), text: z.string(), isAgain: z.boolean() }),
  async work(ctx, { payload, finish }) {
    const asked = await waiting(ctx, payload.question)
    if (!asked) return
    const title = inEach(payload.isAgain ? words.again : words.asked, { course: asked.course })
    await inTransaction(ctx, async (inside) => {
      for (const to of asked.taughtBy.filter((id) => id !== asked.userID))
        await notify(inside, {
          ...{ to, title, text: { th: payload.text, en: payload.text } },
          about: { collection: 'lesson_question', row: asked._id },
          href: href('/lesson/teaching/question/:id', { id: asked._id }),
        })
      await finish(inside)
    })
  },
})
export default tellQuestion

const waiting = (ctx: Context, id: string) =>
  from(ctx, 'lesson_question')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson_question.courseID')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'lesson_question.enrollID')
    .select(['lesson_question._id', 'course.name as course', 'course.taughtBy', 'enroll.userID'])
    .where('lesson_question._id', '=', id)
    .where('lesson_question.status', '=', 'open')
    .executeTakeFirst()
