import type { OpenRound } from '#modules/enroll/public-api.ts'
import { examsOf } from '#modules/exam/public-api.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { drawnOf } from '#platform/content/page/view/prerender.server.tsx'
import type { OutlineChapter } from '#ui/outline/outline.tsx'
import { describeOwnAttendance } from '../../teaching/attendance/describe-own.server.ts'
import { describeReviews, describeSessions } from '../../teaching/teaching/detail-parts.server.ts'
import { detailWords } from '../../words.ts'
import { describeRounds } from './round-list.server.ts'
import { type CourseParts, CoursePartsView } from './course-parts.tsx'
import type { courseOf } from './lessons.server.ts'
import type { Lecturer } from './course-sections.tsx'
import type { CourseAccess } from './course-access.server.ts'

/** The content of a course page, rendered on the server where possible, with its tabs and its rating. */
export const describeParts = async (
  ctx: Context,
  of: {
    course: Awaited<ReturnType<typeof courseOf>>
    standing: CourseAccess
    outline: OutlineChapter[]
    lecturers: Lecturer[]
    rounds: readonly OpenRound[]
    /** The requested page of reviews. */
    page: string | null
  },
) => {
  const { course, standing, outline, lecturers, page } = of
  const courseID = course._id
  const [reviews, sessions, attendance, exams] = await Promise.all([
    describeReviews(ctx, { courseID, page }),
    describeSessions(ctx, { courseID, enrolment: standing.enrolment }),
    describeOwnAttendance(ctx, standing.enrolment),
    examsOf(ctx, { courseID, enrolment: standing.enrolment }),
  ])
  const rounds = describeRounds(ctx, { course, access: standing, rounds: of.rounds })
  const look = ctx.site.courseDetail
  const shown: CourseParts = {
    words: wordsOf(ctx, { name: 'lesson.detail', words: detailWords }),
    description: course.description,
    outline: look.hasOutline ? outline : null,
    isOutlineFirst: look.first === 'outline',
    sessions,
    rounds,
    attendance,
    exams: { title: exams.title, exams: exams.exams.filter(({ isCurrent }) => isCurrent) },
    lecturers: look.hasLecturers ? lecturers : [],
    reviews,
  }
  const drawn = drawnOf(ctx, { View: CoursePartsView, shown })
  return { tabs: tabsOf(shown), parts: drawn ? { drawn } : { drawn, shown }, rating: reviews?.rating ?? null }
}

/** In the order of the parts that there are. */
function tabsOf({ words, description, outline, isOutlineFirst, rounds, attendance, lecturers, reviews }: CourseParts) {
  const first = [
    ...(description ? [{ label: words.about, href: '#about' }] : []),
    ...(outline ? [{ label: words.outline, href: '#outline' }] : []),
  ]
  const tabs = [
    ...(isOutlineFirst ? first.toReversed() : first),
    ...(attendance ? [{ label: attendance.title, href: '#attendance' }] : []),
    ...(rounds ? [{ label: rounds.words.title, href: '#rounds' }] : []),
    ...(lecturers.length > 0 ? [{ label: words.lecturer, href: '#lecturer' }] : []),
    ...(reviews ? [{ label: reviews.words.title, href: '#reviews' }] : []),
  ]
  return tabs.map((tab, at) => ({ ...tab, isCurrent: at === 0 }))
}
