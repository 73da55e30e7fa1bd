const key = 'text collate "C"'

/** The hashes of API keys, and their calls. A key is revoked, never removed. */
export const keyTables: readonly string[] = [
  `create table api_key_secret (
  site ${key} not null references site (_id) on delete cascade,
  key ${key} not null,
  sealed jsonb not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null default 'infinity'
)`,
  `create index api_key_secret_by_key on api_key_secret (site, key)`,
  `create table api_call (
  site ${key} not null references site (_id) on delete cascade,
  key ${key} not null,
  nonce ${key} not null,
  at timestamptz not null,
  method ${key} not null,
  path ${key} not null,
  address ${key} not null,
  status integer,
  ms integer,
  primary key (site, key, nonce)
)`,
  `create index api_call_by_site on api_call (site, at desc)`,
  `create index api_call_by_key on api_call (site, key, at desc)`,
  `create index api_call_by_age on api_call (at)`,
]
