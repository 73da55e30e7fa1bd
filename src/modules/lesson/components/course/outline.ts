import { formatHours } from '#domain/thai-calendar/format.ts'
import { fill, inLocale, type Locale } from '#platform/site/i18n/words.ts'
import type { LessonState, OutlineLesson } from '#ui/outline/outline.tsx'
import { type Chapter, sequenceOf } from '../../rules/chapters.ts'
import { isPlayed } from '../../rules/film-length.ts'
import { outlineWords } from '../../words.ts'
import type { LessonRow } from './lessons.server.ts'

interface OutlineBy {
  locale: Locale
  stateOf: (lesson: LessonRow) => LessonState
  hrefOf: (lesson: LessonRow) => string | undefined
  /** Tells an enrolled learner why a locked lesson is locked. */
  whyOf?: (lesson: LessonRow) => string | undefined
  /** Completed lessons. A learner's chapters show their progress. Other viewers see the duration. */
  done?: ReadonlySet<string>
  /** The lesson on the screen, whose chapter is expanded. Without one, the first chapter is expanded. */
  now?: string
}

type Lessons = readonly LessonRow[]

/** The outline of a course in words. A course without sub-lessons is one chapter. */
export const outlineOf = (chapters: readonly Chapter<LessonRow>[], by: OutlineBy) => {
  if (chapters.every(({ under }) => under.length === 0)) return flat(sequenceOf(chapters), by)
  return chapters.map(({ lesson, under }, at) => {
    const lessons = [lesson, ...under]
    return {
      id: lesson._id,
      name: `${at + 1}. ${lesson.name}`,
      note: noteOf(lessons, by),
      isOpen: by.now === undefined ? at === 0 : lessons.some(({ _id }) => _id === by.now),
      lessons: lessons.map((one) => lineOf(one, by, under.length > 0 && one === lesson)),
    }
  })
}

function flat(lessons: Lessons, by: OutlineBy) {
  if (lessons.length === 0) return []
  const name = outlineWords.all[by.locale]
  return [{ id: 'all', name, note: noteOf(lessons, by), isOpen: true, lessons: lessons.map((one) => lineOf(one, by)) }]
}

function noteOf(lessons: Lessons, { locale, done }: OutlineBy) {
  const n = lessons.length
  if (done) return fill(outlineWords.progress[locale], { n, done: lessons.filter(({ _id }) => done.has(_id)).length })
  const time = timeOf(lessons, locale)
  return fill(outlineWords.lessons[locale], { n }) + (time && ` · ${time}`)
}

/** The total duration of lessons. Empty if none states a duration. */
export const timeOf = (lessons: Lessons, locale: Locale) => {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return minutes > 0 ? formatHours(minutes / 60, locale) : ''
}

type Line = OutlineLesson & { name: string; time?: string; badge?: string; note?: string }

function lineOf(lesson: LessonRow, by: OutlineBy, isIntroduction = false): Line {
  const words = inLocale(outlineWords, by.locale)
  const state = by.stateOf(lesson)
  const href = by.hrefOf(lesson)
  const time = timeOf([lesson], by.locale)
  const why = state === 'locked' ? by.whyOf?.(lesson) : undefined
  return {
    id: lesson._id,
    name: isIntroduction ? fill(words.introduction, { name: lesson.name }) : lesson.name,
    state,
    stateLabel: why ? words.shut : words[state],
    kind: isPlayed(lesson.kind) ? 'video' : 'file',
    ...(href && { href }),
    ...(time && { time }),
    ...(why && { note: why }),
    ...(state === 'preview' && { badge: words.preview }),
  }
}
