import { sql } from 'kysely'
import { z } from 'zod'
import { keyOf, sizedKey } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { defineJob, NonRetryableError } from '#platform/background/jobs/job.ts'
import { copyBytes } from '../move/copy-bytes.ts'
import { beginScan } from '../scan/scan-file.ts'
import { storeNamed } from '../store/store-of.ts'

interface Coming {
  ext: string
  type: string
  sha256: string
  widths: number[]
  store: string
  from: { site: string; id: string; store: string } | null
}

/** Copies the content of an original and its other sizes to the store of the copy's site. */
export const fetchCopy = defineJob({
  name: 'platform/fetch-copy',
  payload: z.object({ id: z.string() }),
  async work(ctx, { payload: { id } }) {
    const file = await coming(ctx, id)
    if (!file) return
    const home = file.from && (await ctx.app.sites.byId(file.from.site))
    if (!home) throw new NonRetryableError(`the original of ${id} is gone`)
    const source = await storeNamed({ ...ctx, site: home }, file.from!.store)
    const target = await storeNamed(ctx, file.store)
    const [own, ...sizes] = keysOf(file.from!.id, file)
    const [ownThere, ...sizesThere] = keysOf(id, file)
    await copyBytes(ctx, { source, target, key: own!, as: ownThere!, type: file.type, sha256: file.sha256 })
    for (const [at, key] of sizes.entries())
      await copyBytes(ctx, { source, target, key, as: sizesThere[at]!, type: 'image/webp' })
    const { numAffectedRows } = await sql`update file set "isComing" = false
      where site = ${ctx.site._id} and _id = ${id}`.execute(ctx[executor])
    await beginScan(ctx, id)
    // If the copy was deleted meanwhile, its content is deleted too.
    if (numAffectedRows === 0n) for (const key of [ownThere!, ...sizesThere]) await target.remove(key)
  },
})

const keysOf = (id: string, { ext, widths }: Coming) => [keyOf({ id, ext }), ...widths.map((one) => sizedKey(id, one))]

async function coming(ctx: Context, id: string): Promise<Coming | undefined> {
  const { rows } = await sql<Coming>`select f.ext, f.type, f.sha256, f.widths, f.store,
      case when o._id is not null then jsonb_build_object('site', o.site, 'id', o._id, 'store', o.store) end as "from"
    from file f left join file o on o._id = f."copyOf" and not o."isComing"
    where f.site = ${ctx.site._id} and f._id = ${id} and f."isComing"`.execute(ctx[executor])
  return rows[0]
}
