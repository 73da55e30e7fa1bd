import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { trackJob } from '#platform/background/jobs/track-job.ts'
import cloneSchool from '../clone-school.server.ts'
import type { PartName } from './parts.server.ts'

/**
 * Starts copying parts of a site that the viewer owns. `there` is at the school, which they own too. A pending job is
 * reused.
 */
export const beginClone = (there: Context, of: { from: string; parts: readonly PartName[] }): Promise<void> =>
  inTransaction(there, async (inside) => {
    const { home, id } = there.viewer
    const payload = { from: of.from, parts: [...of.parts], by: { home, id } }
    const job = await enqueue(inside, cloneSchool, { payload, key: of.from })
    await trackJob(inside, { name: cloneSchool.name, job })
  })
