import { z } from 'zod'
import { defineJob } from '#platform/background/jobs/job.ts'
import { auditSite } from '../audit/audit-site.server.ts'

/** Audits the money of a site. */
export default defineJob({
  name: 'reconcile/audit-site',
  payload: z.object({}),
  work: async (ctx) => void (await auditSite(ctx)),
})
