import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

const dayMs = 86_400_000

/** How many days rows stay (decision 623). Soft bounces are counted over 14 days. */
const retentionDays = {
  /** Replies of servers that took a mail. */
  proof: 730,
  /** Tries that failed, and reports of bounces. */
  failure: 365,
  /** Suppressions, from their end. Those without an end stay until staff lift them. */
  endedSuppression: 30,
}

/** Deletes old tries to deliver mail and ended suppressions, of all sites. The mails stay. */
export const sweepMail = async (app: App): Promise<void> => {
  const before = (days: number) => new Date(app.clock() - days * dayMs).toISOString()
  await sweep(app, { table: 'mail_try', where: sql`at < ${before(retentionDays.proof)}` })
  const { failure, endedSuppression } = retentionDays
  await sweep(app, { table: 'mail_try', where: sql`outcome <> 'accepted' and at < ${before(failure)}` })
  await sweep(app, { table: 'mail_suppressed', where: sql`until < ${before(endedSuppression)}` })
}
