import { z } from 'zod'
import { reindex } from '#platform/data/collection/writing/reindex.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { toolWords } from '../words.ts'

/** Rebuilds the search texts of the site's rows, one collection after another. A second run changes nothing. */
export const reindexSearch = defineJob({
  name: 'config/reindex-search',
  payload: z.object({ collection: z.int(), after: z.string() }),
  async work(ctx, { payload, signal, reportProgress }) {
    const collections = [...ctx.app.collections.values()].map(({ collection }) => collection)
    for (const [at, collection] of collections.slice(payload.collection).entries()) {
      let after: string | null = payload.after
      while (after !== null) {
        signal.throwIfAborted()
        after = await reindex(ctx, collection, after)
      }
      await reportProgress(Math.round((100 * (at + 1)) / collections.length), toolWords.search)
    }
  },
})

export default reindexSearch
