import type { Listener } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { openReviews } from '../issuing/open-reviews.server.ts'
import { printedResult } from '../rules/printed-result.ts'

/** The result of the exams of a course changed after a certificate printed it, for example after a regrade. */
const reviewExamResult: Listener = async (ctx, { enrollID }) => {
  const enrolment = await from(ctx, 'enroll')
    .select(['enroll.testResult', 'enroll.attempt'])
    .where('enroll._id', '=', String(enrollID))
    .executeTakeFirst()
  if (!enrolment) return
  const issued = await from(ctx, 'certification')
    .select(['certification._id', 'certification.result', 'certification.locale'])
    .where('certification.enrollID', '=', String(enrollID))
    .where('certification.attempt', '=', enrolment.attempt)
    .where('certification.status', '=', 'issued')
    .where('certification.result', '<>', '')
    .execute()
  const changed = issued.filter(({ result, locale }) => result !== printedResult(enrolment.testResult, locale))
  await openReviews(ctx, { certificates: changed.map(({ _id }) => _id), cause: 'result', detail: '' })
}

export default reviewExamResult
