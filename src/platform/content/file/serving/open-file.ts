import type { Readable } from 'node:stream'
import { keyOf, readKey } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { storeNamed } from '../store/store-of.ts'
import { fileNamed } from './found.ts'
import { mayOpen } from './may-open.ts'

/**
 * Returns a site file's content by key if the viewer may open it. Null otherwise, and for a missing file or one larger
 * than `most` bytes.
 */
export const openFile = async (
  ctx: Context,
  of: { key: string; most: number },
): Promise<{ name: string; stream: Readable } | null> => {
  const name = of.key.replace(/^upload\//, '')
  const file = readKey(name) && (await fileNamed(ctx[executor], name))
  if (!file || file.isWaiting || Number(file.bytes) > of.most || !(await mayOpen(ctx, file))) return null
  const home = await ctx.app.sites.byId(file.lies.site)
  if (file.site !== ctx.site._id || !home) return null
  const store = await storeNamed({ ...ctx, site: home }, file.store)
  const stream = await store.open(keyOf({ id: file.lies.id, ext: file.ext }))
  return stream && { name: file.name, stream }
}
