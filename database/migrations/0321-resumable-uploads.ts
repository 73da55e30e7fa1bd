import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Files that come in parts, and can go on after the way was broken. */
export const resumableUploads = sqlMigration('0321-resumable-uploads', [
  `create table file_upload (
      site text collate "C" not null references site (_id) on delete cascade,
      _id text collate "C" not null,
      home text collate "C" not null,
      person text collate "C" not null,
      name text not null,
      alt text not null,
      "isPublic" boolean not null,
      bytes bigint not null,
      file text collate "C",
      "createdAt" timestamptz not null,
      "expiresAt" timestamptz not null,
      primary key (site, _id)
    )`,
  `create index file_upload_by_end on file_upload ("expiresAt")`,
])
