const key = 'text collate "C"'

/**
 * What a group of sites shares with its units, and each unit's copies. The courses belong to other sites, so there are
 * no foreign keys. Also the number of errors per site.
 */
export const familyTables: readonly string[] = [
  `create table syndicated_row (
  site ${key} not null references site (_id) on delete cascade,
  _id ${key} not null,
  "fromSite" ${key} not null references site (_id) on delete cascade,
  original ${key} not null,
  mode ${key} not null check (mode in ('linked', 'copied')),
  state ${key} not null default 'given' check (state in ('given', 'withdrawn', 'ending')),
  problems jsonb not null default '{}',
  by text not null,
  "createdAt" timestamptz not null,
  kind ${key} not null default 'course' check (kind in ('course', 'page')),
  primary key (site, _id),
  unique (site, "fromSite", original)
)`,
  `create index syndicated_row_by_original on syndicated_row ("fromSite", original)`,
  `create table syndicated_copy (
  site ${key} not null references site (_id) on delete cascade,
  copy ${key} not null,
  "group" ${key} not null,
  share ${key} not null,
  hidden boolean not null default false,
  kind ${key} not null default 'course' check (kind in ('course', 'page')),
  primary key (site, copy),
  unique ("group", share, site),
  foreign key ("group", share) references syndicated_row (site, _id) on delete cascade
)`,
  `create table followed_job (
  site ${key} not null references site (_id) on delete cascade,
  name ${key} not null,
  job bigint not null,
  primary key (site, name)
)`,
]
