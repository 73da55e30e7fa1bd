import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Store, StoreFailed } from './store.ts'

/** Stores files in a folder of this machine. A file is completely on disk before it becomes visible. */
export const diskStore = (folder: string): Store => ({
  async keep(key, { path }) {
    const at = join(folder, key)
    const draft = `${at}.${randomBytes(6).toString('hex')}`
    try {
      await mkdir(dirname(at), { recursive: true })
      await copyFile(path, draft)
      await synced(draft)
      await rename(draft, at)
      await synced(dirname(at))
    } catch (error) {
      await rm(draft, { force: true })
      throw failed(error)
    }
  },
  async open(key, range) {
    const at = join(folder, key)
    const found = await stat(at).catch(absent)
    return found ? createReadStream(at, range ? { start: range.from, end: range.to } : {}) : null
  },
  async remove(key) {
    await rm(join(folder, key), { force: true }).catch((error: unknown) => {
      throw failed(error)
    })
  },
})

/** Syncs a file, or the names in a folder, to disk. */
async function synced(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null
  throw failed(error)
}

const failed = (error: unknown) => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new StoreFailed(['ENOSPC', 'EDQUOT'].includes(code) ? 'full' : 'failed', message)
}
