import { sql } from 'kysely'
import { keyOf, readKey } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** What a page says of a file that it leads to; `bytes` is its size, `address` opens it for who may open it. */
interface ToldFile {
  address: string
  name: string
  ext: string
  bytes: number
}

/** A file of the context's site by its key (`upload/…`); null where there is none. */
export const fileByKey = async (ctx: Context, key: string): Promise<ToldFile | null> => {
  const read = readKey(key.replace(/^upload\//, ''))
  if (!read) return null
  const { rows } = await sql<{ name: string; bytes: number }>`select name, bytes from file where site = ${ctx.site._id}
    and _id = ${read.id} and ext = ${read.ext} and "removedAt" is null`.execute(ctx[executor])
  const [file] = rows
  return file ? { address: `/${keyOf(read)}`, name: file.name, ext: read.ext, bytes: Number(file.bytes) } : null
}
