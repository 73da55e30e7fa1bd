import type { Migration } from '#platform/database/migrate.ts'
import { firstAcademy } from './0001-first-academy.ts'

/** Every migration there ever was, oldest first; one that has run anywhere is never changed. */
export const migrations: readonly Migration[] = [firstAcademy]
