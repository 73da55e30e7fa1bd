import { rm } from 'node:fs/promises'
import type { Context } from '#platform/context.ts'
import { spool } from '../upload/spool.ts'
import { type Store, StoreFailed } from '../store/store.ts'

/**
 * Copies a key from one store to another, checks the hash if known, and reads the copy back to prove it exists. Throws
 * StoreFailed; the copy then does not count.
 */
export const copyBytes = async (
  ctx: Context,
  of: { source: Store; target: Store; key: string; as?: string; type: string; sha256?: string },
): Promise<void> => {
  const { source, target, key, as = key, type } = of
  const stream = await source.open(key)
  if (!stream) throw new StoreFailed('failed', `${key} is not there`)
  const spooled = await spool(ctx.app.files, { stream, most: Number.MAX_SAFE_INTEGER })
  if (!spooled) throw new StoreFailed('failed', `${key} has no end`)
  try {
    if (of.sha256 && spooled.sha256 !== of.sha256) throw new StoreFailed('failed', `${key} is not what came in`)
    await target.keep(as, { ...spooled, type })
    await arrived(target, { key: as, bytes: spooled.bytes })
  } finally {
    await rm(spooled.path, { force: true })
  }
}

async function arrived(target: Store, { key, bytes }: { key: string; bytes: number }) {
  const stream = await target.open(key)
  let read = 0
  for await (const piece of stream ?? []) read += (piece as Buffer).length
  if (read !== bytes) throw new StoreFailed('failed', `${key} did not arrive whole`)
}
