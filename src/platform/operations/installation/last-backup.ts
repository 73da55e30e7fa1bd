import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** When the last backup was made, and its file. */
interface LastBackup {
  /** ISO UTC. */
  at: string
  file: string
  bytes: number
}

const nameIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Returns null if this data folder was never backed up. */
export const lastBackup = (dataDir: string): LastBackup | null => {
  try {
    return JSON.parse(readFileSync(nameIn(dataDir), 'utf8')) as LastBackup
  } catch {
    return null
  }
}

export const noteBackup = (dataDir: string, backup: LastBackup) =>
  writeFileSync(nameIn(dataDir), `${JSON.stringify(backup)}\n`, { mode: 0o600 })
