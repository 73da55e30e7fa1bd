import { from, rows } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

/** Updates the progress that companies see, for these enrolments. */
export const tellCompanies = async (ctx: Context, enrolments: readonly string[]) => {
  const seats = await from(ctx, 'company_seat')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'company_seat.enrollID')
    .select(['company_seat._id', 'company_seat.percent', 'company_seat.isComplete', 'enroll.analytics'])
    .where('company_seat.enrollID', 'in', enrolments)
    .execute()
  for (const { _id, analytics, ...before } of seats) {
    const change = { percent: analytics?.percent ?? 0, isComplete: analytics?.status === 'complete' }
    const isSame = change.percent === before.percent && change.isComplete === before.isComplete
    if (!isSame) await compute(ctx, 'company_seat', { _id, change })
  }
}
