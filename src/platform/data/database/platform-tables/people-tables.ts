const key = 'text collate "C"'
const ofUser = 'foreign key ("userSite", "user") references "user" (site, _id) on delete cascade'

/** Users' sign-in methods, sessions and grants. They refer to the collection `user`. */
export const peopleTables: readonly string[] = [
  `create table "grant" (
  "userSite" ${key} not null,
  "user" ${key} not null,
  site ${key} not null references site (_id) on delete cascade,
  role ${key} not null check (role in ('root', 'superadmin', 'admin', 'manager', 'member')),
  primary key (site, "userSite", "user"),
  ${ofUser}
)`,
  `create index grant_by_user on "grant" ("userSite", "user")`,
  `create table credential (
  site ${key} not null,
  "user" ${key} not null,
  hash text not null,
  salt text,
  "updatedAt" timestamptz not null,
  primary key (site, "user"),
  foreign key (site, "user") references "user" (site, _id) on delete cascade
)`,
  `create table session (
  hash ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "userSite" ${key} not null,
  "user" ${key} not null,
  interface ${key} not null,
  "createdAt" timestamptz not null,
  "seenAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  "isChosen" boolean not null default true,
  mode ${key} not null default 'standard' check (mode in ('standard', 'bypass')),
  "ofStaff" ${key} references session (hash) on update cascade on delete cascade,
  "provedAt" timestamptz not null,
  browser ${key},
  device ${key},
  ${ofUser}
)`,
  `create index session_by_staff on session ("ofStaff") where "ofStaff" is not null`,
  `create table impersonation (
  _id ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "user" ${key} not null,
  actor ${key} not null,
  "actorName" text not null,
  reason text not null,
  "startedAt" timestamptz not null,
  "endsAt" timestamptz not null,
  "endedAt" timestamptz,
  foreign key (site, "user") references "user" (site, _id) on delete cascade
)`,
  `create index impersonation_by_user on impersonation (site, "user", "startedAt" desc)`,
  `create table sign_in_pending (
  hash ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "userSite" ${key} not null,
  "user" ${key} not null,
  interface ${key} not null,
  remember boolean not null,
  tries smallint not null,
  "expiresAt" timestamptz not null,
  ${ofUser}
)`,
  `create index sign_in_pending_by_site on sign_in_pending (site)`,
  `create index sign_in_pending_by_user on sign_in_pending ("userSite", "user")`,
  `create index sign_in_pending_by_expiry on sign_in_pending ("expiresAt")`,
  `create table totp (
  "userSite" ${key} not null,
  "user" ${key} not null,
  secret jsonb not null,
  "confirmedAt" timestamptz,
  "lastStep" integer not null,
  "createdAt" timestamptz not null,
  primary key ("userSite", "user"),
  ${ofUser}
)`,
  `create table recovery_code (
  "userSite" ${key} not null,
  "user" ${key} not null,
  hash ${key} not null,
  "usedAt" timestamptz,
  primary key ("userSite", "user", hash),
  ${ofUser}
)`,
  `create table passkey (
  id ${key} primary key,
  "userSite" ${key} not null,
  "user" ${key} not null,
  "rpId" ${key} not null,
  "publicKey" text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  "createdAt" timestamptz not null,
  "usedAt" timestamptz,
  ${ofUser}
)`,
  `create index passkey_by_user on passkey ("userSite", "user")`,
  `create table passkey_challenge (
  hash ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  purpose ${key} not null check (purpose in ('register', 'prove', 'sign-in')),
  bound ${key} not null,
  "expiresAt" timestamptz not null
)`,
  `create index passkey_challenge_by_site on passkey_challenge (site)`,
  `create index passkey_challenge_by_expiry on passkey_challenge ("expiresAt")`,
  `create table password_request (
  handle ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "userSite" ${key} not null,
  "user" ${key} not null,
  purpose ${key} not null check (purpose in ('reset', 'activate')),
  hash ${key} not null,
  email ${key} not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  unique ("userSite", "user"),
  ${ofUser}
)`,
  `create index password_request_by_site on password_request (site)`,
  `create index password_request_by_expiry on password_request ("expiresAt")`,
  `create table email_change (
  handle ${key} primary key,
  site ${key} not null references site (_id) on delete cascade,
  "userSite" ${key} not null,
  "user" ${key} not null,
  hash ${key} not null,
  email ${key} not null,
  was ${key},
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  unique ("userSite", "user"),
  ${ofUser}
)`,
  `create index email_change_by_site on email_change (site)`,
  `create index email_change_by_expiry on email_change ("expiresAt")`,
  `create index session_by_user on session ("userSite", "user")`,
  `create index session_by_site on session (site)`,
  `create index session_by_expiry on session ("expiresAt")`,
  `create table session_transfer (
  hash ${key} primary key,
  session ${key} not null references session (hash) on delete cascade,
  site ${key} not null references site (_id) on delete cascade,
  "expiresAt" timestamptz not null
)`,
  `create index session_transfer_by_session on session_transfer (session)`,
  `create index session_transfer_by_site on session_transfer (site)`,
  `create table identity (
  site ${key} not null,
  issuer ${key} not null,
  subject ${key} not null,
  "user" ${key} not null,
  name text not null,
  "createdAt" timestamptz not null,
  primary key (site, issuer, subject),
  unique (site, "user", issuer),
  foreign key (site, "user") references "user" (site, _id) on delete cascade
)`,
  `create table login_state (
  hash ${key} primary key,
  browser ${key} not null,
  site ${key} not null references site (_id) on delete cascade,
  session ${key},
  next text not null,
  nonce text not null,
  verifier text not null,
  "expiresAt" timestamptz not null
)`,
  `create index login_state_by_site on login_state (site)`,
  `create index login_state_by_expiry on login_state ("expiresAt")`,
  `create table used_assertion (
  site ${key} not null references site (_id) on delete cascade,
  hash ${key} not null,
  "expiresAt" timestamptz not null,
  primary key (site, hash)
)`,
  `create index used_assertion_by_expiry on used_assertion ("expiresAt")`,
  `create table office_layout (
  "userSite" ${key} not null,
  "user" ${key} not null,
  density ${key} not null check (density in ('comfortable', 'compact')),
  scheme ${key} not null check (scheme in ('auto', 'light', 'dark')),
  start ${key} not null,
  "isRailed" boolean not null default false,
  "hasLetters" boolean not null default true,
  "isToured" boolean not null default false,
  "hasOverviews" boolean not null default true,
  primary key ("userSite", "user"),
  ${ofUser}
)`,
  `create table site_draft (
  "userSite" ${key} not null,
  "user" ${key} not null,
  _id ${key} not null,
  written jsonb not null,
  "updatedAt" timestamptz not null,
  primary key ("userSite", "user"),
  ${ofUser}
)`,
  `create function names_apart() returns trigger language plpgsql as $$
declare clash text;
begin
  if new."removedAt" is not null then return null; end if;
  -- Names that are e-mail addresses meet in a unique index; only where one is something else do two have to take turns.
  if new.username is not distinct from new.email then
    perform pg_advisory_xact_lock_shared(hashtextextended('names of people ' || new.site, 0));
  else
    perform pg_advisory_xact_lock(hashtextextended('names of people ' || new.site, 0));
  end if;
  select case when new.username in (o.email, o.phone) then 'username' when o.username = new.email then 'email' else 'phone' end
    into clash from "user" o
    where o.site = new.site and o._id <> new._id and o."removedAt" is null
      and (o.email = new.username or o.phone = new.username or o.username in (new.email, new.phone)) limit 1;
  if clash is not null then
    raise unique_violation using message = 'somebody else has this name', table = 'user',
      detail = 'Key (site, ' || clash || ')=(' || new.site || ', ...) already exists.';
  end if;
  return null;
end $$`,
  `create trigger names_apart after insert or update of username, email, phone, "removedAt" on "user"
  for each row execute function names_apart()`,
]
