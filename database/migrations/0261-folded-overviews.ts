import { sqlMigration } from '#platform/data/database/migrate.ts'

export const foldedOverviews = sqlMigration('0261-folded-overviews', [
  `alter table office_layout add column "hasOverviews" boolean not null default true`,
])
