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

/** Why the learner may not complete an open lesson yet, in the context's language. Null if they may. */
export const mayComplete = async (
  ctx: Context,
  of: { enrolment: Pick<Enrolment, '_id' | 'since'>; lesson: Lesson },
): Promise<string | null> => {
  const lacks = await lacksOf(ctx, of)
  return lacks.length === 0 ? null : whyUnfinished(lacks, ctx.locale)
}

/** A lesson that the learner completes with a button needs no further data. */
async function lacksOf(
  ctx: Context,
  of: { enrolment: Pick<Enrolment, '_id' | 'since'>; lesson: Lesson },
): Promise<Lack[]> {
  const { enrolment, lesson } = of
  if (lesson.completion === 'view' && lesson.minMinutes === 0) return []
  return lacksFor(lesson, await progressOf(ctx, { enrolment, lessonID: lesson._id }))
}

/** A learner's own enrolment, one lesson of its course, and the state of the lesson. */
interface Facing {
  enrolment: Enrolment
  lesson: Lesson
  judged: LessonState
}

/**
 * The viewer's state for a published lesson, by its id alone. Null if the viewer is not enrolled or the lesson does not
 * exist. `asNew` treats the lesson as not completed.
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

/** A context in which the viewer may read the lesson's content, if they may. For calls that know only the lesson. */
export const openedToViewer = async (ctx: Context, lessonID: string): Promise<Context> => {
  const face = await facing(ctx, lessonID)
  return openedBy(ctx, lessonID, face?.judged)
}

/**
 * Throws with the reason if a lesson is locked or its work is not done. The completion row may already be written: the
 * error rolls back the transaction. The enrolment must be the viewer's own.
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
