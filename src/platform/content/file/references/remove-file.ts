import { sql } from 'kysely'
import { z } from 'zod'
import { keyOf, sizedKey } from '#domain/file/file-key.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { fileNamed } from '../serving/found.ts'
import { storeNamed } from '../store/store-of.ts'
import { fileWords } from '../words.ts'
import { usersOf } from './keys-in-use.ts'

/** Deletes a file's content from its store, after all references are gone. */
export const emptyFile = defineJob({
  name: 'platform/empty-file',
  payload: z.object({ id: z.string(), ext: z.string(), widths: z.array(z.number()), store: z.string() }),
  async work(ctx, { payload: { id, ext, widths, store: name } }) {
    const store = await storeNamed(ctx, name)
    for (const key of [keyOf({ id, ext }), ...widths.map((width) => sizedKey(id, width))]) await store.remove(key)
  },
})

/**
 * Deletes a file of the site by name (after `upload/`), for its uploader and for staff from manager up. Throws
 * not-found for others (attack G08). A used file cannot be deleted.
 */
export const removeFile = async (ctx: Context, name: string) => {
  const file = await fileNamed(ctx[executor], name)
  const { viewer } = ctx
  const mayRemove = file && (isAtLeast(viewer, 'manager') || (viewer.id !== '' && file.person === viewer.id))
  if (!mayRemove || file.site !== ctx.site._id) throw notFound()
  if (await isInUse(ctx, file.id)) throw conflict({ field: 'file', code: 'in-use', ...fileWords.inUse })
  await dropFiles(ctx, [file.id])
}

/** Deletes files of the site; their content is deleted after the commit. */
export const dropFiles = (ctx: Context, ids: readonly string[]) =>
  inTransaction(ctx, async (inside) => {
    const these = sql`site = ${ctx.site._id} and _id = any(${ids}::text[])`
    await sql`update attachment set file = null where site = ${ctx.site._id} and file = any(${ids}::text[])`.execute(
      inside[executor],
    )
    const { rows } = await sql<z.infer<typeof emptyFile.payload>>`delete from file where ${these}
      returning _id as id, ext, widths, store`.execute(inside[executor])
    for (const payload of rows) await enqueue(inside, emptyFile, { payload })
  })

/** Whether a record or text of the site uses a file, or it is attached to one. */
export async function isInUse(ctx: Context, id: string) {
  const { rows } = await sql`select 1 from attachment where site = ${ctx.site._id} and file = ${id}
    and "removedAt" is null limit 1`.execute(ctx[executor])
  return rows.length > 0 || (await usersOf(ctx, id)).length > 0
}
