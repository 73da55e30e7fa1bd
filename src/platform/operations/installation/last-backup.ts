import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** When the installation was backed up last, and into which file. */
interface LastBackup {
  /** ISO UTC. */
  at: string
  file: string
  bytes: number
}

const nameIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Null where it never was from this data folder. */
export const lastBackup = (dataDir: string): LastBackup | null => {
  try {
    return JSON.parse(readFileSync(nameIn(dataDir), 'utf8')) as LastBackup
  } catch {
    return null
  }
}

export const noteBackup = (dataDir: string, backup: LastBackup) =>
  writeFileSync(nameIn(dataDir), `${JSON.stringify(backup)}\n`, { mode: 0o600 })
