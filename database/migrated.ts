import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#platform/data/database/migrate.ts'
import type { Template } from '#platform/data/database/test-database.ts'
import { migrations } from './migrations/list.ts'

/**
 * A database with every table and no row, for tests that are not about migrations. It is named after its migrations.
 */
export const migrated: Template = {
  name: createHash('sha256').update(textOfMigrations()).digest('hex').slice(0, 16),
  make: (database) => migrate(database, migrations),
}

function textOfMigrations() {
  const folder = join(import.meta.dirname, 'migrations')
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  return files
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}
