import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** A published form never changes: answers belong to the version that was read. */
export const formVersion = defineTable<FormVersionRow>()({
  name: 'form_version',
  schema: [
    `create table form_version (
  site ${key} not null,
  "formID" ${key} not null,
  number integer not null check (number > 0),
  definition text not null,
  sha256 ${key} not null,
  "publishedAt" timestamptz not null,
  primary key (site, "formID", number),
  foreign key (site, "formID") references post (site, _id) on delete cascade
)`,
  ],
})

interface FormVersionRow {
  formID: string
  number: number
  definition: string
  sha256: string
  publishedAt: string
}

/** When a form takes answers, and what follows. A form without a row has the defaults. */
export const formSetting = defineTable<FormSettingRow>()({
  name: 'form_setting',
  schema: [
    `create table form_setting (
  site ${key} not null,
  "formID" ${key} not null,
  "opensAt" timestamptz,
  "closesAt" timestamptz,
  capacity integer check (capacity > 0),
  "isOncePerPerson" boolean not null,
  "isAnonymous" boolean not null,
  "retentionDays" integer check ("retentionDays" > 0),
  recipients text not null,
  "submitTitle" text not null,
  "sentSubject" text not null,
  "sentMessage" text not null,
  "acceptsOldVersionHours" integer not null check ("acceptsOldVersionHours" >= 0),
  "orderPrice" numeric(12,2) check ("orderPrice" >= 0),
  "autoFlow" ${key},
  primary key (site, "formID"),
  foreign key (site, "formID") references post (site, _id) on delete cascade
)`,
  ],
})

interface FormSettingRow {
  formID: string
  opensAt: string | null
  closesAt: string | null
  capacity: number | null
  isOncePerPerson: boolean
  isAnonymous: boolean
  retentionDays: number | null
  /** JSON: the `_id`s of people. */
  recipients: string
  submitTitle: string
  sentSubject: string
  sentMessage: string
  acceptsOldVersionHours: number
  orderPrice: string | null
  autoFlow: string | null
}

/** What happened to a submission. Nothing is ever changed here. */
export const formEvent = defineTable<FormEventRow>()({
  name: 'form_event',
  schema: [
    `create table form_event (
  site ${key} not null,
  _id ${key} not null,
  "submissionID" ${key} not null,
  kind ${key} not null,
  "byID" ${key} not null,
  "byName" text not null,
  changes text not null,
  reason text not null,
  at timestamptz not null,
  primary key (site, _id),
  foreign key (site, "submissionID") references form (site, _id) on delete cascade
)`,
    `create index form_event_by_submission on form_event (site, "submissionID", at)`,
  ],
})

export interface FormEventRow {
  _id: string
  submissionID: string
  kind: 'sent' | 'status' | 'edited' | 'viewed' | 'anonymised'
  byID: string
  byName: string
  /** JSON: changes with `name`, `from` and `to`. */
  changes: string
  reason: string
  at: string
}

/** Answers by field for lists, filters and statistics, and for values that may not repeat (decision 620). */
export const formAnswer = defineTable<FormAnswerRow>()({
  name: 'form_answer',
  schema: [
    `create table form_answer (
  site ${key} not null,
  "submissionID" ${key} not null,
  "formID" ${key} not null,
  field ${key} not null,
  copy integer not null,
  item integer not null,
  text text not null,
  number numeric,
  at ${key},
  hash ${key},
  primary key (site, "submissionID", field, copy, item),
  foreign key (site, "submissionID") references form (site, _id) on delete cascade
)`,
    `create unique index form_answer_once on form_answer (site, "formID", field, hash)`,
    `create index form_answer_by_text on form_answer (site, "formID", field, text)`,
  ],
})

export interface FormAnswerRow {
  submissionID: string
  formID: string
  field: string
  copy: number
  item: number
  text: string
  number: number | null
  at: string | null
  hash: string | null
}

/** Answers that only administrators read. Each look at them is an event. */
export const formPrivate = defineTable<FormPrivateRow>()({
  name: 'form_private',
  holdsFiles: true,
  schema: [
    `create table form_private (
  site ${key} not null,
  _id ${key} not null,
  answers text not null,
  primary key (site, _id),
  foreign key (site, _id) references form (site, _id) on delete cascade
)`,
  ],
})

/** `_id` is that of the submission. */
interface FormPrivateRow {
  _id: string
  /** JSON. */
  answers: string
}

/** A key is sent once, for ever: a repeat gets the same receipt, even if the submission was removed. */
export const formReceipt = defineTable<FormReceiptRow>()({
  name: 'form_receipt',
  schema: [
    `create table form_receipt (
  site ${key} not null,
  "formID" ${key} not null,
  key ${key} not null,
  owner ${key} not null,
  "submissionID" ${key} not null,
  number ${key} not null,
  "orderID" ${key},
  at timestamptz not null,
  primary key (site, "formID", key),
  foreign key (site, "formID") references post (site, _id) on delete cascade
)`,
  ],
})

export interface FormReceiptRow {
  formID: string
  key: string
  /** The home and `_id` of who sent it; empty for visitors and anonymous forms. */
  owner: string
  submissionID: string
  number: string
  orderID: string | null
  at: string
}

/** What somebody has typed so far. Its files are in use. */
export const formDraft = defineTable<FormDraftRow>()({
  name: 'form_draft',
  holdsFiles: true,
  schema: [
    `create table form_draft (
  site ${key} not null,
  _id ${key} not null,
  "formID" ${key} not null,
  "formVersion" integer not null,
  key ${key} not null,
  owner ${key} not null,
  "secretHash" ${key},
  answers text not null,
  "fieldRevisions" text not null,
  revision integer not null,
  "openedAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "expiresAt" timestamptz not null,
  primary key (site, _id),
  unique (site, "formID", key),
  foreign key (site, "formID") references post (site, _id) on delete cascade
)`,
    `create index form_draft_by_owner on form_draft (site, "formID", owner)`,
    `create index form_draft_by_end on form_draft (site, "expiresAt")`,
  ],
})

interface FormDraftRow {
  _id: string
  formID: string
  formVersion: number
  key: string
  /** The home and `_id` of a person, or empty for a visitor. */
  owner: string
  secretHash: string | null
  answers: string
  fieldRevisions: string
  revision: number
  openedAt: string
  updatedAt: string
  expiresAt: string
}
