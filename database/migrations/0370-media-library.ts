import { type Kysely, sql } from 'kysely'
import { searchTextOf } from '#domain/file/search-text.ts'
import type { Migration } from '#platform/data/database/migrate.ts'

/** Files that staff keep at hand: folders, a second language of what a picture shows, and the point that a crop keeps. */
export const mediaLibrary: Migration = {
  name: '0370-media-library',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await found(db)
  },
}

const statements = [
  `create table file_folder (
      site text collate "C" not null references site (_id) on delete cascade,
      path text not null,
      "by" text not null,
      "createdAt" timestamptz not null,
      primary key (site, path)
    )`,
  `create unique index file_folder_once on file_folder (site, lower(path))`,
  `alter table file
      add column "altEn" text not null default '',
      add column "focalX" smallint not null default 50 check ("focalX" between 0 and 100),
      add column "focalY" smallint not null default 50 check ("focalY" between 0 and 100),
      add column "inLibrary" boolean not null default false,
      add column folder text,
      add column search text not null default '',
      add foreign key (site, folder) references file_folder (site, path) on update cascade`,
  `create index file_by_folder on file (site, folder) where folder is not null`,
  `create index file_in_library on file (site, "createdAt" desc) where "inLibrary"`,
  `alter table file_upload
      add column "inLibrary" boolean not null default false,
      add column folder text`,
  // What staff have published is what they look for; the papers of learners are not.
  `update file set "inLibrary" = true where "isPublic"
      and (person = '' or exists (select 1 from "grant" g where g."user" = file.person))`,
]

/** What is there already is found by its name too. */
async function found(db: Kysely<unknown>) {
  const { rows } = await sql<{ site: string; _id: string; name: string; alt: string }>`
    select site, _id, name, alt from file`.execute(db)
  for (const { site, _id, ...said } of rows)
    await sql`update file set search = ${searchTextOf({ ...said, altEn: '' })}
      where site = ${site} and _id = ${_id}`.execute(db)
}
