import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweepMail } from '#platform/background/mail/sweep-mail.ts'

/** Every night old proofs, bounces and ended suppressions are removed. */
export default defineScheduledJob({
  name: 'mail/sweep-proof',
  schedule: { dailyAt: '03:40' },
  work: sweepMail,
})
