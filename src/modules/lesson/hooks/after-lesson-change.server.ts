import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { queueAttendance } from '../commands/attendance/attendance-job.ts'
import { cycleThrough } from '../lesson-access/rules/needs.ts'
import { cycleSaid } from '../lesson-access/rules/in-words.ts'
import { ruleWords as words } from '../lesson-access/words.ts'

/**
 * The lessons that one needs are of its own course, and lead nowhere back to it. Invalid otherwise, with the way that comes round
 * said by its names. What attendance completes follows the session lessons of a course.
 */
const settleLesson: AfterChange = async (ctx, { before, row }) => {
  if ([before?.['kind'], row['kind']].includes('session'))
    await queueAttendance(ctx, { courseID: String(row['courseID']) })
  await assertExamOfCourse(ctx, { before, row })
  await assertSurveyOfCourse(ctx, { before, row })
  const requires = row['requires'] as string[]
  if (requires.length === 0 || (before !== null && isSame(before, row))) return
  const lessons = await siblingsOf(ctx, String(row['courseID']))
  const names = new Map(lessons.map(({ _id, name }) => [_id, name]))
  if (requires.some((id) => !names.has(id))) throw invalid({ field: 'requires', code: 'elsewhere', ...words.elsewhere })
  const way = cycleThrough(new Map(lessons.map((one) => [one._id, one.requires])), row._id)
  if (way) throw invalid({ field: 'requires', code: 'cycle', ...cycleSaid(way.map((id) => names.get(id)!)) })
}

export default settleLesson

const isSame = (before: Record<string, unknown>, row: Record<string, unknown>) =>
  before['courseID'] === row['courseID'] && String(before['requires']) === String(row['requires'])

/** A lesson of another kind keeps the exam that it named. */
const assertExamOfCourse: AfterChange = async (ctx, { before, row }) => {
  const examID = row['examID'] ?? null
  if (examID === null || (before?.['examID'] ?? null) === examID) return
  const exam = await from(ctx, 'exam').select('exam.courseID').where('exam._id', '=', String(examID)).executeTakeFirst()
  if (exam?.courseID !== row['courseID']) throw invalid({ field: 'examID', code: 'elsewhere', ...words.examElsewhere })
}

const assertSurveyOfCourse: AfterChange = async (ctx, { before, row }) => {
  const surveyID = row['surveyID'] ?? null
  if (surveyID === null || (before?.['surveyID'] ?? null) === surveyID) return
  const survey = await from(ctx, 'survey')
    .select('survey.courseID')
    .where('survey._id', '=', String(surveyID))
    .executeTakeFirst()
  if (!survey || (survey.courseID !== null && survey.courseID !== row['courseID']))
    throw invalid({ field: 'surveyID', code: 'elsewhere', ...words.surveyElsewhere })
}

/** Drafts count too, because they will be published. */
const siblingsOf = (ctx: Context, courseID: string) =>
  from(ctx, 'lesson')
    .select(['lesson._id', 'lesson.name', 'lesson.requires'])
    .where('lesson.courseID', '=', courseID)
    .execute()
