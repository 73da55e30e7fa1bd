import { formatInstant } from '#domain/thai-calendar/format.ts'
import { startsOver } from '#domain/learning/watch/begin.ts'
import type { Enrolment } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { openedMark } from './opened.server.ts'

interface Place {
  enrolment: Enrolment
  lessonID: string
}

/**
 * The player's starting state: the watched intervals in milliseconds, the position in seconds and the page's mark. A
 * video that was left at its end starts from the beginning.
 */
export const watchedHere = async (ctx: Context, { enrolment, lessonID }: Place) => {
  const row = await from(ctx, 'lesson_watch')
    .select(['lesson_watch.kept', 'lesson_watch.percent', 'lesson_watch.position', 'lesson_watch.seconds'])
    .select('lesson_watch.duration')
    .where('lesson_watch.enrollID', '=', enrolment._id)
    .where('lesson_watch.lessonID', '=', lessonID)
    .where('lesson_watch.since', '=', enrolment.since)
    .executeTakeFirst()
  const position = row?.position ?? 0
  const isRewatch = startsOver(position, row?.duration ?? 0)
  return {
    ...{ percent: row?.percent ?? 0, position: isRewatch ? 0 : position, isRewatch, seconds: row?.seconds ?? 0 },
    seen: row?.kept.seen ?? [],
    enrollID: enrolment._id,
    opened: openedMark(ctx, { enrollID: enrolment._id, lessonID }),
  }
}

/** Notes and questions shown for a lesson. */
const most = 200

/** The learner's own notes of a lesson, in order of the video. Notes on the whole lesson come first. */
export const notesHere = (ctx: Context, { enrolment, lessonID }: Place) =>
  from(ctx, 'lesson_note')
    .select(['lesson_note._id', 'lesson_note.at', 'lesson_note.text'])
    .where('lesson_note.enrollID', '=', enrolment._id)
    .where('lesson_note.lessonID', '=', lessonID)
    .orderBy('lesson_note.at', (order) => order.asc().nullsFirst())
    .orderBy('lesson_note._id')
    .limit(most)
    .execute()

/** Questions and answers of a lesson, newest question first. Only the viewer's own questions carry a name. */
export const questionsHere = async (ctx: Context, { enrolment, lessonID }: Place) => {
  const questions = await from(ctx, 'lesson_question')
    .select(['lesson_question._id', 'lesson_question.at', 'lesson_question.text', 'lesson_question.status'])
    .select(['lesson_question.enrollID', 'lesson_question.createdAt'])
    .where('lesson_question.lessonID', '=', lessonID)
    .orderBy('lesson_question.createdAt', 'desc')
    .orderBy('lesson_question._id')
    .limit(most)
    .execute()
  if (questions.length === 0) return []
  const answers = await answersTo(
    ctx,
    questions.map(({ _id }) => _id),
  )
  return questions.map(({ enrollID, createdAt, ...question }) => ({
    ...question,
    isOwn: enrollID === enrolment._id,
    when: said(ctx, createdAt),
    answers: answers
      .filter(({ questionID }) => questionID === question._id)
      .map((answer) => ({ ...answer, byName: answer.byName ?? '', when: said(ctx, answer.createdAt) })),
  }))
}

const answersTo = (ctx: Context, questions: readonly string[]) =>
  from(ctx, 'lesson_answer')
    .select(['lesson_answer._id', 'lesson_answer.questionID', 'lesson_answer.text', 'lesson_answer.byName'])
    .select(['lesson_answer.isTeaching', 'lesson_answer.createdAt'])
    .where('lesson_answer.questionID', 'in', [...questions])
    .orderBy('lesson_answer.createdAt')
    .orderBy('lesson_answer._id')
    .limit(most * 5)
    .execute()

const said = ({ locale }: Context, instant: string) => formatInstant(instant, { length: 'medium', locale })
