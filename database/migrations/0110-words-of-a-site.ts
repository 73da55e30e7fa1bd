import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Each site has words of its own: it begins with those that all sites shared. */
export const wordsOfASite = sqlMigration('0110-words-of-a-site', [
  `drop index "translate_unique_code"`,
  `alter table "translate" add column site text collate "C" references site (_id)`,
  `alter table "translate" drop constraint "translate_pkey"`,
  `insert into "translate" (site, _id, "createdAt", "updatedAt", version, "code", "name", "flag", "translations", search)
    select s._id, t._id, t."createdAt", t."updatedAt", t.version, t."code", t."name", t."flag", t."translations", t.search
    from "translate" t cross join site s`,
  `delete from "translate" where site is null`,
  `alter table "translate" alter column site set not null`,
  `alter table "translate" add primary key (site, _id)`,
  `create unique index "translate_unique_code" on "translate" (site, "code")`,
])
