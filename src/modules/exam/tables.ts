import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'

/** Statements that keep a table as it was written. Rows that match `except` may change. */
export const onlyAdded = (table: string, except?: string) => [
  `create trigger keep_${table} before update or delete on ${table} for each row ${except ? `when (not (old.${except})) ` : ''}execute function keep_exam_record()`,
  `create trigger keep_${table}_whole before truncate on ${table} for each statement execute function keep_exam_record()`,
]

/** A question as learners see it: `body` is the JSON of a `Question`. */
export const questionVersion = defineTable<{
  questionID: string
  number: number
  body: string
  createdAt: string
  createdBy: string
}>()({
  name: 'question_version',
  schema: [
    `create table question_version (
  site ${key} not null,
  "questionID" ${key} not null,
  number integer not null check (number > 0),
  body text not null,
  "createdAt" timestamptz not null,
  "createdBy" text not null,
  primary key (site, "questionID", number),
  foreign key (site, "questionID") references question (site, _id)
)`,
    `create function keep_exam_record() returns trigger language plpgsql as $$
begin
  raise exception 'a record of exams never changes' using errcode = 'insufficient_privilege';
end $$`,
    ...onlyAdded('question_version'),
  ],
})

/**
 * The key of a version of a question: `body` is the JSON of a `QuestionKey`. A corrected key is a new number for the same version. Only
 * server code that may know keys reads it (decision 610).
 */
export const questionKey = defineTable<{
  questionID: string
  number: number
  questionVersion: number
  body: string
  createdAt: string
  createdBy: string
}>()({
  name: 'question_key',
  schema: [
    `create table question_key (
  site ${key} not null,
  "questionID" ${key} not null,
  number integer not null check (number > 0),
  "questionVersion" integer not null,
  body text not null,
  "createdAt" timestamptz not null,
  "createdBy" text not null,
  primary key (site, "questionID", number),
  foreign key (site, "questionID", "questionVersion") references question_version (site, "questionID", number)
)`,
    `create index question_key_by_version on question_key (site, "questionID", "questionVersion")`,
    ...onlyAdded('question_key'),
  ],
})

/**
 * A version of an exam: `body` is the JSON of a `Blueprint`. `pools` holds the questions and versions that its sections draw from, as they
 * were when it was published. Number 0 is the draft, which changes.
 */
export const examVersion = defineTable<{
  examID: string
  number: number
  body: string
  pools: string | null
  cause: string
  createdAt: string
  createdBy: string
}>()({
  name: 'exam_version',
  schema: [
    `create table exam_version (
  site ${key} not null,
  "examID" ${key} not null,
  number integer not null check (number >= 0),
  body text not null,
  pools text check ((pools is null) = (number = 0)),
  cause text not null,
  "createdAt" timestamptz not null,
  "createdBy" text not null,
  primary key (site, "examID", number),
  foreign key (site, "examID") references exam (site, _id)
)`,
    ...onlyAdded('exam_version', 'number = 0'),
  ],
})

export type SittingState = 'open' | 'paused' | 'closed'

/** What changes during an attempt. `deadline` is its end with the grace; nothing is accepted after it. */
export const examSitting = defineTable<{
  attemptID: string
  seed: string
  generator: number
  state: SittingState
  deadline: string | null
  seq: number
  head: string
  lease: string | null
  lastNumber: number
  page: number
  deviceKey: string
  pausedAt: string | null
}>()({
  name: 'exam_sitting',
  schema: [
    `create table exam_sitting (
  site ${key} not null,
  "attemptID" ${key} not null,
  seed text not null,
  generator integer not null,
  state ${key} not null check (state in ('open', 'paused', 'closed')),
  deadline timestamptz,
  seq integer not null check (seq >= 0),
  head text not null,
  lease ${key},
  "lastNumber" integer not null,
  page integer not null,
  "deviceKey" text not null,
  "pausedAt" timestamptz,
  primary key (site, "attemptID"),
  foreign key (site, "attemptID") references exam_attempt (site, _id)
)`,
    `create index exam_sitting_due on exam_sitting (deadline) where state <> 'closed'`,
  ],
})

/** The paper of an attempt: `body` is the JSON of a `Paper`, as it was hashed. */
export const examPaper = defineTable<{ attemptID: string; body: string }>()({
  name: 'exam_paper',
  schema: [
    `create table exam_paper (
  site ${key} not null,
  "attemptID" ${key} not null,
  body text not null,
  primary key (site, "attemptID"),
  foreign key (site, "attemptID") references exam_attempt (site, _id)
)`,
    ...onlyAdded('exam_paper'),
  ],
})

/**
 * The log of an attempt. `hash` is that of the event before, followed by `body`. The other columns repeat parts of `body`, to find events
 * by.
 */
export const examEvent = defineTable<{
  attemptID: string
  seq: number
  body: string
  hash: string
  at: string
  kind: string
  slot: string | null
  number: number | null
  version: number | null
}>()({
  name: 'exam_event',
  schema: [
    `create table exam_event (
  site ${key} not null,
  "attemptID" ${key} not null,
  seq integer not null check (seq > 0),
  body text not null,
  hash text not null,
  at timestamptz not null,
  kind ${key} not null,
  slot ${key},
  number integer,
  version integer,
  primary key (site, "attemptID", seq),
  foreign key (site, "attemptID") references exam_attempt (site, _id)
)`,
    `create unique index exam_event_number on exam_event (site, "attemptID", number) where number is not null`,
    `create index exam_event_answer on exam_event (site, "attemptID", slot, seq desc) where kind = 'answer'`,
    `create index exam_event_at on exam_event (site, at)`,
    ...onlyAdded('exam_event'),
  ],
})

export type MarkStage = 'auto' | 'first' | 'second' | 'third' | 'regrade'

/** A mark of a slot; the newest of the highest stage counts. `points` and `most` are fractions as text, `body` is JSON. */
export const examMark = defineTable<{
  attemptID: string
  slot: string
  number: number
  stage: MarkStage
  markerID: string | null
  points: string
  most: string
  body: string
  keyVersion: number | null
  createdAt: string
}>()({
  name: 'exam_mark',
  schema: [
    `create table exam_mark (
  site ${key} not null,
  "attemptID" ${key} not null,
  slot ${key} not null,
  number integer not null check (number > 0),
  stage ${key} not null check (stage in ('auto', 'first', 'second', 'third', 'regrade')),
  "markerID" ${key},
  points ${key} not null,
  most ${key} not null,
  body text not null,
  "keyVersion" integer,
  "createdAt" timestamptz not null,
  primary key (site, "attemptID", slot, number),
  foreign key (site, "attemptID") references exam_attempt (site, _id)
)`,
    ...onlyAdded('exam_mark'),
  ],
})

/** Each release of a result: `body` is JSON with what was released. */
export const examRelease = defineTable<{
  attemptID: string
  number: number
  body: string
  createdAt: string
  createdBy: string
}>()({
  name: 'exam_release',
  schema: [
    `create table exam_release (
  site ${key} not null,
  "attemptID" ${key} not null,
  number integer not null check (number > 0),
  body text not null,
  "createdAt" timestamptz not null,
  "createdBy" text not null,
  primary key (site, "attemptID", number),
  foreign key (site, "attemptID") references exam_attempt (site, _id)
)`,
    ...onlyAdded('exam_release'),
  ],
})
