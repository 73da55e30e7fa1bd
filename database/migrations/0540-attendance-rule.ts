import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Hours are kept in halves. */
const inHalves = (table: string, ...columns: readonly string[]) =>
  columns.map((column) => `alter table "${table}" alter column "${column}" type numeric(10,1)`)

/** Existing sites have the usual statuses; a site without rows counts in the same way. */
export const attendanceRule = sqlMigration('0540-attendance-rule', [
  `alter table "course" add column "attendancePercent" integer`,
  `alter table "lesson_session" add column "hours" numeric(10,1), add column "cancelled" boolean not null default false`,
  `alter table "lesson_session" alter column "cancelled" drop default`,
  ...inHalves('course', 'hours'),
  ...inHalves('hours_rule', 'fixedHours', 'yearCap'),
  ...inHalves('hours_entry', 'hours', 'counted', 'yearCap'),
  `create table "attendance_status" (
    site text collate "C" not null references site (_id),
    _id text collate "C" not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    version integer not null default 1,
    "code" text collate "C" not null,
    "name" text collate "und-x-icu" not null,
    "percent" integer not null,
    "isLeftOut" boolean not null,
    search text not null default '',
    "removedAt" timestamptz,
    "removedBy" text collate "C",
    "removedWith" text collate "C",
    primary key (site, _id)
  )`,
  `create unique index "attendance_status_unique_code" on "attendance_status" (site, "code") where "removedAt" is null`,
  `create index "attendance_status_search" on "attendance_status" using gin (search gin_trgm_ops) where "removedAt" is null`,
  `create index "attendance_status_removed" on "attendance_status" (site, "removedAt" desc, _id) where "removedAt" is not null`,
  `insert into "attendance_status" (site, _id, "createdAt", "updatedAt", "code", "name", "percent", "isLeftOut", search)
    select site._id, substr(md5(site._id || ' ' || status.code), 1, 24), now(), now(),
      status.code, status.name, status.percent, status.is_left_out, status.name
    from site cross join (values
      ('present', 'มาเรียน', 100, false),
      ('late', 'มาสาย', 100, false),
      ('half', 'ครึ่งวัน', 50, false),
      ('excused', 'ลา', 0, true),
      ('absent', 'ขาด', 0, false)
    ) as status (code, name, percent, is_left_out)`,
])
