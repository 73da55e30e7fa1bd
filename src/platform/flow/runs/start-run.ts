import { firstPath } from '#domain/flow/walk.ts'
import type { FlowTrigger } from '#domain/flow/step.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { mayChainOn } from '../engine/guards.ts'
import { logTrouble } from '../engine/prepare-step.ts'
import { flowRun, type FlowRunRow, flowVersion } from '../tables.ts'
import { advanceJob } from './advance-job.ts'

/** What starts a run. `key` starts it once, however often the cause is reported. */
interface RunStart {
  flowID: string
  version: number
  trigger: FlowTrigger
  form: Readonly<Record<string, unknown>>
  page?: string
  subject?: string
  key?: string
  person: { home: string; userID: string }
  /** The session that may answer; null without a browser. */
  binding: string | null
  cause?: { chain: string; depth: number }
}

const maxForm = 64_000

/**
 * Stores a run of a published version, in the caller's transaction. Without a browser a job takes it on. Returns its id;
 * null if the cause started it before, or its chain of events is too long.
 */
export const startRun = async (ctx: Context, start: RunStart): Promise<string | null> => {
  const form = JSON.stringify(start.form)
  if (form.length > maxForm) return refuse(ctx, start, 'its values are too large')
  const { cause } = start
  if (cause && !(await mayChainOn(ctx, cause))) return refuse(ctx, start, 'its chain of events is too long')
  const _id = newId(ctx.now)
  const row = { ...rowOf(ctx, start), _id, form, path: await pathOf(ctx, start), chain: cause?.chain ?? _id }
  return inTransaction(ctx, async (inside) => {
    if (!(await insertOnce(inside, row))) return null
    if (start.binding === null) await enqueue(inside, advanceJob, { payload: { run: _id }, key: _id })
    return _id
  })
}

function refuse(ctx: Context, { flowID }: RunStart, why: string): null {
  logTrouble(ctx, `flow ${flowID} was not started: ${why}`)
  return null
}

async function pathOf(ctx: Context, { flowID, version }: RunStart): Promise<string | null> {
  const { steps } = await fromPrivate(ctx, flowVersion)
    .select('steps')
    .where('flowID', '=', flowID)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return firstPath(JSON.parse(steps) as [])
}

function rowOf(ctx: Context, start: RunStart): Omit<FlowRunRow, '_id' | 'form' | 'path' | 'chain'> {
  const { flowID, version, trigger, page = '', subject = '', key = null, person, binding, cause } = start
  const now = nowOf(ctx)
  return {
    ...{ flowID, version, trigger, page: page.slice(0, 500), subject, startKey: key, ...person, binding },
    ...{ state: 'ready', seq: 0, depth: cause?.depth ?? 0, results: '{}', exports: '{}', message: '', reason: '' },
    ...{ wakeAt: null, createdAt: now, updatedAt: now, endedAt: null },
  }
}

/** The index of start keys holds only runs with one, which a plain conflict clause cannot name. */
async function insertOnce(ctx: Context, row: FlowRunRow): Promise<boolean> {
  if (row.startKey === null) return insertPrivate(ctx, flowRun, { row })
  const there = await fromPrivate(ctx, flowRun)
    .select('_id')
    .where('flowID', '=', row.flowID)
    .where('startKey', '=', row.startKey)
    .executeTakeFirst()
  return there ? false : insertPrivate(ctx, flowRun, { row })
}
