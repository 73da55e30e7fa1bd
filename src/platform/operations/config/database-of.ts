import { type Database, openDatabase } from '#platform/data/database/database.ts'
import type { Settings } from './settings.ts'

/** Opens the configured database. Throws FolderInUse or DatabaseUnreachable. */
export const databaseOf = ({ databaseUrl, dataDir, root, log }: Settings): Promise<Database> =>
  openDatabase({ ...(databaseUrl && { url: databaseUrl }), folder: dataDir, root, log })
