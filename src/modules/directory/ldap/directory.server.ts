import type { DirectorySettings } from '#platform/operations/config/directory-settings.ts'
import type { Entry } from './entry.ts'
import { readLdap } from './ldap.server.ts'

/** A connection to the directory of an institution. */
export interface Directory {
  /** Returns all its people. Throws DirectoryFailed if it cannot be read. */
  read: (signal: AbortSignal) => Promise<Entry[]>
}

export const directoryAt = (settings: DirectorySettings): Directory => ({
  read: (signal) => readLdap(settings, signal),
})
