import { blockedWords, type Enrolment, enrolmentOf } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { courseRulesOf, lessonsOf } from '../components/course/lessons.server.ts'
import { chaptersOf, sequenceOf } from '../rules/chapters.ts'
import { progressOf } from './progress.server.ts'
import { type CompletionParams, type Lack, lacksFor } from './rules/completion.ts'
import { whyLocked, whyUnfinished } from './rules/in-words.ts'
import type { LessonState } from './rules/lesson-state.ts'
import { openedBy } from './opened-by.server.ts'
import { lessonStateFor } from './lesson-states.server.ts'

type Lesson = CompletionParams & { _id: string }

/** Why the learner may not finish a lesson that is open to him yet, in the language of the context; null where he may. */
export const mayComplete = async (
  ctx: Context,
  of: { enrolment: Pick<Enrolment, '_id' | 'since'>; lesson: Lesson },
): Promise<string | null> => {
  const lacks = await lacksOf(ctx, of)
  return lacks.length === 0 ? null : whyUnfinished(lacks, ctx.locale)
}

/** A lesson that is finished by a word of the learner asks for nothing that would have to be read. */
async function lacksOf(
  ctx: Context,
  of: { enrolment: Pick<Enrolment, '_id' | 'since'>; lesson: Lesson },
): Promise<Lack[]> {
  const { enrolment, lesson } = of
  if (lesson.completion === 'view' && lesson.minMinutes === 0) return []
  return lacksFor(lesson, await progressOf(ctx, { enrolment, lessonID: lesson._id }))
}

/** A learner's own enrolment, one lesson of its course, and how he stands to it. */
interface Facing {
  enrolment: Enrolment
  lesson: Lesson
  judged: LessonState
}

/**
 * How the viewer stands to a published lesson by its id alone; null for who is not enrolled in its course, and for a lesson that is
 * not there. `asNew` judges it as if he had not finished it.
 */
export const facing = async (ctx: Context, lessonID: string, asNew = false): Promise<Facing | null> => {
  const found = await from(ctx, 'lesson').select('lesson.courseID').where('_id', '=', lessonID).executeTakeFirst()
  const enrolment = found && (await enrolmentOf(ctx, found.courseID))
  if (!enrolment) return null
  const [course, rows] = await Promise.all([courseRulesOf(ctx, found.courseID), lessonsOf(ctx, found.courseID)])
  const lessons = sequenceOf(chaptersOf(rows))
  const lesson = lessons.find(({ _id }) => _id === lessonID)
  if (!course || !lesson) return null
  const all = await lessonStateFor(ctx, { course, enrolment, lessons, ...(asNew && { without: lessonID }) })
  return { enrolment, lesson, judged: all.get(lessonID)! }
}

/** A context in which the viewer may read what a lesson teaches, if he may; for calls that know only the lesson. */
export const openedToViewer = async (ctx: Context, lessonID: string): Promise<Context> => {
  const face = await facing(ctx, lessonID)
  return openedBy(ctx, lessonID, face?.judged)
}

/**
 * Refuses, with the reason, to finish a lesson that is locked or whose work is not done yet; the row that says so may be written
 * already, in the transaction that this stops. The enrolment must be the viewer's own.
 */
export const assertCompletable = async (ctx: Context, of: { enrollID: string; lessonID: string }): Promise<void> => {
  const face = await facing(ctx, of.lessonID, true)
  if (!face || face.enrolment._id !== of.enrollID) throw forbidden()
  const { judged } = face
  if (judged.state === 'locked') throw locked((locale) => whyLocked(judged, { locale, barred: blockedWords }))
  const lacks = await lacksOf(ctx, face)
  if (lacks.length > 0) throw unfinished((locale) => whyUnfinished(lacks, locale))
}

type LessonStateMessage = (locale: 'th' | 'en') => string
const both = (said: LessonStateMessage): Text => ({ th: said('th'), en: said('en') })
const locked = (said: LessonStateMessage) => forbidden({ field: 'lessonID', code: 'locked', ...both(said) })
const unfinished = (said: LessonStateMessage) => forbidden({ field: 'lessonID', code: 'unfinished', ...both(said) })
