import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** The last number of each series in a Buddhist year. */
export const certificateCounter = defineTable<{ seriesID: string; year: number; last: number }>()({
  name: 'certificate_counter',
  schema: [
    `create table certificate_counter (
  site ${key} not null,
  "seriesID" ${key} not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (site, "seriesID", year),
  foreign key (site, "seriesID") references certificate_series (site, _id)
)`,
  ],
})

/** What may change on an issued certificate: its state, the hash of its file, and whose it is after a merge or transfer. */
const changeable = `array['version', 'updatedAt', 'search', 'userID', 'courseID', 'enrollID', 'status', 'reason', 'liveKey', 'file', 'sha256',
    'replacedBy', 'revokedAt', 'endedAt']`

/** The PDF of a certificate, as it was issued. */
export const certificateFile = defineTable<{ certificationID: string; pdf: string; createdAt: string }>()({
  name: 'certificate_file',
  schema: [
    `create table certificate_file (
  site ${key} not null,
  "certificationID" ${key} not null,
  pdf text not null,
  "createdAt" timestamptz not null,
  primary key (site, "certificationID"),
  foreign key (site, "certificationID") references certification (site, _id)
)`,
    `create function keep_certification() returns trigger language plpgsql as $$
declare
  changeable text[] := ${changeable};
begin
  if tg_op = 'DELETE' then
    raise exception 'a certificate is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if (to_jsonb(new) - changeable) <> (to_jsonb(old) - changeable)
    or (old.status in ('revoked', 'replaced') and new.status <> old.status)
    or (old."revokedAt" is not null and new."revokedAt" is distinct from old."revokedAt")
    or (old.sha256 is not null and new.sha256 is distinct from old.sha256) then
    raise exception 'what a certificate says never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$`,
    `create trigger keep_certification before update or delete on certification for each row execute function keep_certification()`,
    `create function keep_certificate_file() returns trigger language plpgsql as $$
begin
  raise exception 'the file of a certificate never changes' using errcode = 'insufficient_privilege';
end $$`,
    `create trigger keep_certifications before truncate on certification for each statement execute function keep_certificate_file()`,
    `create trigger keep_certificate_file before update or delete on certificate_file for each row execute function keep_certificate_file()`,
  ],
})
