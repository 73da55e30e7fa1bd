import { sqlMigration } from '#platform/data/database/migrate.ts'

/** Who heard what when facts lay in the outbox: those that wait there become jobs, so that none is lost. */
const listeners = {
  'enroll.created': 'enroll/recount-enrolment',
  'enroll.restored': 'enroll/recount-enrolment',
  'lesson_completion.created': 'enroll/recount-completed',
  'lesson.created': 'enroll/recount-course',
  'lesson.updated': 'enroll/recount-course',
  'lesson.removed': 'enroll/recount-course',
  'lesson.restored': 'enroll/recount-course',
}
const told = Object.entries(listeners).map(([event, kind]) => `('${event}', '${kind}')`)

/** One table of background work, which facts go into too, and when what comes by the clock is due. */
export const jobs = sqlMigration('0070-jobs', [
  `create table job (
    _id bigint generated always as identity primary key,
    site text collate "C" not null default '',
    kind text collate "C" not null,
    payload jsonb not null,
    key text collate "C",
    state text collate "C" not null default 'ready' check (state in ('ready', 'running', 'failed')),
    tries integer not null default 0,
    "createdAt" timestamptz not null,
    "runAt" timestamptz not null,
    lease text collate "C",
    "leaseUntil" timestamptz,
    "cancelledAt" timestamptz,
    percent smallint not null default 0,
    word jsonb,
    error text
  )`,
  `create index job_ready on job (kind, "runAt", _id) where state = 'ready'`,
  `create unique index job_waiting on job (site, kind, key) where state = 'ready' and key is not null`,
  `create index job_running on job ("leaseUntil") where state = 'running'`,
  `create table chore (
    name text collate "C" primary key,
    schedule text not null,
    "dueAt" timestamptz not null
  )`,
  `insert into job (site, kind, payload, state, "createdAt", "runAt", error)
    select site, kind, payload, state, "createdAt", "runAt", error
    from outbox join (values ${told.join(', ')}) as listener (event, kind) using (event) order by outbox._id`,
  'drop table outbox',
])
