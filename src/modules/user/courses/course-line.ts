import { href } from 'react-router'
import { blockedLabels, blockedReason, type MyEnrolment, statusLabel } from '#modules/enroll/public-api.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { CourseLine } from '../components/my-courses.tsx'
import { profileWords } from '../words/words.ts'

/** An enrolment as a line in a list of courses. */
export const courseLine = ({ locale, now }: Context, one: MyEnrolment): CourseLine => {
  const { analytics } = one
  const bar = blockedReason(one, bangkokDay(now))
  return {
    id: one._id,
    name: one.name,
    href: href('/lesson/detail/:id', { id: one.courseID }),
    enrolled: formatDay(one.createdAt, { length: 'long', locale }),
    hours: fill(profileWords.hourCount[locale], { n: one.hours }),
    ...(bar && { barred: blockedLabels[bar][locale] }),
    progress: analytics && {
      ...progressOf(one),
      lessons: fill(profileWords.lessonCount[locale], { n: analytics.total }),
      percent: `${analytics.percent}%`,
      status: locale === 'th' ? analytics.message : statusLabel(analytics.status).en,
      tone: tones[analytics.status],
    },
  }
}

const tones = { pending: undefined, processing: 'info', complete: 'success' } as const

/** The number of completed lessons. The stored percentage is rounded down, so this rounds up. */
export const progressOf = ({ analytics }: MyEnrolment) => {
  const total = analytics?.total ?? 0
  return { total, done: Math.ceil((total * (analytics?.percent ?? 0)) / 100) }
}

/** The number of a learner's courses, and how many of the newest are listed. */
export const countOf = (
  words: Record<'count' | 'newest', string>,
  { shown, total }: { shown: number; total: number },
) => (total > shown ? fill(words.newest, { shown, n: total }) : fill(words.count, { n: total }))
