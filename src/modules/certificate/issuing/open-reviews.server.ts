import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { ReviewCause } from '../rules/review-cause.ts'

/** Opens a review of each certificate, unless one of the same cause is open. Nothing changes the certificates themselves. */
export const openReviews = (
  ctx: Context,
  of: { certificates: readonly string[]; cause: ReviewCause; detail: string },
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (of.certificates.length === 0) return
    await from(inside, 'certification')
      .select('certification._id')
      .where('certification._id', 'in', of.certificates)
      .orderBy('certification._id')
      .forNoKeyUpdate()
      .execute()
    const open = await from(inside, 'certificate_review')
      .select('certificate_review.certificationID')
      .where('certificate_review.certificationID', 'in', of.certificates)
      .where('certificate_review.cause', '=', of.cause)
      .where('certificate_review.status', '=', 'open')
      .execute()
    const known = new Set(open.map(({ certificationID }) => certificationID))
    for (const certificationID of of.certificates)
      if (!known.has(certificationID))
        await record(inside, 'certificate_review', {
          ...{ certificationID, cause: of.cause, detail: of.detail.slice(0, 200), status: 'open' },
        })
  })

/** The certificates in force of an enrolment. */
export const liveCertificates = async (ctx: Context, enrollID: string): Promise<string[]> => {
  const found = await from(ctx, 'certification')
    .select('certification._id')
    .where('certification.enrollID', '=', enrollID)
    .where('certification.status', '=', 'issued')
    .execute()
  return found.map(({ _id }) => _id)
}
