import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const unaskedMs = 24 * 60 * 60_000

/**
 * Deletes copies that were not requested for a day, including incomplete ones of ended processes. Then deletes the
 * least recently requested until the rest is within `most` bytes. The newest stays, whatever its size.
 */
export const sweepCopies = async (folder: string, { now, most }: { now: number; most: number }) => {
  const names = await readdir(folder).catch(() => [])
  const all = await Promise.all(names.map((name) => described(join(folder, name))))
  const newest = all.filter((one) => one !== null).toSorted((one, other) => other.askedAt - one.askedAt)
  let bytes = 0
  for (const [at, one] of newest.entries()) {
    bytes += one.bytes
    const isKept = one.askedAt > now - unaskedMs && (at === 0 || bytes <= most)
    if (!isKept) await rm(one.path, { force: true })
  }
}

async function described(path: string) {
  const found = await stat(path).catch(() => null)
  return found && { path, bytes: found.size, askedAt: found.mtimeMs }
}
