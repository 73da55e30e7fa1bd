import { href } from 'react-router'
import { z } from 'zod'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { isDecision } from '../teaching/assignment/rules/turn.ts'
import { tellWords as words } from '../teaching/assignment/words.ts'

/**
 * Notifies the lecturers of a course that a learner submitted work; staff see it in their menu. For a decision made at
 * `markedAt`, it notifies the learner in the app and by mail. A decision that was withdrawn sends nothing.
 */
export const tellHandIn = defineJob({
  name: 'lesson/tell-hand-in',
  payload: z.object({ handIn: z.string(), markedAt: z.string().nullable() }),
  async work(ctx, { payload, finish }) {
    const found = await told(ctx, payload.handIn)
    if (!found || found.markedAt !== payload.markedAt) return
    await inTransaction(ctx, async (inside) => {
      await (payload.markedAt === null ? tellLecturers(inside, found) : tellLearner(inside, found))
      await finish(inside)
    })
  },
})
export default tellHandIn

const told = (ctx: Context, id: string) =>
  from(ctx, 'hand_in')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'hand_in.courseID')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'hand_in.lessonID')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'hand_in.enrollID')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['hand_in._id', 'hand_in.learner', 'hand_in.status', 'hand_in.markedAt', 'hand_in.remarks'])
    .select(['hand_in.courseID', 'hand_in.lessonID', 'lesson.name', 'course.taughtBy', 'course.name as course'])
    .select('user._id as to')
    .where('hand_in._id', '=', id)
    .executeTakeFirst()
type TellHandInMessage = NonNullable<Awaited<ReturnType<typeof told>>>

async function tellLecturers(ctx: Context, { _id, status, learner, name, course, taughtBy }: TellHandInMessage) {
  if (status !== 'handed') return
  const title = said(words.handed, { name: learner, lesson: name })
  const path = href('/lesson/teaching/marking/:id', { id: _id })
  const about = { collection: 'hand_in', row: _id }
  for (const to of taughtBy) await notify(ctx, { to, title, text: said(words.course, { course }), href: path, about })
}

async function tellLearner(ctx: Context, found: TellHandInMessage) {
  const { _id, status, remarks, to, markedAt } = found
  if (!isDecision(status)) return
  const title = said(words[status], { lesson: found.name })
  const text = said(words.course, { course: found.course })
  const path = href('/lesson/hand-in/:cid/:pid', { cid: found.courseID, pid: found.lessonID })
  const about = { collection: 'hand_in', row: _id }
  const both = remarks === '' ? text : { th: `${text.th}\n${remarks}`, en: `${text.en}\n${remarks}` }
  await remind(ctx, [
    {
      ...{ kind: 'assignment_result', to, subject: _id, occurrence: markedAt ?? '', course: found.courseID },
      ...{ about, title, text: both, href: path },
    },
  ])
}

const said = ({ th, en }: Text, by: Record<string, string>): Text => ({ th: fill(th, by), en: fill(en, by) })
