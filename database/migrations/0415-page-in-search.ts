import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What a page says of itself to search engines and where its link is shared; those that were there say what they said before. */
export const pageInSearch = sqlMigration('0415-page-in-search', [
  `alter table "post" add column "searchTitle" text collate "und-x-icu"`,
  `alter table "post" add column "searchText" text`,
  `alter table "post" add column "sharePicture" text collate "C"`,
  `alter table "post" add column "noindex" boolean not null default false`,
  `alter table "post" alter column "noindex" drop default`,
])
