import { sqlMigration } from '#platform/data/database/migrate.ts'

export const codeLists = sqlMigration('0161-code-lists', [
  `create table "code_item" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "list" text collate "C" not null,
    "code" text collate "C" not null,
    "name" text collate "und-x-icu" not null,
    "nameEn" text collate "und-x-icu" not null,
    "order" integer not null,
    "active" boolean not null,
    "isSystem" boolean not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "code_item_unique_list_code" on "code_item" (site, "list", "code") where "removedAt" is null`,
  `create index "code_item_by_list_order" on "code_item" (site, "list", "order", _id) where "removedAt" is null`,
  `create index "code_item_search" on "code_item" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "code_item_removed" on "code_item" (site, "removedAt" desc, _id) where "removedAt" is not null`,
  // What a new site begins with, on those that are there.
  `insert into "code_item" (site, _id, "createdAt", "updatedAt", "list", "code", "name", "nameEn", "order", "active", "isSystem", search)
    select site._id, substr(md5(site._id || ' ' || known.list || ' ' || known.code), 1, 24), now(), now(),
      known.list, known.code, known.name, known."nameEn", known."order", true, true,
      lower(known.name || ' ' || known."nameEn" || ' ' || known.code)
    from site, (values
      ('category', 'course', 'หลักสูตร', 'Courses', 1), ('category', 'product', 'สินค้า', 'Products', 2),
      ('category', 'content', 'เนื้อหา', 'Content', 3), ('type', 'online', 'ออนไลน์', 'Online', 1),
      ('type', 'onsite', 'ณ สถานที่', 'Onsite', 2), ('mode', 'standard', 'มาตรฐาน', 'Standard', 1)
    ) as known (list, code, name, "nameEn", "order")`,
])
