import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** What a bank file contains, until its rows are stored: cells of a statement, or rows of a bill payment file as JSON. */
export const bankFileContent = defineTable<{ fileID: string; content: string }>()({
  name: 'bank_file_content',
  schema: [
    `create table bank_file_content (
  site ${key} not null,
  "fileID" ${key} not null,
  content text not null,
  primary key (site, "fileID"),
  foreign key (site, "fileID") references bank_file (site, _id) on delete cascade
)`,
  ],
})
