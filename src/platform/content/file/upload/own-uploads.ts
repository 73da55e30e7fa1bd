import { sql } from 'kysely'
import { keyOf, readKey } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { uploaderOf } from './upload-grant.ts'

/** A file that the viewer uploaded, or somebody with the ticket of the context. */
export interface OwnUpload {
  id: string
  ext: string
  name: string
  bytes: number
}

/** Returns the files of these keys (`upload/…`) that belong to the viewer or the ticket of the context, by key. */
export const uploadsOf = async (ctx: Context, keys: readonly string[]): Promise<ReadonlyMap<string, OwnUpload>> => {
  const ids = keys.flatMap((key) => readKey(key.replace(/^upload\//, ''))?.id ?? [])
  const people = [uploaderOf(ctx), ctx.viewer.id].filter((person) => person !== '')
  const { rows } = await sql<OwnUpload>`select _id as id, ext, name, bytes from file
    where site = ${ctx.site._id} and _id = any(${ids}::text[]) and person = any(${people}::text[])
      and "removedAt" is null and scan <> 'infected'`.execute(ctx[executor])
  return new Map(rows.map((row) => [keyOf(row), { ...row, bytes: Number(row.bytes) }]))
}

/** Attaches own uploads to a row, for those who may read it, in the transaction that stores the row. */
export const attachUploads = async (
  ctx: Context,
  { collection, row, keys }: { collection: string; row: string; keys: readonly string[] },
): Promise<void> => {
  const ids = [...(await uploadsOf(ctx, keys)).values()].map(({ id }) => id)
  if (ids.length === 0) return
  await sql`insert into attachment (site, _id, collection, "row", file, ext, name, bytes, person, "by", at)
    select site, substr(md5(${row} || _id), 1, 24), ${collection}, ${row}, _id, ext, name, bytes, ${ctx.viewer.id}, ${ctx.viewer.name},
      ${new Date(ctx.now).toISOString()}::timestamptz
    from file where site = ${ctx.site._id} and _id = any(${ids}::text[])`.execute(ctx[executor])
}

/** Detaches all files of a row. Those that nothing else uses are deleted by the next cleanup. */
export const dropAttachmentsOf = async (
  ctx: Context,
  { collection, row }: { collection: string; row: string },
): Promise<void> => {
  await sql`delete from attachment where site = ${ctx.site._id} and collection = ${collection} and "row" = ${row}`.execute(
    ctx[executor],
  )
}
