import { addDays } from '#domain/thai-calendar/bangkok.ts'

/** What a site returns to learners who cancel a paid round. Null leaves it to staff. */
interface OwnRefundRule {
  /** How many days before the round begins all of the price goes back. */
  fullDays: number | null
  /** The percentage that goes back after that. */
  latePercent: number | null
}

/**
 * What goes back to a learner who cancels: a percentage of the price, or what staff decide. `none`: nothing any more. `begun`: learners
 * cancel nothing once the round has begun.
 */
export type OwnRefundShare = { kind: 'percent'; percent: number } | { kind: 'staff' | 'none' | 'begun' }

/** Returns what goes back for a round that is cancelled on a day (YYYY-MM-DD in Bangkok). */
export function ownRefundShare(rule: OwnRefundRule, of: { startDate: string; today: string }): OwnRefundShare {
  if (of.today >= of.startDate) return { kind: 'begun' }
  if (rule.fullDays === null) return { kind: 'staff' }
  if (of.today <= addDays(of.startDate, -rule.fullDays)) return { kind: 'percent', percent: 100 }
  if (rule.latePercent === null) return { kind: 'staff' }
  return rule.latePercent === 0 ? { kind: 'none' } : { kind: 'percent', percent: rule.latePercent }
}
