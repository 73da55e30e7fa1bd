import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Files that were uploaded, and the records that they hang on. */
export const files = sqlMigration('0210-files', [
  `create table file (
      site text collate "C" not null references site (_id) on delete cascade,
      _id text collate "C" not null,
      ext text collate "C" not null,
      name text not null,
      type text collate "C" not null,
      bytes bigint not null,
      kept bigint not null,
      sha256 text collate "C" not null,
      width integer,
      height integer,
      widths jsonb not null,
      "isPublic" boolean not null,
      alt text not null,
      store text collate "C" not null,
      person text collate "C" not null,
      "by" text not null,
      "createdAt" timestamptz not null,
      primary key (site, _id)
    )`,
  `create unique index file_by_id on file (_id)`,
  `create index file_by_age on file (site, "createdAt" desc)`,
  `create table attachment (
      site text collate "C" not null references site (_id) on delete cascade,
      _id text collate "C" not null,
      collection text collate "C" not null,
      "row" text collate "C" not null,
      file text collate "C",
      ext text collate "C" not null,
      name text not null,
      bytes bigint not null,
      person text collate "C" not null,
      "by" text not null,
      at timestamptz not null,
      "removedAt" timestamptz,
      "removedBy" text,
      primary key (site, _id),
      foreign key (site, file) references file (site, _id)
    )`,
  `create index attachment_by_row on attachment (site, collection, "row", at desc)`,
  `create index attachment_by_file on attachment (site, file)`,
])
