import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { remind, type Reminder } from '#platform/background/reminders/remind.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { sessionChangeJob, type SessionChange } from '../teaching/session/queue-session-change.server.ts'
import { type Hours, hoursText, toldOf } from '../teaching/session/rules/session-change.ts'
import { sessionChangeWords as words } from '../teaching/session/words.ts'

const batch = 200

/** Tells everybody whom it is for, once, that a session was moved, with both times, or cancelled. */
export default defineJob({
  ...sessionChangeJob,
  async work(ctx, { payload: was, signal }) {
    const course = await from(ctx, 'course').select('course.name').where('_id', '=', was.courseID).executeTakeFirst()
    const is = await from(ctx, 'lesson_session')
      .select(['name', 'startsAt', 'endsAt'])
      .where('_id', '=', was.session)
      .where('cancelled', '=', false)
      .executeTakeFirst()
    const told = toldOf(was, { is: is ?? null, now: ctx.now })
    if (!course || !told) return
    const said = saidOf(was, { is: is ?? null, course: course.name })
    for (let after: string | undefined = ''; after !== undefined;) {
      signal.throwIfAborted()
      const some = await enrolledAfter(ctx, { courseID: was.courseID, roundID: was.roundID, after })
      await remind(
        ctx,
        some.map(({ userID }) => ({ ...said, to: userID })),
      )
      after = some.length < batch ? undefined : some.at(-1)!._id
    }
  },
})

function saidOf(was: SessionChange, { is, course }: { is: (Hours & { name: string }) | null; course: string }) {
  const what = is ? words.moved : words.cancelled
  const put = ({ th, en }: Text): Text => {
    const said = (text: string, locale: Locale) =>
      fill(text, {
        ...{ name: is?.name ?? was.name, course, old: hoursText(was, locale) },
        new: is ? hoursText(is, locale) : '',
      })
    return { th: said(th, 'th'), en: said(en, 'en') }
  }
  const latest = Math.max(Date.parse(was.startsAt), is ? Date.parse(is.startsAt) : 0)
  return {
    ...{ kind: is ? 'session_moved' : 'session_cancelled', subject: was.session, occurrence: was.change },
    ...{
      course: was.courseID,
      title: put(what.title),
      text: put(what.text),
      expiresAt: new Date(latest).toISOString(),
    },
    href: is
      ? href('/lesson/play/:cid/:pid', { cid: was.courseID, pid: was.lessonID })
      : href('/lesson/detail/:id', { id: was.courseID }),
  } satisfies Omit<Reminder, 'to'>
}

interface EnrolledQuery {
  courseID: string
  roundID: string | null
  after: string
}

const enrolledAfter = (ctx: Context, { courseID, roundID, after }: EnrolledQuery) =>
  from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.userID'])
    .where('enroll.courseID', '=', courseID)
    .$if(roundID !== null, (query) => query.where('enroll.roundID', '=', roundID))
    .where('enroll.standing', '=', 'active')
    .where((where) => where.or([where('enroll.endsOn', 'is', null), where('enroll.endsOn', '>=', bangkokDay(ctx.now))]))
    .where('enroll._id', '>', after)
    .orderBy('enroll._id')
    .limit(batch)
    .execute()
