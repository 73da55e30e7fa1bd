import { href } from 'react-router'
import { z } from 'zod'
import { from, rows } from '#platform/collection/rows.ts'
import { fill, type Text } from '#platform/i18n/words.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { notify } from '#platform/notice/notify.ts'
import { tellWords as words } from '../lecturing/assignment/words.ts'

/** Tells the lecturers of a course that a learner handed in; staff see it in their menu. */
export const tellHanded = defineJob({
  name: 'lesson/tell-handed',
  payload: z.object({ handIn: z.string() }),
  async work(ctx, { payload }) {
    const found = await from(ctx, 'hand_in')
      .innerJoin(rows(ctx, 'course'), 'course._id', 'hand_in.courseID')
      .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'hand_in.lessonID')
      .select(['hand_in.learner', 'hand_in.status', 'lesson.name', 'course.taughtBy', 'course.name as course'])
      .where('hand_in._id', '=', payload.handIn)
      .executeTakeFirst()
    if (found?.status !== 'handed') return
    const title = said(words.handed, { name: found.learner, lesson: found.name })
    const text = said(words.course, { course: found.course })
    for (const to of found.taughtBy)
      await notify(ctx, {
        ...{ to, title, text, href: href('/lesson/teaching/marking/:id', { id: payload.handIn }) },
        about: { collection: 'hand_in', row: payload.handIn },
      })
  },
})
export default tellHanded

const said = ({ th, en }: Text, by: Record<string, string>): Text => ({ th: fill(th, by), en: fill(en, by) })
