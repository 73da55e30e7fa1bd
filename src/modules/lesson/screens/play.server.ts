import { href, redirect } from 'react-router'
import { analyticsOf, completeLesson, enrolmentOf } from '#modules/enroll/public-api.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { courseOf, type LessonRow, lessonsOf, type RuledRow, taughtIn } from '../components/course/lessons.server.ts'
import { outlineOf } from '../components/course/outline.ts'
import { mayComplete } from '../lesson-access/lesson-state.server.ts'
import { openedBy } from '../lesson-access/opened-by.server.ts'
import { standingsFor } from '../lesson-access/lesson-states-for.server.ts'
import { lockedWords } from '../lesson-access/words.ts'
import { judgedLack, taskOf } from '../teaching/task.server.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { handleSidePanel } from '../player/handle-side-panel.server.ts'
import { notesHere, questionsHere, watchedHere } from '../player/side-panel.server.ts'
import { besideWords, filmWords, keyWords, readerWords, unreadableWords } from '../player/words.ts'
import { chaptersOf, resumeAt, sequenceOf } from '../rules/chapters.ts'
import { playWords } from '../words.ts'

type Course = Awaited<ReturnType<typeof courseOf>>
type Learning = Awaited<ReturnType<typeof learningOf>>

/** A placeholder for a lesson in the URL: the place where the learner continues. */
const start = 'start'

/** A lesson for enrolled learners, or as a preview for staff. Others are redirected to the course. */
export const loader = loads(async (ctx, { params, url }) => {
  const course = await courseOf(ctx, params.cid)
  const learning = await learningOf(ctx, course)
  const { enrolment, sequence } = learning
  if ((!enrolment || enrolment.bar) && !isStaff(ctx.viewer))
    throw redirect(href('/lesson/detail/:id', { id: course._id }))
  if (params.pid === start && sequence.length > 0) throw redirect(playOf(course, goOnAt(learning)!))
  const words = wordsOf(ctx, { name: 'lesson.play', words: playWords })
  const frame = {
    words,
    course: course.name,
    back: backOf(course, { enrolment, words, mine: profileAt(ctx) }),
    isPreview: !enrolment,
    panelAt: ctx.site.lessonPlayer.panel,
    said: saidOf(ctx),
  }
  if (sequence.length === 0)
    return {
      ...{ ...frame, title: pageTitle(ctx, course.name), mine: profileAt(ctx) },
      ...{ lesson: null, panel: null, locked: null, beside: null },
    }
  const lesson = lessonIn(learning, params.pid)
  const shown = await lessonOf(ctx, { course, learning, lesson, words, tab: url.searchParams.get('tab') })
  return { ...frame, title: pageTitle(ctx, lesson.name), mine: profileAt(ctx), ...shown }
})

interface PlayViewModel {
  course: Course
  learning: Learning
  lesson: RuledRow
  words: Words
  /** The first tab beside the lesson. */
  tab: string | null
}

/** A lesson, its content if it is unlocked, and its side panel. */
async function lessonOf(ctx: Context, { course, learning, lesson, words, tab }: PlayViewModel) {
  const { enrolment, standings } = learning
  const standing = standings.of.get(lesson._id)
  const open = openedBy(ctx, lesson._id, standing)
  const taught = await taughtIn(open, lesson._id)
  if (taught.stream !== '') allowStream(ctx, taught.stream)
  return {
    lesson: {
      ...taught,
      ...shownOf(lesson, { learning, course, words }),
      noSkipping: lesson.noSkipping && standing?.state !== 'done',
      lack: judgedLack(ctx, lesson) ?? (await lackOf(ctx, learning, lesson)),
      task: await taskOf(ctx, { lesson, courseID: course._id, enrolment, open }),
    },
    locked: lockedOf(ctx, { learning, course, lesson }),
    panel: panelOf(ctx, { learning, course, lesson }),
    beside: standing?.state === 'locked' ? null : await besideOf(ctx, { course, learning, lesson, tab }),
  }
}

/**
 * Stores what a learner writes in the side panel. Otherwise it completes the lesson and goes to the next one, or after
 * the last one to the learner's courses.
 */
export const action = acts(async (ctx, { params, form }) => {
  const course = await courseOf(ctx, params.cid)
  const learning = await learningOf(ctx, course)
  if (!learning.enrolment) throw forbidden()
  const lesson = lessonIn(learning, params.pid)
  const beside = await handleSidePanel(ctx, { enrolment: learning.enrolment, lessonID: lesson._id, form })
  if (beside)
    return form.has('plain') && !beside.problem ? redirect(`${playOf(course, lesson)}?tab=${beside.tab}`) : beside
  await completeLesson(ctx, { enrolment: learning.enrolment, lessonID: lesson._id })
  const next = nextAfter(learning, lesson)
  if (ctx.site.lessonPlayer.after === 'stay') return redirect(playOf(course, lesson))
  return redirect(next ? playOf(course, next) : profileAt(ctx))
})

/** Why the learner may not complete an open lesson yet. Null if they may. */
const lackOf = (ctx: Context, { enrolment, standings }: Learning, lesson: RuledRow) =>
  enrolment && standings.of.get(lesson._id)?.state === 'open' ? mayComplete(ctx, { enrolment, lesson }) : null

/** The lessons of a course in learning order, with the viewer's progress. */
async function learningOf(ctx: Context, course: Course) {
  const [enrolment, lessons] = await Promise.all([enrolmentOf(ctx, course._id), lessonsOf(ctx, course._id)])
  const chapters = chaptersOf(lessons)
  const sequence = sequenceOf(chapters)
  const standings = await standingsFor(ctx, { course, enrolment, lessons: sequence })
  return { enrolment, chapters, sequence, standings, done: standings.done }
}

