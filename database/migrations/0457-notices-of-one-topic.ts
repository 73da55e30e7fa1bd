import { sqlMigration } from '#platform/data/database/migrate.ts'

/** An unread notice of the same topic is counted up instead of told again. */
export const noticesOfOneTopic = sqlMigration('0457-notices-of-one-topic', [
  `alter table notice add column topic text collate "C"`,
  `alter table notice add column more integer not null default 0`,
])
