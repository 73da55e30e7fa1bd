import type { Listener } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { enqueueSettling } from '../../results/release/release-results.server.ts'

/** A lesson names an exam that learners have sat already: their released results complete it. A second run changes nothing. */
const settleLesson: Listener = async (ctx, { kind, examID }) => {
  if (kind !== 'exam' || typeof examID !== 'string') return
  const attempts = await from(ctx, 'exam_attempt')
    .select(['exam_attempt.enrollID', 'exam_attempt.examID'])
    .where('exam_attempt.examID', '=', examID)
    .where('exam_attempt.status', '=', 'released')
    .execute()
  await inTransaction(ctx, (inside) => enqueueSettling(inside, attempts))
}

export default settleLesson
