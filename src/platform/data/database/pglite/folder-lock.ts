import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUse } from '../failures.ts'

/**
 * Locks the data folder for this process until the returned function is called. Throws FolderInUse if another process
 * has the lock. The kernel releases the lock when the process ends in any way. Not reliable on network drives.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'database.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === 5 ? new FolderInUse(folder) : error
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
