import { href } from 'react-router'
import type { Enrolment } from '#modules/enroll/public-api.ts'
import { examsOf } from '#modules/exam/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { assignmentOf, standOf } from './assignment/assignment.server.ts'
import { judgedWords } from './judged-words.ts'
import { handInWords } from './assignment/words.ts'
import { describeOwnAttendance } from './attendance/describe-own.server.ts'
import { sessionWords } from './session/words.ts'
import { describeSessions } from './teaching/detail-parts.server.ts'

interface TaskQuery {
  lesson: { _id: string; kind: string }
  courseID: string
  enrolment: Enrolment | null
  open: Context
}

/**
 * What a lesson asks for besides reading: work to submit, an exam to sit, or a session to attend. Null for every other kind. `open` reads the
 * lesson if its learner may.
 */
export const taskOf = async (ctx: Context, of: TaskQuery) => {
  const { lesson, courseID, enrolment } = of
  if (lesson.kind === 'session')
    return {
      sessions: await describeSessions(ctx, { courseID, lessonID: lesson._id, enrolment }),
      attendance: await describeOwnAttendance(ctx, enrolment),
    }
  if (lesson.kind === 'exam') return examOf(ctx, of)
  if (lesson.kind === 'survey') return surveyTask(ctx, lesson._id)
  if (lesson.kind !== 'assignment' || !enrolment) return null
  const words = wordsOf(ctx, { name: 'lesson.handIn', words: handInWords })
  const { turn, all } = await standOf(ctx, {
    lesson: await assignmentOf(ctx, { cid: courseID, pid: lesson._id }),
    enrolment,
  })
  const isReturned = turn === 'open' && all[0]?.status === 'returned'
  const said = {
    ...{ open: isReturned ? words.returned : words.open, waiting: words.waiting, passed: words.passed },
    ...{ failed: words.failedState, 'used-up': words.usedUp, 'too-late': words.tooLate },
  }
  return {
    handIn: {
      state: said[turn],
      label: turn === 'open' ? words.go : words.see,
      href: href('/lesson/hand-in/:cid/:pid', { cid: courseID, pid: lesson._id }),
    },
  }
}

/** The exam of a lesson with its state. Null before its learner may take the lesson. */
async function examOf(ctx: Context, { lesson, courseID, enrolment, open }: TaskQuery) {
  const row = await from(open, 'lesson').select('lesson.examID').where('lesson._id', '=', lesson._id).executeTakeFirst()
  if (!row?.examID) return null
  const [exam] = (await examsOf(ctx, { courseID, enrolment, examID: row.examID })).exams
  return exam ? { exam } : null
}

export type LessonTask = NonNullable<Awaited<ReturnType<typeof taskOf>>>

/** The link to the survey of a lesson, if the viewer may answer it. */
async function surveyTask(ctx: Context, lessonID: string) {
  const survey = await from(ctx, 'lesson')
    .innerJoin(rows(ctx, 'survey'), 'survey._id', 'lesson.surveyID')
    .select(['survey._id', 'survey.name'])
    .where('lesson._id', '=', lessonID)
    .where('survey.status', '<>', 'draft')
    .executeTakeFirst()
  if (!survey) return null
  const label = judgedWords.answerSurvey[ctx.locale]
  return { handIn: { state: survey.name, label, href: href('/lesson/survey/:id', { id: survey._id }) } }
}

/** Why a learner cannot complete such a lesson without staff. Null for every other kind. */
export const judgedLack = (ctx: Context, { kind }: { kind: string }): string | null => {
  if (kind === 'assignment') return wordsOf(ctx, { name: 'lesson.handIn', words: handInWords }).byMarking
  if (kind === 'exam' || kind === 'survey') return wordsOf(ctx, { name: 'lesson.judged', words: judgedWords })[kind]
  return kind === 'session' ? wordsOf(ctx, { name: 'lesson.session', words: sessionWords }).byComing : null
}
