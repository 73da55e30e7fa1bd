import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** The courses of another site that were copied into a site, so that none is copied twice. */
export const clonedCourse = defineTable<{ fromSite: string; course: string; copy: string }>()({
  name: 'cloned_course',
  schema: [
    `create table cloned_course (
  site ${key} not null references site (_id) on delete cascade,
  "fromSite" ${key} not null references site (_id) on delete cascade,
  course ${key} not null,
  copy ${key} not null,
  primary key (site, "fromSite", course)
)`,
    `create index cloned_course_by_origin on cloned_course ("fromSite")`,
  ],
})
