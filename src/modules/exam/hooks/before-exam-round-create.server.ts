import type { BeforeCreate } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'

/** A round is of the course of its exam, and uses the version that is published now. */
const beginRound: BeforeCreate = (ctx, { examID }) => ({
  courseID: from(ctx, 'exam').select('exam.courseID').where('exam._id', '=', String(examID)),
  examVersion: from(ctx, 'exam').select('exam.current').where('exam._id', '=', String(examID)),
})

export default beginRound
