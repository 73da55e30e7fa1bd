import { sql } from 'kysely'
import { keyOf } from '#domain/file/file-key.ts'
import { remember } from '#platform/data/collection/reads.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { fileReads } from './keep-file.ts'

/** How to display a picture: crop position, description and size. */
export interface ImageMeta {
  /** A CSS position; missing for the centre. */
  position?: string
  alt?: string
  width?: number
  height?: number
}

/** A picture's address and its display data. */
export interface FramedPicture extends ImageMeta {
  url: string
}

/**
 * Returns the display data of several pictures by key or address. Runs one query, or none if none belongs to the site.
 * Only public pictures of this site are included.
 */
export const imageMeta = async (
  ctx: Context,
  places: readonly (string | null | undefined)[],
): Promise<(place: string | null | undefined) => ImageMeta> => {
  const ids = [...new Set(places.flatMap((place) => idIn(place) ?? []))]
  if (ids.length === 0) return () => ({})
  remember(ctx, fileReads)
  const { rows } = await sql<Row>`select _id as id, ext, alt, "altEn", "focalX" as x, "focalY" as y, width, height
    from file where site = ${ctx.site._id} and _id = any(${ids}::text[]) and "isPublic" and "removedAt" is null`.execute(
    ctx[executor],
  )
  const known = new Map(rows.map((row) => [keyOf(row), framingOf(ctx, row)]))
  return (place) => known.get(keyIn(place)) ?? {}
}

interface Row {
  id: string
  ext: string
  alt: string
  altEn: string
  x: number
  y: number
  width: number | null
  height: number | null
}

function framingOf({ locale }: Context, { alt: th, altEn: en, x, y, width, height }: Row): ImageMeta {
  const alt = locale === 'en' ? en || th : th || en
  return {
    ...((x !== 50 || y !== 50) && { position: `${x}% ${y}%` }),
    ...(alt && { alt }),
    ...(width !== null && height !== null && { width, height }),
  }
}

const ofSite = /^\/?(upload\/(\d{13,15}-[0-9a-f]{32})\.(?:jpg|png|webp|svg))$/

const keyIn = (place: string | null | undefined) => ofSite.exec(place ?? '')?.[1] ?? ''
const idIn = (place: string | null | undefined) => ofSite.exec(place ?? '')?.[2] ?? null
