import { href } from 'react-router'
import { categoryNames } from '#modules/category/public-api.ts'
import type { Context } from '#platform/context.ts'
import { imageMeta } from '#platform/content/file/library/image-meta.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import type { LessonState } from '#ui/outline/outline.tsx'
import { coverOf } from '../components/course-summary.ts'
import { describeParts } from '../components/course/course-parts.server.ts'
import { factsOf } from '../components/course/facts.server.ts'
import { type OpenRound, roundsOfCourse } from '#modules/enroll/public-api.ts'
import { structuredOf } from '../components/course/structured.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { lecturersOf } from '../components/course/lecturers.server.ts'
import { courseOf, type LessonRow, lessonsOf, taughtIn } from '../components/course/lessons.server.ts'
import { outlineOf, timeOf } from '../components/course/outline.ts'
import { logInFor, offerInWords, type CourseAccess, courseAccess } from '../components/course/course-access.server.ts'
import { type Standings, standingsFor } from '../lesson-access/lesson-states-for.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { chaptersOf, resumeAt, sequenceOf } from '../rules/chapters.ts'
import { shownPrice } from '../rules/shown-price.ts'
import { planHint } from '../components/plans/describe-plans.server.ts'
import { seatsFact } from '../components/seats/seats.ts'
import { courseWords, detailWords, trailWords } from '../words.ts'

type Course = Awaited<ReturnType<typeof courseOf>>
type Rating = Awaited<ReturnType<typeof describeParts>>['rating']

/** A full course (specification §2.1): its description, its content, its lecturers, and the single action it offers. */
export const loader = loads(async (ctx, { params, url }) => {
  const course = await courseOf(ctx, params.id)
  const [standing, lessons, lecturers, trail, facts, rounds, frame] = await Promise.all([
    courseAccess(ctx, course),
    lessonsOf(ctx, course._id),
    lecturersOf(ctx, course.lecturer),
    trailOf(ctx, course),
    factsOf(ctx, course),
    roundsOfCourse(ctx, course),
    imageMeta(ctx, [course.cover]),
  ])
  const chapters = chaptersOf(lessons)
  const sequence = sequenceOf(chapters)
  const standings = await standingsFor(ctx, { course, enrolment: standing.enrolment, lessons: sequence })
  const { done } = standings
  const resume = resumeAt(sequence, { done, isLocked: ({ _id }) => standings.of.get(_id)?.state === 'locked' })
  const outline = outlineOf(chapters, { locale: ctx.locale, ...stateFor(course, standing, standings) })
  const page = url.searchParams.get('reviews')
  const { tabs, parts, rating } = await describeParts(ctx, { course, standing, outline, lecturers, rounds, page })
  return {
    head: headFor(ctx, course, { rating, rounds }),
    words: screenWords(ctx),
    trail,
    name: course.name,
    lead: course.short_description,
    isDraft: !course.status,
    facts: [...facts, ...seatsFact(ctx, { seats: course.seats, left: standing.left })],
    cover: coverOf(course, frame),
    price: ctx.site.courseDetail.hasPrice ? priceIn(ctx, course) : undefined,
    offer: { ...offerInWords(ctx, course, standing), href: wayOf(ctx, { course, standing, resume }) },
    plans: await planHint(ctx, { course, access: standing }),
    included: includedOf(ctx, { course, lessons }),
    tabs,
    parts,
    preview: await previewOf(ctx, { lessons, asked: url.searchParams.get('lesson') }),
  }
})

/** The words of the screen itself. The words of its parts are rendered with them. */
function screenWords(ctx: Context) {
  const { draft, draftText, buy, inPage, previewOf, noVideo } = wordsOf(ctx, {
    name: 'lesson.detail',
    words: detailWords,
  })
  return { draft, draftText, buy, inPage, previewOf, noVideo }
}