/** Adds the origin of an external video stream to the page's content security policy. */
function allowStream({ cspSources }: Context, url: string) {
  if (URL.canParse(url)) cspSources.films.add(new URL(url).origin)
}

/** The side panel of an open lesson for a learner. Empty for staff who preview it. */
async function besideOf(
  ctx: Context,
  of: { course: Course; learning: Learning; lesson: RuledRow; tab: string | null },
) {
  const { enrolment, sequence, done } = of.learning
  if (!enrolment) return null
  const place = { enrolment, lessonID: of.lesson._id }
  const [watched, notes, questions] = await Promise.all([
    watchedHere(ctx, place),
    notesHere(ctx, place),
    questionsHere(ctx, place),
  ])
  const left = sequence.filter(({ _id }) => !done.has(_id)).length
  return {
    ...{ watched, notes, questions, tab: of.tab ?? 'content' },
    exportAt: href('/lesson/play/:cid/notes', { cid: of.course._id }),
    hint: certificateHint(ctx, { hasCertificate: of.course.certification === 'yes', left }),
  }
}

/** The words of a lesson that plays and of its side panel. */
const saidOf = (ctx: Context) => ({
  words: wordsOf(ctx, { name: 'lesson.beside', words: besideWords }),
  film: wordsOf(ctx, { name: 'lesson.film', words: filmWords }),
  keys: wordsOf(ctx, { name: 'lesson.keys', words: keyWords }),
  reading: wordsOf(ctx, { name: 'lesson.reader', words: readerWords }),
  reasons: wordsOf(ctx, { name: 'lesson.unreadable', words: unreadableWords }),
})

function certificateHint({ locale }: Context, of: { hasCertificate: boolean; left: number }) {
  if (!of.hasCertificate) return null
  return of.left === 0 ? besideWords.certificateDone[locale] : fill(besideWords.certificate[locale], { n: of.left })
}

const isLockedIn =
  ({ standings }: Learning) =>
  ({ _id }: Pick<LessonRow, '_id'>) =>
    standings.of.get(_id)?.state === 'locked'

const goOnAt = (learning: Learning) =>
  resumeAt(learning.sequence, { done: learning.done, isLocked: isLockedIn(learning) })

/** What replaces a locked lesson: why, when it opens, and the link to an open one. Null if it is not locked. */
function lockedOf(ctx: Context, of: { learning: Learning; course: Course; lesson: RuledRow }) {
  const standing = of.learning.standings.of.get(of.lesson._id)
  if (standing?.state !== 'locked') return null
  const words = wordsOf(ctx, { name: 'lesson.locked', words: lockedWords })
  const next = goOnAt(of.learning)
  const isOpen = next !== null && !isLockedIn(of.learning)(next)
  const act = isOpen
    ? { href: playOf(of.course, next), label: words.go }
    : { href: href('/lesson/detail/:id', { id: of.course._id }), label: words.course }
  return { title: words.title, why: standing.why ?? '', act }
}

function lessonIn({ sequence }: Learning, id: string | undefined): RuledRow {
  const lesson = sequence.find(({ _id }) => _id === id)
  if (!lesson) throw notFound()
  return lesson
}

const nextAfter = ({ sequence }: Learning, lesson: RuledRow) => sequence[sequence.indexOf(lesson) + 1] ?? null

const playOf = (course: Course, { _id }: LessonRow) => href('/lesson/play/:cid/:pid', { cid: course._id, pid: _id })

const backOf = (
  course: Course,
  by: { enrolment: Learning['enrolment']; words: Record<'mine' | 'back', string>; mine: string },
) =>
  by.enrolment
    ? { label: by.words.mine, href: by.mine }
    : { label: by.words.back, href: href('/lesson/detail/:id', { id: course._id }) }

type Words = { [K in keyof typeof playWords]: string }

function shownOf(lesson: RuledRow, of: { learning: Learning; course: Course; words: Words }) {
  const { sequence, done } = of.learning
  const next = nextAfter(of.learning, lesson)
  const previous = sequence[sequence.indexOf(lesson) - 1]
  return {
    previous: previous ? playOf(of.course, previous) : null,
    id: lesson._id,
    name: lesson.name,
    kind: lesson.kind,
    place: fill(of.words.place, { at: sequence.indexOf(lesson) + 1, n: sequence.length }),
    isDone: done.has(lesson._id),
    next: next ? playOf(of.course, next) : null,
  }
}

function panelOf(ctx: Context, of: { learning: Learning; course: Course; lesson: RuledRow }) {
  const { chapters, sequence, done, standings } = of.learning
  const total = sequence.length
  const learnt = sequence.filter(({ _id }) => done.has(_id)).length
  return {
    total,
    done: learnt,
    percent: `${analyticsOf({ total, done: learnt }).percent}%`,
    summary: fill(playWords.learnt[ctx.locale], { done: learnt, n: total }),
    outline: outlineOf(chapters, {
      locale: ctx.locale,
      done,
      now: of.lesson._id,
      stateOf: ({ _id }) => (_id === of.lesson._id ? 'now' : (standings.of.get(_id)?.state ?? 'open')),
      whyOf: ({ _id }) => standings.of.get(_id)?.why,
      hrefOf: (lesson) => playOf(of.course, lesson),
    }),
  }
}
