import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { releaseStock } from '../stock/end-hold.server.ts'
import { holdJob } from '../stock/hold-job.ts'
import { holdsOf, isOver } from '../stock/reserve.server.ts'

/** Frees what an order holds when its time is over. A hold that was extended has a later job. */
export default defineJob({
  ...holdJob,
  async work(ctx, task) {
    const { ref } = task.payload
    await inTransaction(ctx, async (inside) => {
      const held = (await holdsOf(inside, ref)).filter(({ state }) => state === 'held')
      if (held.length > 0 && held.every((hold) => isOver(inside, hold)))
        await releaseStock(inside, { ref, state: 'expired' })
      await task.finish(inside)
    })
  },
})
