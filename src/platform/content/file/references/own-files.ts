import { sql } from 'kysely'
import { readKey } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { linkMs, signedQuery } from '../serving/link.ts'

/** A file that the user uploaded. */
interface OwnFile {
  key: string
  ext: string
  name: string
  bytes: number
}

/**
 * Returns the files of these keys (`upload/…`) that the viewer uploaded on this site and that are not hidden, in the
 * given order.
 */
export const ownFiles = async (ctx: Context, keys: readonly string[]): Promise<OwnFile[]> => {
  const ids = keys.flatMap((key) => readKey(key.replace(/^upload\//, ''))?.id ?? [])
  if (ids.length === 0) return []
  const { rows } = await sql<OwnFile>`select concat('upload/', _id, '.', ext) as key, ext, name, bytes from file
    where site = ${ctx.site._id} and _id in (${sql.join(ids)}) and person = ${ctx.viewer.id} and "removedAt" is null
      and scan <> 'infected'`.execute(ctx[executor])
  return keys.flatMap((key) => rows.find((row) => row.key === key) ?? [])
}

/** Returns the address of a private file, valid for ten minutes, for viewers who may read the row that uses it. */
export const openedFor = (ctx: Context, key: string): string => {
  const id = readKey(key.replace(/^upload\//, ''))?.id ?? ''
  return `/${key}?${signedQuery(ctx.app.sealing, { id, until: ctx.now + linkMs })}`
}
