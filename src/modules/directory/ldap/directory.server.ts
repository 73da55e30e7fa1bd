import type { DirectorySettings } from '#platform/operations/config/directory-settings.ts'
import type { Entry } from './entry.ts'
import { readLdap } from './ldap.server.ts'

/** Where an institution keeps its people. */
export interface Directory {
  /** Everybody in it. Throws DirectoryFailed when it cannot be read. */
  read: (signal: AbortSignal) => Promise<Entry[]>
}

export const directoryAt = (settings: DirectorySettings): Directory => ({
  read: (signal) => readLdap(settings, signal),
})
