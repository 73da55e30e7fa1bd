import type { Listener } from '#platform/http/api/command.ts'
import { liveCertificates, openReviews } from '../issuing/open-reviews.server.ts'

/** An enrolment that was withdrawn, moved or removed after its certificate was issued. */
const reviewEnrolment: Listener = async (ctx, enrolment) => {
  const isRemoved = enrolment['removedAt'] !== null && enrolment['removedAt'] !== undefined
  if (!isRemoved && enrolment['standing'] !== 'withdrawn') return
  const certificates = await liveCertificates(ctx, String(enrolment['_id']))
  await openReviews(ctx, { certificates, cause: 'transfer', detail: '' })
}

export default reviewEnrolment
