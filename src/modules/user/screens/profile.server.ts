import { href } from 'react-router'
import { type MyEnrolment, myEnrolments, statusLabel, totalOfMine } from '#modules/enroll/door.ts'
import { coverOf } from '#modules/lesson/door.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { isStaff } from '#platform/access/viewer.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/i18n/words.ts'
import { loads } from '#platform/request.server.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { titled } from '#platform/site/titled.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { profileWords } from '../words.ts'

/** The person, the course he left off, and his enrolled courses of this site (specification §2.1, L42.1). */
export const loader = loads(async (ctx) => {
  const words = wordsOf(ctx, { name: 'user.profile', words: profileWords })
  const [enrolments, me] = await Promise.all([myEnrolments(ctx), meOf(ctx)])
  const begun = enrolments.find((one) => one.analytics?.status === 'processing')
  return {
    words,
    title: titled(ctx, words.title),
    name: ctx.viewer.name,
    initials: initialsOf(ctx.viewer.name),
    about:
      me &&
      fill(words.about, { email: me.email, day: formatDay(me.createdAt, { length: 'long', locale: ctx.locale }) }),
    isStaff: isStaff(ctx.viewer),
    resume: begun ? await resumeOf(ctx, begun) : null,
    courses: enrolments.map((one) => lineOf(ctx, one)),
    count: countOf(words, { shown: enrolments.length, total: await totalOfMine(ctx, enrolments) }),
  }
})

const countOf = (words: Record<'count' | 'newest', string>, { shown, total }: { shown: number; total: number }) =>
  total > shown ? fill(words.newest, { shown, n: total }) : fill(words.count, { n: total })

const meOf = (ctx: Context) =>
  from(ctx, 'user').select(['email', 'createdAt']).where('_id', '=', ctx.viewer.id).executeTakeFirst()

async function resumeOf(ctx: Context, enrolment: MyEnrolment) {
  const course = await from(ctx, 'course')
    .select(['_id', 'name', 'category', 'cover'])
    .where('_id', '=', enrolment.courseID)
    .executeTakeFirst()
  return (
    course && {
      name: course.name,
      cover: coverOf(course),
      href: href('/lesson/play/:cid/:pid', { cid: course._id, pid: 'start' }),
      ...progressOf(enrolment),
    }
  )
}

function lineOf(ctx: Context, one: MyEnrolment) {
  const { analytics } = one
  return {
    id: one._id,
    name: one.name,
    href: href('/lesson/detail/:id', { id: one.courseID }),
    enrolled: formatDay(one.createdAt, { length: 'long', locale: ctx.locale }),
    progress: analytics && {
      ...progressOf(one),
      lessons: fill(profileWords.lessonCount[ctx.locale], { n: analytics.total }),
      percent: `${analytics.percent}%`,
      status: ctx.locale === 'th' ? analytics.message : statusLabel(analytics.status).en,
      tone: tones[analytics.status],
    },
  }
}

const tones = { pending: undefined, processing: 'info', complete: 'success' } as const

/** How many lessons are behind: the stored percent was cut to a whole one, so it is read back upwards. */
const progressOf = ({ analytics }: MyEnrolment) => {
  const total = analytics?.total ?? 0
  return { total, done: Math.ceil((total * (analytics?.percent ?? 0)) / 100) }
}
