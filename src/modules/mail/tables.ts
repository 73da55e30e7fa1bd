import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** A template as it was saved. Mails are rendered from the newest one, for any viewer (decision 623). */
interface TemplateVersion {
  templateID: string
  version: number
  kind: 'transactional' | 'news'
  design: string
  isRemoved: boolean
  createdAt: string
}

export const emailTemplateVersion = defineTable<TemplateVersion>()({
  name: 'email_template_version',
  schema: [
    `create table email_template_version (
  site ${key} not null,
  "templateID" ${key} not null,
  version integer not null,
  kind ${key} not null check (kind in ('transactional', 'news')),
  design text not null,
  "isRemoved" boolean not null,
  "createdAt" timestamptz not null,
  primary key (site, "templateID", version),
  foreign key (site, "templateID") references email_template (site, _id) on delete cascade
)`,
  ],
})

/** What a key sent: a repeated call with it sends nothing. */
export const emailKey = defineTable<{ key: string; messageID: string; mailID: string; createdAt: string }>()({
  name: 'email_key',
  schema: [
    `create table email_key (
  site ${key} not null references site (_id) on delete cascade,
  key ${key} not null,
  "messageID" ${key} not null,
  "mailID" ${key} not null,
  "createdAt" timestamptz not null,
  primary key (site, key)
)`,
  ],
})
