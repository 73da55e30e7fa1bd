const key = 'text collate "C"'

/** Drafts, versions and current editors of pages. */
export const pageTables: readonly string[] = [
  `create table page_draft (
  site ${key} not null references site (_id) on delete cascade,
  page ${key} not null,
  revision integer not null,
  content jsonb not null,
  "by" ${key} not null,
  "byName" text not null,
  at timestamptz not null,
  "keptRevision" integer not null,
  "keptAt" timestamptz not null,
  "publishedRevision" integer,
  "publishedNumber" integer,
  "publishAt" timestamptz,
  "unpublishAt" timestamptz,
  "scheduledBy" text not null default '',
  state ${key} not null default 'none' check (state in ('none', 'proposed')),
  note text not null default '',
  "proposedBy" ${key},
  "linkKey" ${key},
  "linkUntil" timestamptz,
  primary key (site, page)
)`,
  `create table page_revision (
  site ${key} not null references site (_id) on delete cascade,
  page ${key} not null,
  revision integer not null,
  content jsonb not null,
  at timestamptz not null,
  primary key (site, page, revision)
)`,
  `create index page_revision_by_at on page_revision (at)`,
  `create table page_version (
  site ${key} not null references site (_id) on delete cascade,
  page ${key} not null,
  number integer not null,
  kind ${key} not null check (kind in ('published', 'scheduled', 'restored', 'checkpoint', 'note')),
  title text not null,
  content jsonb not null,
  "by" ${key} not null,
  "byName" text not null,
  at timestamptz not null,
  note text not null default '',
  primary key (site, page, number)
)`,
  `create table page_presence (
  site ${key} not null references site (_id) on delete cascade,
  page ${key} not null,
  person ${key} not null,
  name text not null,
  at timestamptz not null,
  part ${key},
  primary key (site, page, person)
)`,
]
