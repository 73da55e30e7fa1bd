import { sqlMigration } from '#platform/data/database/migrate.ts'

export const sortedLists = sqlMigration('0260-sorted-lists', [
  `create index "course_by_name" on "course" (site, "name", _id) where "removedAt" is null`,
  `create index "course_by_hours" on "course" (site, "hours", _id) where "removedAt" is null`,
  `create index "course_by_price" on "course" (site, "price" nulls first, _id) where "removedAt" is null`,
  `create index "course_by_sale_price" on "course" (site, "sale_price" nulls first, _id) where "removedAt" is null`,
  `create index "user_by_firstname" on "user" (site, "firstname", _id) where "removedAt" is null`,
  `create index "user_by_lastname" on "user" (site, "lastname", _id) where "removedAt" is null`,
])
