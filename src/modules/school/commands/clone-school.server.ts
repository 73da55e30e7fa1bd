import { href } from 'react-router'
import { z } from 'zod'
import { savepoint, inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { defineJob, NonRetryableError } from '#platform/background/jobs/job.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { asOwnerOf } from '#platform/site/site-tree/nodes.ts'
import { cloneWords as words } from '../words.ts'
import { type Between, type Item, itemsOf, partNames } from './clone/parts.server.ts'

/**
 * Copies parts of another site to a school, one transaction per item, with the person's current permissions on both
 * sites. Existing items are skipped, so it can run again at any time.
 */
export default defineJob({
  name: 'school/clone-school',
  payload: z.object({
    from: z.string(),
    parts: z.array(z.enum(partNames)),
    by: z.object({ home: z.string(), id: z.string() }),
  }),
  async work(ctx, { payload, signal, reportProgress }) {
    const between = await betweenOf(ctx, payload)
    const [why, done] = [new Map<string, Text>(), { n: 0, skipped: 0 }]
    for (const [at, part] of partNames.filter((name) => payload.parts.includes(name)).entries()) {
      const items = (await itemsOf(part, between)).filter(({ isThere }) => !isThere)
      for (const [n, item] of items.entries()) {
        signal.throwIfAborted()
        const refused = await taken(between, item)
        if (refused) why.set(refused.th, refused)
        if (refused) done.skipped++
        else done.n++
        await reportProgress(
          Math.min(99, Math.floor((100 * (at + n / items.length)) / payload.parts.length)),
          words.copying,
        )
      }
    }
    await tellDone(between.there, { to: payload.by.id, ...done, why: [...why.values()] })
  },
})

/** The person must still own both sites. */
async function betweenOf(
  ctx: Context,
  { by, from }: { by: { home: string; id: string }; from: string },
): Promise<Between> {
  const there = await onBehalf(ctx, by)
  if (!there) throw new NonRetryableError('who began it has no right on the school any more')
  try {
    return { there, source: await asOwnerOf(there, from) }
  } catch (error) {
    if (error instanceof RequestError)
      throw new NonRetryableError('who began it has no right on the site that is copied any more')
    throw error
  }
}

/** Why an item was refused. Null if it was copied. If another process copied it meanwhile, it exists. */
async function taken({ there }: Between, item: Item): Promise<Text | null> {
  try {
    await inTransaction({ ...there, now: there.app.clock() }, (inside) => savepoint(inside, item.take))
    return null
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const [issue] = error.issues
    return issue ? { th: issue.th, en: issue.en } : { th: error.kind, en: error.kind }
  }
}

async function tellDone(there: Context, of: { to: string; n: number; skipped: number; why: readonly Text[] }) {
  const n = of.n.toLocaleString('th-TH')
  const { siteName: th, siteNameEn: en } = there.site
  const title = { th: fill(words.done.th, { name: th, n }), en: fill(words.done.en, { name: en, n }) }
  const skipped = of.skipped.toLocaleString('th-TH')
  const said = (locale: 'th' | 'en') =>
    fill(words.skipped[locale], { n: skipped, why: of.why.map((one) => one[locale]).join(' · ') })
  await notify(there, {
    ...{ to: of.to, title, href: href('/school/detail/:id', { id: there.site._id }) },
    ...(of.skipped > 0 && { text: { th: said('th'), en: said('en') } }),
  })
}
