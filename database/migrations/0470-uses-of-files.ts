import { sqlMigration } from '#platform/data/database/migrate.ts'

/** The rows that name a file. Of what is there already the next sweep finds them; until then it counts as used. */
export const usesOfFiles = sqlMigration('0470-uses-of-files', [
  `create table file_use (
      site text collate "C" not null,
      file text collate "C" not null,
      collection text collate "C" not null,
      "row" text collate "C" not null,
      primary key (site, file, collection, "row"),
      foreign key (site, file) references file (site, _id) on delete cascade
    )`,
  `create index file_use_by_row on file_use (site, collection, "row")`,
  `insert into file_use (site, file, collection, "row") select site, _id, '', '' from file`,
])
