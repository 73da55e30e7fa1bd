import { createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#platform/operations/config/settings.ts'

declare module '#platform/context.ts' {
  interface App {
    /** The key that encrypts stored secrets. */
    sealing: SealingKey
  }
}

/** What secrets are sealed with. `id` says which key sealed a text, and nothing about the key. */
export interface SealingKey {
  id: string
  /** A KeyObject prints as nothing, in a log and in JSON. */
  key: KeyObject
}

/**
 * The key made of `SECRET_KEY`, else of the secret that is in `DATA_DIR/secret.key`, which is made on the first start.
 * Processes on one database must be given the same `SECRET_KEY`, or share the folder.
 */
export const readSealingKey = ({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): SealingKey => {
  const bytes = new Uint8Array(hkdfSync('sha256', secretKey ?? keptSecret(dataDir), '', 'wicha sealed fields', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), key: createSecretKey(bytes) }
}

function keptSecret(dataDir: string) {
  const file = join(dataDir, 'secret.key')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  makeOnce(dataDir, file)
  return readFileSync(file, 'utf8')
}

/** Linked into place whole: of two processes that start at once the second finds the first one's. */
function makeOnce(dataDir: string, file: string) {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
