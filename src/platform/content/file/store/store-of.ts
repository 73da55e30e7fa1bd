import { sql } from 'kysely'
import { amazonIn, usualRegion } from '#platform/operations/config/bucket-settings.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import { s3Store } from './s3/s3.ts'
import { type Store, StoreFailed } from './store.ts'

/** The location of a bucket, without its credentials. */
interface Place {
  _id: string
  s3Endpoint: string | null
  s3EndpointDefault: boolean
  s3Region: string | null
  s3Bucket: string | null
}

/**
 * Returns the store for new files of the site: the chosen storage, otherwise its own bucket, the environment's bucket,
 * or this machine. A file remembers its store, so a later choice does not affect it.
 */
export const storeNameOf = async (ctx: Context): Promise<string> => {
  const { rows } = await sql<{ spaceId: string | null; isOwn: boolean }>`select "spaceId",
    "s3Bucket" is not null and "s3Key" is not null and "s3Secret" is not null as "isOwn"
    from configuration where site = ${ctx.site._id}`.execute(ctx[executor])
  if (rows[0]?.spaceId) return `space ${rows[0].spaceId}`
  if (rows[0]?.isOwn) return 'site'
  return ctx.app.files.bucket ? 'bucket' : 'disk'
}

/** Opens a store of the site by name. Throws StoreFailed if its credentials are missing. */
export const storeNamed = async (ctx: Context, name: string): Promise<Store> => {
  if (name === 'disk') return ctx.app.files.disk
  if (name === 'bucket') {
    if (!ctx.app.files.bucket) throw new StoreFailed('forbidden', 'S3_BUCKET is not set any more')
    return ctx.app.files.bucket
  }
  const collection = name === 'site' ? 'configuration' : 'space'
  const place = await placeOf(ctx, { collection, _id: name.replace('space ', '') })
  const [key, secret] = await Promise.all(
    ['s3Key', 's3Secret'].map((field) => openSecret(ctx, { collection, _id: place._id, field })),
  )
  const region = place.s3Region ?? usualRegion
  const endpoint = place.s3EndpointDefault ? amazonIn(region) : place.s3Endpoint
  if (!key || !secret || !endpoint || !place.s3Bucket) throw new StoreFailed('forbidden', `${name} is not set up`)
  // An administrator sets the site's own endpoint and could point it at the internal network (attack H01).
  const isInner = collection === 'space'
  return s3Store({ endpoint, region, bucket: place.s3Bucket, key, secret, isInner, clock: ctx.app.clock })
}

async function placeOf(ctx: Context, of: { collection: string; _id: string }): Promise<Place> {
  const which = of.collection === 'space' ? sql`and _id = ${of._id}` : sql``
  const { rows } = await sql<Place>`select _id, "s3Endpoint", "s3EndpointDefault", "s3Region", "s3Bucket"
    from ${sql.table(of.collection)} where site = ${ctx.site._id} ${which}`.execute(ctx[executor])
  if (!rows[0]) throw new StoreFailed('failed', `no ${of.collection} ${of._id}`)
  return rows[0]
}
