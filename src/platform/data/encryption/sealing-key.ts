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

/** The encryption key of secrets. `id` identifies the key and reveals nothing about it. */
export interface SealingKey {
  id: string
  /** A KeyObject hides its content in logs and in JSON. */
  key: KeyObject
}

/**
 * Derives the key from `SECRET_KEY`, otherwise from `DATA_DIR/secret.key`, which the first start creates. Processes on
 * one database must share the same `SECRET_KEY` or folder.
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

/** Links the complete file into place. If two processes start at once, the second finds the file of the first. */
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
