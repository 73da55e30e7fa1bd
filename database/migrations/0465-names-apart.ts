import { sqlMigration } from '#platform/data/database/migrate.ts'

/** What one person signs in or is reached by is no name, address or phone of another of the site, in whichever field. */
export const namesApart = sqlMigration('0465-names-apart', [
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
])
