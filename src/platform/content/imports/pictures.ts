import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** A picture in an import file, by its external address. `place` is its local address once stored. */
export interface ImportImage {
  at: number
  url: string
  alt: string
  outcome: 'kept' | 'failed' | null
  place: string | null
  reason: Text | null
}

/** Returns the distinct matches of `pattern` in the selected items of a file; for a job. */
export const standingIn = async (inside: Context, of: { file: string; pattern: string }): Promise<string[]> => {
  const { rows } = await sql<{ found: string }>`select distinct m[1] as found from import_item i
      join import_file f on f._id = i.file, regexp_matches(i.content::text, ${of.pattern}, 'g') m
    where f._id = ${of.file} and f.site = ${inside.site._id} and i."isChosen" order by 1`.execute(inside[executor])
  return rows.map(({ found }) => found)
}

/** Records the pictures of a file, once each. */
export const notePictures = async (
  inside: Context,
  file: string,
  pictures: readonly { url: string; alt: string }[],
) => {
  const written = JSON.stringify(pictures.map((one, at) => ({ at, ...one })))
  await sql`insert into import_image (file, at, url, alt)
    select ${file}, (one ->> 'at')::int, one ->> 'url', one ->> 'alt' from jsonb_array_elements(${written}::jsonb) one
    on conflict do nothing`.execute(inside[executor])
}

/** Returns the next picture of a file without an outcome. */
export const nextPicture = async (ctx: Context, file: string): Promise<ImportImage | undefined> => {
  const { rows } = await sql<ImportImage>`select p.at, p.url, p.alt, p.outcome, p.place, p.reason from import_image p
      join import_file f on f._id = p.file
    where f._id = ${file} and f.site = ${ctx.site._id} and p.outcome is null
    order by p.at limit 1`.execute(ctx[executor])
  return rows[0]
}

/** Records the outcome of a picture. */
export const notePicture = async (
  inside: Context,
  of: { file: string; at: number } & Pick<ImportImage, 'outcome' | 'place' | 'reason'>,
): Promise<void> => {
  await sql`update import_image set outcome = ${of.outcome}, place = ${of.place},
      reason = ${of.reason ? JSON.stringify(of.reason) : null}::jsonb where file = ${of.file} and at = ${of.at}`.execute(
    inside[executor],
  )
}

/** Returns the local addresses of a file's pictures, by external address. */
export const placesOf = async (ctx: Context, file: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ url: string; place: string }>`select p.url, p.place from import_image p
      join import_file f on f._id = p.file
    where f._id = ${file} and f.site = ${ctx.site._id} and p.outcome = 'kept'`.execute(ctx[executor])
  return new Map(rows.map(({ url, place }) => [url, place]))
}

export interface PictureTally {
  total: number
  kept: number
  /** The first failed ones. */
  failed: Pick<ImportImage, 'url' | 'reason'>[]
  failedCount: number
}

/** Returns the progress of a file's pictures, and up to `most` failures with their reasons. */
export const pictureTally = async (ctx: Context, file: string, most: number): Promise<PictureTally> => {
  const of = sql`from import_image p join import_file f on f._id = p.file
    where f._id = ${file} and f.site = ${ctx.site._id}`
  const counted = await sql<{ total: number; kept: number; failedCount: number }>`select count(*)::int as total,
      count(*) filter (where p.outcome = 'kept')::int as kept,
      count(*) filter (where p.outcome = 'failed')::int as "failedCount" ${of}`.execute(ctx[executor])
  const failed = await sql<PictureTally['failed'][number]>`select p.url, p.reason ${of} and p.outcome = 'failed'
    order by p.at limit ${most}`.execute(ctx[executor])
  return { ...counted.rows[0]!, failed: failed.rows }
}
