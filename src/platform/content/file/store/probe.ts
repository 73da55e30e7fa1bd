import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { idOf, keyOf } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { storeNamed } from './store-of.ts'
import { type Fault, StoreFailed, type Store } from './store.ts'

export type Step = 'open' | 'keep' | 'read' | 'remove'

/** The result of testing a store: its duration in milliseconds, or the failed step and reason. */
type Probe = { ms: number } | { step: Step; fault: Fault }

/** Writes a small file to a store of the site, reads it back and deletes it. */
export const probe = async (ctx: Context, name: string): Promise<Probe> => {
  const begun = performance.now()
  const at: { step: Step } = { step: 'open' }
  try {
    await tried(ctx, await storeNamed(ctx, name), at)
    return { ms: Math.round(performance.now() - begun) }
  } catch (error) {
    ctx.app.settings.log(`storage ${name} of ${ctx.site.hostname}, ${at.step}: ${String(error)}`)
    return { step: at.step, fault: error instanceof StoreFailed ? error.fault : 'failed' }
  }
}

async function tried({ app, now }: Context, store: Store, at: { step: Step }) {
  const { incoming } = app.files
  const bytes = randomBytes(64)
  const key = keyOf({ id: idOf(now, randomBytes(16)), ext: 'bin' })
  const path = join(incoming, `probe-${bytes.toString('hex', 0, 8)}`)
  await mkdir(incoming, { recursive: true })
  await writeFile(path, bytes)
  try {
    at.step = 'keep'
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await store.keep(key, { path, bytes: bytes.length, type: 'application/octet-stream', sha256 })
    at.step = 'read'
    const found = await store.open(key)
    if (!found || !bytes.equals(await buffer(found))) throw new StoreFailed('failed', 'read something else')
    at.step = 'remove'
    await store.remove(key)
  } finally {
    await rm(path, { force: true })
  }
}
