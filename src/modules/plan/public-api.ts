export { describePeriod } from './subscriptions/describe-period.ts'
export { graceDays, isBillDue, lastDayToBill, subscriptionStates } from './rules/period.ts'
export { endAtPeriod, takeBackPeriod } from './subscriptions/end-period.server.ts'
export { enrolBySubscription, ownAccess, ownSubscriptions } from './subscriptions/own-subscriptions.server.ts'
export { planForSale, plansWith, type PlanRow } from './subscriptions/plans.server.ts'
export { startPeriod } from './subscriptions/start-period.server.ts'
export {
  lockSubscriptions,
  subscriptionOf,
  type SubscriptionRow,
  timeOf,
} from './subscriptions/subscription-row.server.ts'
