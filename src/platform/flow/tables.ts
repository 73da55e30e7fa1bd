import { defineTable, keyColumn as key } from '#platform/data/private-table/private-table.ts'
import type { FlowTrigger } from '#domain/flow/step.ts'
import type { RunState, StepRunState } from '#domain/flow/run-protocol.ts'

/** A published version of a flow. It never changes: a run keeps its version. JSON columns hold text. */
export interface FlowVersionRow {
  flowID: string
  version: number
  name: string
  trigger: FlowTrigger
  mayMoveStock: boolean
  isAlways: boolean
  steps: string
  hash: string
  publishedBy: string
  createdAt: string
}

export const flowVersion = defineTable<FlowVersionRow>()({
  name: 'flow_version',
  schema: [
    `create table flow_version (
  site ${key} not null,
  "flowID" ${key} not null,
  version integer not null check (version > 0),
  name text not null,
  trigger ${key} not null,
  "mayMoveStock" boolean not null,
  "isAlways" boolean not null,
  steps text not null,
  hash ${key} not null,
  "publishedBy" text not null,
  "createdAt" timestamptz not null,
  primary key (site, "flowID", version),
  foreign key (site, "flowID") references flow (site, _id)
)`,
  ],
})

/** A secret of the site's flows, sealed, and the hosts where it may go. */
export const flowSecret = defineTable<{ name: string; hosts: string; sealed: string; updatedAt: string }>()({
  name: 'flow_secret',
  schema: [
    `create table flow_secret (
  site ${key} not null references site (_id) on delete cascade,
  name ${key} not null,
  hosts text not null,
  sealed text not null,
  "updatedAt" timestamptz not null,
  primary key (site, name)
)`,
  ],
})

/** A host that the site's flows may call. */
export const flowHost = defineTable<{ host: string; createdAt: string }>()({
  name: 'flow_host',
  schema: [
    `create table flow_host (
  site ${key} not null references site (_id) on delete cascade,
  host ${key} not null,
  "createdAt" timestamptz not null,
  primary key (site, host)
)`,
  ],
})

/** A run of a flow. `seq` counts its finished steps: only who still finds the same number may go on. */
export interface FlowRunRow {
  _id: string
  flowID: string
  version: number
  trigger: FlowTrigger
  /** What caused it: `submission:<id>`, `enroll:<id>`; '' for a click. */
  subject: string
  /** With it a cause starts a flow once, however often it is reported. */
  startKey: string | null
  /** The person it runs for; '' for a visitor and for the product itself. */
  home: string
  userID: string
  /** The hash of the session that may answer; '' for a visitor. Null without a browser. */
  binding: string | null
  state: RunState
  /** The step that is next; null at the end. */
  path: string | null
  seq: number
  chain: string
  depth: number
  form: string
  page: string
  results: string
  exports: string
  message: string
  reason: string
  wakeAt: string | null
  createdAt: string
  updatedAt: string
  endedAt: string | null
}

export const flowRun = defineTable<FlowRunRow>()({
  name: 'flow_run',
  schema: [
    `create table flow_run (
  site ${key} not null,
  _id ${key} not null,
  "flowID" ${key} not null,
  version integer not null,
  trigger ${key} not null,
  subject ${key} not null,
  "startKey" ${key},
  home ${key} not null,
  "userID" ${key} not null,
  binding ${key},
  state ${key} not null check (state in ('ready', 'running', 'waiting', 'asking', 'unsure', 'done', 'stopped', 'failed', 'cancelled')),
  path ${key},
  seq integer not null,
  chain ${key} not null,
  depth integer not null,
  form text not null,
  page text not null,
  results text not null,
  exports text not null,
  message text not null,
  reason ${key} not null,
  "wakeAt" timestamptz,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "endedAt" timestamptz,
  primary key (site, _id),
  foreign key (site, "flowID", version) references flow_version (site, "flowID", version)
)`,
    `create unique index flow_run_start on flow_run (site, "flowID", "startKey") where "startKey" is not null`,
    `create index flow_run_by_flow on flow_run (site, "flowID", "createdAt" desc, _id)`,
    `create index flow_run_by_version on flow_run (site, "flowID", version)`,
    `create index flow_run_by_time on flow_run (site, "createdAt" desc, _id)`,
    `create index flow_run_by_chain on flow_run (site, chain)`,
    `create index flow_run_open on flow_run (state, "updatedAt") where state in ('ready', 'running', 'waiting', 'asking', 'unsure')`,
    `create index flow_run_trouble on flow_run (site, state, "createdAt" desc) where state in ('unsure', 'failed')`,
  ],
})

/** One step of a run: begun before a remote call, and done with its result. Inputs and outputs are without secrets. */
export interface FlowStepRunRow {
  runID: string
  seq: number
  path: string
  stepID: string
  code: string
  name: string
  state: StepRunState
  tries: number
  leaseUntil: string | null
  input: string
  output: string
  error: string
  outcome: boolean | null
  ms: number
  createdAt: string
}

export const flowStepRun = defineTable<FlowStepRunRow>()({
  name: 'flow_step_run',
  schema: [
    `create table flow_step_run (
  site ${key} not null,
  "runID" ${key} not null,
  seq integer not null,
  path ${key} not null,
  "stepID" ${key} not null,
  code ${key} not null,
  name text not null,
  state ${key} not null check (state in ('begun', 'done', 'skipped', 'failed', 'unsure')),
  tries integer not null,
  "leaseUntil" timestamptz,
  input text not null,
  output text not null,
  error text not null,
  outcome boolean,
  ms integer not null,
  "createdAt" timestamptz not null,
  primary key (site, "runID", seq),
  foreign key (site, "runID") references flow_run (site, _id) on delete cascade
)`,
    `create index flow_step_run_by_code on flow_step_run (site, code, "createdAt")`,
  ],
})
