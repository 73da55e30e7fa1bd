import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Categories have an address made of their name; of several with one name the later ones get a number. */
export const categoryAddresses = sqlMigration('0300-category-addresses', [
  `alter table "category" add column "slug" text collate "C"`,
  `alter table "category" add column "picture" text collate "C"`,
  `with named as (
      select site, _id, "removedAt" is null as live, trim(both '-' from left(
        regexp_replace(lower(name collate "C"), '[^a-z0-9ก-๎]+', '-', 'g'), 90)) as address from "category"
    ), numbered as (
      select site, _id, address, row_number() over (partition by site, live, address order by _id) as at from named
    ) update "category" set "slug" = numbered.address || case when numbered.at > 1 then '-' || numbered.at else '' end
    from numbered where "category".site = numbered.site and "category"._id = numbered._id and numbered.address <> ''`,
  `create unique index "category_unique_slug" on "category" (site, "slug") where "removedAt" is null`,
])