const priceIn = (ctx: Context, course: Course) =>
  shownPrice(course, { words: wordsOf(ctx, { name: 'lesson.course', words: courseWords }), locale: ctx.locale })

function headFor(ctx: Context, course: Course, beside: { rating: Rating; rounds: readonly OpenRound[] }) {
  const path = href('/lesson/detail/:id', { id: course._id })
  const { name, short_description: text, status, cover } = course
  return headOf(ctx, {
    ...{ name, text, path, isHidden: !status },
    ...(cover?.startsWith('https://') && { picture: cover }),
    ...(status && { data: structuredOf(ctx, course, { path, ...beside }) }),
  })
}

const trailOf = async (ctx: Context, course: Course) => {
  const words = wordsOf(ctx, { name: 'lesson.trail', words: trailWords })
  const names = await categoryNames(ctx)
  const code = course.category.find((one) => names.has(one))
  const crumbs = [
    { label: words.home, href: href('/') },
    { label: words.courses, href: href('/lesson/home') },
    ...(code ? [{ label: names.get(code)!, href: href('/lesson/categories/:id', { id: code }) }] : []),
    { label: course.name },
  ]
  return { label: words.trail, crumbs }
}

/** The target of the button. None if there is nothing to do. */
function wayOf(ctx: Context, of: { course: Course; standing: CourseAccess; resume: LessonRow | null }): string | null {
  const { course, standing, resume } = of
  const enroll = href('/lesson/detail/:id/enroll', { id: course._id })
  if (standing.offer === 'go-on' || standing.offer === 'staff')
    return href('/lesson/play/:cid/:pid', { cid: course._id, pid: resume?._id ?? 'start' })
  if (standing.offer === 'enrol') return enroll
  if (standing.offer === 'ordered') return href('/lesson/pay/:id', { id: standing.orderID! })
  if (standing.offer === 'priced') return ctx.viewer.role === 'guest' ? logInFor(ctx, enroll) : enroll
  const line = href('/lesson/subscribe/:id', { id: course._id })
  if (standing.offer === 'full') return ctx.viewer.role === 'guest' ? logInFor(ctx, line) : line
  if (standing.offer === 'in-line' || standing.offer === 'offered') return line
  return standing.offer === 'log-in' ? logInFor(ctx, enroll) : null
}

function includedOf({ locale }: Context, of: { course: Course; lessons: LessonRow[] }) {
  const time = timeOf(of.lessons, locale)
  return [
    ...(of.lessons.length > 0 ? [fill(detailWords.lessons[locale], { n: of.lessons.length })] : []),
    ...(time ? [fill(detailWords.learningTime[locale], { time })] : []),
    ...(of.course.certification === 'yes' ? [courseWords.certificate[locale]] : []),
  ]
}

/** An enrolled learner may open every unlocked lesson. Others open previews, which show on this page. */
function stateFor(course: Course, { offer }: CourseAccess, { of, done }: Standings) {
  const detail = href('/lesson/detail/:id', { id: course._id })
  const mayPlay = offer === 'go-on' || offer === 'staff'
  return {
    ...(offer === 'go-on' && { done }),
    stateOf: ({ _id, preview }: LessonRow): LessonState =>
      mayPlay ? (of.get(_id)?.state ?? 'open') : preview ? 'preview' : 'locked',
    ...(mayPlay && { whyOf: ({ _id }: LessonRow) => of.get(_id)?.why }),
    hrefOf: ({ _id, preview }: LessonRow) => {
      if (mayPlay) return href('/lesson/play/:cid/:pid', { cid: course._id, pid: _id })
      return preview ? `${detail}?lesson=${_id}#preview` : undefined
    },
  }
}

async function previewOf(ctx: Context, of: { lessons: LessonRow[]; asked: string | null }) {
  const lesson = of.lessons.find(({ _id, preview }) => preview && _id === of.asked)
  return lesson ? { name: lesson.name, kind: lesson.kind, ...(await taughtIn(ctx, lesson._id)) } : null
}
