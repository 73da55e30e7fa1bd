import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { invalid } from '#platform/errors/errors.ts'
import { ruleWords as words } from '../lesson-access/words.ts'

/** An exception belongs to an enrolment in the lesson's own course. Otherwise it throws invalid. */
const settleException: AfterChange = async (ctx, { before, row }) => {
  if (before !== null) return
  const [enrolment, lesson] = await Promise.all([
    from(ctx, 'enroll').select('enroll.courseID').where('_id', '=', String(row['enrollID'])).executeTakeFirst(),
    from(ctx, 'lesson').select('lesson.courseID').where('_id', '=', String(row['lessonID'])).executeTakeFirst(),
  ])
  if (!enrolment || enrolment.courseID !== lesson?.courseID)
    throw invalid({ field: 'lessonID', code: 'elsewhere', ...words.notOfCourse })
}

export default settleException
