import { addMonths, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { z } from 'zod'
import { defineJob } from '#platform/background/jobs/job.ts'
import { from } from '#platform/data/collection/rows.ts'
import { closeMonth } from '../ledger/close-month.server.ts'

/** Makes the statements of the last month for all vendors of a site. */
export const closeMonths = defineJob({
  name: 'marketplace/close-months',
  payload: z.object({}),
  async work(ctx, { signal }) {
    if (!ctx.site.plugins.has('marketplace')) return
    const month = addMonths(`${bangkokDay(ctx.now).slice(0, 7)}-01`, -1).slice(0, 7)
    const vendors = await from(ctx, 'vendor').select('vendor._id').orderBy('vendor._id').execute()
    for (const { _id: vendorID } of vendors) {
      signal.throwIfAborted()
      await closeMonth(ctx, { vendorID, month })
    }
  },
})
export default closeMonths
