import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const unaskedMs = 24 * 60 * 60_000

/**
 * Removes from a folder what nobody asked for since a day, half-made copies of a process that ended too, and then the
 * longest unasked until the rest takes `most` bytes at most. The newest stays, however large it is.
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
