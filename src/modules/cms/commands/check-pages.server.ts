import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { trackJob } from '#platform/background/jobs/track-job.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { dropChecks, keepChecks } from '#platform/content/page/kept-checks.ts'
import { checkPosts } from '../page-audit/check-posts.server.ts'

/** Pages per batch. The links of a batch are resolved together. */
const atOnce = 25

/** Checks every page and post of the site in id order. Checking a page again only replaces its result. */
export const checkPages = defineJob({
  name: 'cms/check-pages',
  payload: z.object({}),
  async work(ctx, { signal, reportProgress }) {
    const total = await countPosts(ctx)
    const begun = nowOf(ctx)
    let [last, done] = ['', 0]
    for (;;) {
      signal.throwIfAborted()
      const posts = await postsAfter(ctx, last)
      if (posts.length === 0) break
      await keepChecks(ctx, await checkPosts(ctx, posts))
      last = posts.at(-1)!._id
      done += posts.length
      await reportProgress(Math.min(99, Math.floor((100 * done) / Math.max(1, total))), words)
    }
    await dropChecks(ctx, begun)
  },
})
export default checkPages

/** Starts a check of all pages. At most one check per site is queued. */
export const beginCheck = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const job = await enqueue(inside, checkPages, { payload: {}, key: 'all' })
    await trackJob(inside, { name: checkPages.name, job })
  })

const words = { th: 'กำลังตรวจทุกหน้า', en: 'Checking all pages' }

const countPosts = async (ctx: Context) => {
  const counted = await from(ctx, 'post')
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirst()
  return Number(counted?.total ?? 0)
}

const postsAfter = (ctx: Context, last: string) =>
  from(ctx, 'post')
    .select(['post._id', 'post.builder', 'post.content', 'post.searchText', 'post.type', 'post.display', 'post.parent'])
    .where('post._id', '>', last)
    .orderBy('post._id')
    .limit(atOnce)
    .execute()
