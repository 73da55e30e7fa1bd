import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Pictures of an old site that a file names, and what became of each; and what posts are about. */
export const picturesOfBroughtPages = sqlMigration('0450-pictures-of-brought-pages', [
  `create table brought_picture (
    file text collate "C" not null references brought_file (_id) on delete cascade,
    at integer not null,
    url text collate "C" not null,
    alt text not null,
    outcome text collate "C" check (outcome in ('kept', 'failed')),
    place text collate "C",
    why jsonb,
    primary key (file, at)
  )`,
  `alter table post add column topics text[] collate "C" not null default '{}'`,
  `alter table post alter column topics drop default`,
  `create index post_in_topics on post using gin (topics) where "removedAt" is null`,
])
