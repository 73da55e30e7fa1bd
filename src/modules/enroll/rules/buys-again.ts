/** What says whether a learner who is enrolled in a course may buy it. */
interface Former {
  standing: string
  source: string
  refundedAt: string | null
  endsOn: string | null
}

/**
 * Whether a learner may buy a course that they were enrolled in: their money was returned, or a subscription gave them access that ended by
 * a day (`YYYY-MM-DD` in Bangkok). Who was withdrawn for another reason asks the staff.
 */
export const mayBuyAgain = ({ standing, source, refundedAt, endsOn }: Former, today: string): boolean =>
  standing === 'withdrawn'
    ? refundedAt !== null
    : standing === 'active' && source === 'plan' && endsOn !== null && endsOn < today
