import { sql } from 'kysely'
import { keyOf, readKey } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** What a page shows about a linked file. `bytes` is its size; `address` opens it for permitted viewers. */
interface ToldFile {
  address: string
  name: string
  ext: string
  bytes: number
}

/** Returns a file of the site by key (`upload/…`); null if there is none. */
export const fileByKey = async (ctx: Context, key: string): Promise<ToldFile | null> => {
  const read = readKey(key.replace(/^upload\//, ''))
  if (!read) return null
  const { rows } = await sql<{ name: string; bytes: number }>`select name, bytes from file where site = ${ctx.site._id}
    and _id = ${read.id} and ext = ${read.ext} and "removedAt" is null`.execute(ctx[executor])
  const [file] = rows
  return file ? { address: `/${keyOf(read)}`, name: file.name, ext: read.ext, bytes: Number(file.bytes) } : null
}

/** Returns the names of files of the site by key (`upload/…`). What is no file is left out. */
export async function fileNames(ctx: Context, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = keys.flatMap((key) => idIn(key) ?? [])
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ _id: string; name: string }>`select _id, name from file where site = ${ctx.site._id}
    and _id in (${sql.join(ids)}) and "removedAt" is null`.execute(ctx[executor])
  const names = new Map(rows.map(({ _id, name }) => [_id, name]))
  return new Map(keys.map((key) => [key, names.get(idIn(key) ?? '') ?? ''] as const).filter(([, name]) => name !== ''))
}

const idIn = (key: string) => readKey(key.replace(/^upload\//, ''))?.id
