import { defineJob } from '#platform/background/jobs/job.ts'
import { quoteOrder } from '../orders/buyers/company/company-payment.server.ts'
import { quotationJob } from '../orders/order-jobs.ts'

/** Requests the quotation that a buyer asked for. */
export default defineJob({ ...quotationJob, work: (ctx, task) => quoteOrder(ctx, task.payload.order) })
