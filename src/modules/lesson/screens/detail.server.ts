import { href } from 'react-router'
import { categoryNames } from '#modules/category/door.ts'
import { completionsOf } from '#modules/enroll/door.ts'
import type { Context } from '#platform/context.ts'
import { framings } from '#platform/file/library/framing.ts'
import { fill } from '#platform/i18n/words.ts'
import { loads } from '#platform/request.server.ts'
import type { LessonState } from '#ui/outline/outline.tsx'
import { coverOf } from '../components/course-summary.ts'
import { factsOf } from '../components/course/facts.server.ts'
import { structuredOf } from '../components/course/structured.ts'
import { headOf } from '#platform/page/head/page-head.server.ts'
import { lecturersOf } from '../components/course/lecturers.server.ts'
import { courseOf, type LessonRow, lessonsOf, taughtIn } from '../components/course/lessons.server.ts'
import { outlineOf, timeOf } from '../components/course/outline.ts'
import { logInFor, offerInWords, type Standing, standingOf } from '../components/course/standing.server.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import { chaptersOf, resumeAt, sequenceOf } from '../rules/chapters.ts'
import { shownPrice } from '../rules/shown-price.ts'
import { seatsFact } from '../components/seats/seats.ts'
import { courseWords, detailWords, trailWords } from '../words.ts'

type Course = Awaited<ReturnType<typeof courseOf>>

/** A course in full (specification §2.1): what it is, what it holds, who teaches, and the one thing to do about it. */
export const loader = loads(async (ctx, { params, url }) => {
  const course = await courseOf(ctx, params.id)
  const [standing, lessons, lecturers, trail, facts, frame] = await Promise.all([
    standingOf(ctx, course),
    lessonsOf(ctx, course._id),
    lecturersOf(ctx, course.lecturer),
    trailOf(ctx, course),
    factsOf(ctx, course),
    framings(ctx, [course.cover]),
  ])
  const done = standing.enrolment ? await completionsOf(ctx, standing.enrolment._id) : new Set<string>()
  const chapters = chaptersOf(lessons)
  const resume = resumeAt(sequenceOf(chapters), done)
  return {
    head: headFor(ctx, course),
    words: wordsOf(ctx, { name: 'lesson.detail', words: detailWords }),
    trail,
    name: course.name,
    lead: course.short_description,
    isDraft: !course.status,
    facts: [...facts, ...seatsFact(ctx, { seats: course.seats, left: standing.left })],
    cover: coverOf(course, frame),
    description: course.description,
    price: shownPrice(course, {
      words: wordsOf(ctx, { name: 'lesson.course', words: courseWords }),
      locale: ctx.locale,
    }),
    offer: { ...offerInWords(ctx, course, standing.offer), href: wayOf(ctx, { course, standing, resume }) },
    included: includedOf(ctx, { course, lessons }),
    outline: outlineOf(chapters, { locale: ctx.locale, ...stateFor(course, standing, done) }),
    preview: await previewOf(ctx, { lessons, asked: url.searchParams.get('preview') }),
    lecturers,
  }
})

function headFor(ctx: Context, course: Course) {
  const path = href('/lesson/detail/:id', { id: course._id })
  const { name, short_description: text, status, cover } = course
  return headOf(ctx, {
    ...{ name, text, path, isHidden: !status },
    ...(cover?.startsWith('https://') && { picture: cover }),
    ...(status && { data: structuredOf(ctx, course, path) }),
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

/** Where the one button leads; nowhere when there is nothing that one can do. */
function wayOf(ctx: Context, of: { course: Course; standing: Standing; resume: LessonRow | null }): string | null {
  const { course, standing, resume } = of
  const enroll = href('/lesson/detail/:id/enroll', { id: course._id })
  if (standing.offer === 'go-on' || standing.offer === 'staff')
    return href('/lesson/play/:cid/:pid', { cid: course._id, pid: resume?._id ?? 'start' })
  if (standing.offer === 'enrol') return enroll
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

/** Who learns here may open every lesson; others open previews, which show on this page. */
function stateFor(course: Course, { offer }: Standing, done: ReadonlySet<string>) {
  const detail = href('/lesson/detail/:id', { id: course._id })
  const mayPlay = offer === 'go-on' || offer === 'staff'
  return {
    ...(offer === 'go-on' && { done }),
    stateOf: ({ _id, preview }: LessonRow): LessonState =>
      mayPlay ? (done.has(_id) ? 'done' : 'open') : preview ? 'preview' : 'locked',
    hrefOf: ({ _id, preview }: LessonRow) => {
      if (mayPlay) return href('/lesson/play/:cid/:pid', { cid: course._id, pid: _id })
      return preview ? `${detail}?preview=${_id}#preview` : undefined
    },
  }
}

async function previewOf(ctx: Context, of: { lessons: LessonRow[]; asked: string | null }) {
  const lesson = of.lessons.find(({ _id, preview }) => preview && _id === of.asked)
  return lesson ? { name: lesson.name, kind: lesson.kind, ...(await taughtIn(ctx, lesson._id)) } : null
}
