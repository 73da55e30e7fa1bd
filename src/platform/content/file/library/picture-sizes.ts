import { sql } from 'kysely'
import { keyOf, readKey } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

export interface StoredSize {
  bytes: number
  width: number | null
}

/** Returns the sizes of the site's pictures at some addresses or keys; missing ones have no entry. */
export const storedSizes = async (
  ctx: Context,
  places: readonly string[],
): Promise<ReadonlyMap<string, StoredSize>> => {
  const idOf = (place: string) => readKey(place.replace(/^\/?upload\//, ''))?.id
  const ids = [...new Set(places.flatMap((place) => idOf(place) ?? []))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<
    StoredSize & { id: string; ext: string }
  >`select _id as id, ext, bytes::float8 as bytes, width
    from file where site = ${ctx.site._id} and _id = any(${ids}::text[]) and "removedAt" is null`.execute(ctx[executor])
  const known = new Map(rows.map(({ bytes, width, ...key }) => [keyOf(key), { bytes, width }]))
  return new Map(
    places.flatMap((place) => {
      const size = known.get(place.replace(/^\//, ''))
      return size ? [[place, size] as const] : []
    }),
  )
}
