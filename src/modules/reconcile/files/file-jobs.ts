import { z } from 'zod'

const payload = z.object({ file: z.string() })

/** The job that stores the rows of a file and finds the orders that they may pay. */
export const stageJob = { name: 'reconcile/stage-file', payload }

/** The job that applies the exact rows of a confirmed file. */
export const applyJob = { name: 'reconcile/apply-file', payload }
