import { sql } from 'kysely'
import { keyOf, sizedKey } from '#domain/file/file-key.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type Store, StoreFailed } from '../store/store.ts'
import { storeNamed } from '../store/store-of.ts'
import { copyBytes } from './copy-bytes.ts'
import { emptyFile } from '../references/remove-file.ts'

interface Moved {
  id: string
  ext: string
  type: string
  sha256: string
  widths: readonly number[]
  from: string
  to: string
}

/** Time in milliseconds for readers who opened a file just before it moved to finish. */
const lingerMs = 15 * 60_000

/**
 * Copies a file and its other sizes to another store, verifies the hash, and then updates its location. The old copy is
 * deleted later. Returns false and logs the error if the copy failed; the file then does not move.
 */
export const moveFile = async (ctx: Context, file: Moved): Promise<boolean> => {
  const { id, ext, widths, from, to } = file
  const keys = [keyOf({ id, ext }), ...widths.map((width) => sizedKey(id, width))]
  try {
    const [source, target] = [await storeNamed(ctx, from), await storeNamed(ctx, to)]
    for (const [at, key] of keys.entries()) {
      const { type, sha256 } = file
      await copyBytes(ctx, { source, target, key, ...(at === 0 ? { type, sha256 } : { type: 'image/webp' }) })
    }
    return await lies(ctx, { file, target, keys })
  } catch (error) {
    const why = error instanceof StoreFailed ? `${error.fault} ${error.message}` : String(error)
    ctx.app.settings.log(`moving ${id} of ${ctx.site.hostname} from ${from} to ${to}: ${why}`)
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text: `moving ${id}: ${why}` })
    return false
  }
}

/** A file that was deleted meanwhile leaves no copy. */
async function lies(ctx: Context, { file, target, keys }: { file: Moved; target: Store; keys: readonly string[] }) {
  const { id, ext, widths, from, to } = file
  const isThere = await inTransaction(ctx, async (inside) => {
    const { numAffectedRows } = await sql`update file set store = ${to}
      where site = ${ctx.site._id} and _id = ${id} and store = ${from}`.execute(inside[executor])
    if (numAffectedRows === 0n) return false
    const payload = { id, ext, widths: [...widths], store: from }
    await enqueue(inside, emptyFile, { payload, at: ctx.app.clock() + lingerMs })
    return true
  })
  if (!isThere) for (const key of keys) await target.remove(key)
  return true
}
