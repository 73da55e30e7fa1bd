import { href } from 'react-router'
import { z } from 'zod'
import { from, rows } from '#platform/collection/rows.ts'
import { fill, type Text } from '#platform/i18n/words.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { notify } from '#platform/notice/notify.ts'
import { inTransaction } from '#platform/collection/transaction.ts'
import { absolute } from '#platform/site/absolute.ts'
import { isDecision } from '../lecturing/assignment/rules/turn.ts'
import { tellWords as words } from '../lecturing/assignment/words.ts'

/** Tells a learner what was decided on his work, in his notices and by mail; nothing of a decision that was taken back. */
export const tellMarked = defineJob({
  name: 'lesson/tell-marked',
  payload: z.object({ handIn: z.string(), markedAt: z.string() }),
  async work(ctx, { payload, finish }) {
    const found = await from(ctx, 'hand_in')
      .innerJoin(rows(ctx, 'course'), 'course._id', 'hand_in.courseID')
      .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'hand_in.lessonID')
      .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'hand_in.enrollID')
      .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
      .select(['hand_in.status', 'hand_in.markedAt', 'hand_in.remarks', 'hand_in.courseID', 'hand_in.lessonID'])
      .select(['lesson.name', 'course.name as course', 'user._id as to', 'user.email'])
      .where('hand_in._id', '=', payload.handIn)
      .executeTakeFirst()
    if (!found || found.markedAt !== payload.markedAt || !isDecision(found.status)) return
    const title = said(words[found.status], { lesson: found.name })
    const text = said(words.course, { course: found.course })
    const path = href('/lesson/hand-in/:cid/:pid', { cid: found.courseID, pid: found.lessonID })
    const about = { collection: 'hand_in', row: payload.handIn }
    const { remarks, to, email } = found
    await inTransaction(ctx, async (inside) => {
      await notify(inside, { to, about, title, text: remarks === '' ? text : { th: remarks, en: remarks }, href: path })
      if (email)
        await sendMail(inside, {
          to: email,
          locale: 'th',
          letter: {
            subject: title.th,
            paragraphs: [text.th, ...(remarks === '' ? [] : [remarks])],
            action: { label: words.open.th, href: absolute(ctx, path) },
          },
        })
      await finish(inside)
    })
  },
})
export default tellMarked

const said = ({ th, en }: Text, by: Record<string, string>): Text => ({ th: fill(th, by), en: fill(en, by) })
