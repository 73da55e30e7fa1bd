import type { Text } from '#platform/site/i18n/words.ts'
import { wireOf } from '#platform/http/api/wire.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { savepoint, inTransaction } from '#platform/data/collection/transaction.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { lockRows, lockRemovals } from '#platform/data/collection/writing/lock.ts'
import { removeAny, restoreAny, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound, RequestError } from '#platform/errors/errors.ts'
import { bulkWords } from '../words.ts'
import { changeOf, recordActionNamed, isFor } from '../../record/record-action/actions.ts'
import { type Batch, batchesOf, type BatchRow, keepBatch, markUndone } from './batch.ts'

/** What is done to each of many rows; `action` is the name of a declared one, which `change` says what it was asked. */
export type RowAction =
  | { verb: 'remove' | 'restore' }
  | { verb: 'update'; change: Record<string, unknown>; action?: string | undefined }

/** What became of many rows: how many changed and the batch that undoes it, and the rows that were refused. */
export interface Outcome {
  done: number
  failures: Failure[]
  batch: string | null
}

/** A row that was refused, and why. */
export interface Failure extends Text {
  _id: string
}

/**
 * Does the same to many rows, each with all the rules of a single write; what is refused stays as it was, and the others
 * are done. All of it is one transaction, and one batch that can be undone.
 */
export const applyToRows = (
  ctx: Context,
  collection: AnyCollection,
  { ids, action }: { ids: readonly string[]; action: RowAction },
): Promise<Outcome> =>
  inTransaction(ctx, async (inside) => {
    await lockRows(inside, collection, { ids, isOfRemoval: action.verb !== 'update' })
    const act = action.verb === 'update' ? await changing(inside, collection, { ids, action }) : null
    const { rows, failures } = await each(inside, ids, async (part, _id) => {
      const before = act?.before(_id)
      const row = await done(part, collection, { _id, action, change: act?.change ?? {} })
      return { _id, version: row.version, ...(before && { before }) }
    })
    const batch = { collection: collection.name, verb: action.verb, rows }
    return { done: rows.length, failures, batch: rows.length > 0 ? await keepBatch(inside, batch) : null }
  })

/**
 * Puts back what batches did, as far as nobody changed the rows meanwhile: one of this collection, and those of the same act
 * after it. Not found for who may not, or the second time.
 */
export const undoBatches = (ctx: Context, { name }: AnyCollection, ids: readonly string[]): Promise<Outcome> =>
  inTransaction(ctx, async (inside) => {
    const batches = ids.length > mostBatches ? [] : await batchesOf(inside, ids)
    if (batches.length !== ids.length || batches[0]?.collection !== name) throw notFound()
    // Before any row is held: who waits for his turn with rows in hand keeps those from who has it.
    if (batches.some(({ verb }) => verb !== 'update')) await lockRemovals(inside)
    const outcome: Outcome = { done: 0, failures: [], batch: null }
    for (const batch of batches) {
      if (!(await markUndone(inside, batch._id))) throw notFound()
      const tally = await undone(inside, batch)
      outcome.done += tally.rows.length
      outcome.failures.push(...tally.failures)
    }
    return outcome
  })

const mostBatches = 20

async function undone(ctx: Context, { collection: name, verb, rows }: Batch & { collection: string }) {
  const collection = collectionOf(ctx, name)
  const byId = new Map(rows.map((row) => [row._id, row]))
  await lockRows(ctx, collection, { ids: [...byId.keys()], isOfRemoval: verb !== 'update' })
  return each(ctx, [...byId.keys()], async (part, _id) => {
    await putBack(part, collection, { verb, row: byId.get(_id)! })
    return byId.get(_id)!
  })
}

/** What an update writes, and what a row held before; refuses a row that a declared action is not for. */
async function changing(
  ctx: Context,
  collection: AnyCollection,
  { ids, action }: { ids: readonly string[]; action: Extract<RowAction, { verb: 'update' }> },
) {
  const named = action.action === undefined ? undefined : recordActionNamed(ctx, collection, action.action)
  if (action.action !== undefined && !named) throw forbidden()
  const change = named ? changeOf(ctx, named, action.change) : action.change
  const fields = Object.keys(change)
  const rows = await fromAny(ctx, collection).selectAll().where('row._id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [String(row['_id']), row]))
  return {
    change,
    before(_id: string) {
      const row = byId.get(_id)
      if (row && named && !isFor(ctx, { collection, action: named, row }))
        throw conflict({ field: '_id', code: 'unfit', ...named.why })
      if (!row) return undefined
      const { _id: _own, ...held } = wireOf(ctx, collection, { row, fields })
      return held
    },
  }
}

function done(
  ctx: Context,
  { name }: AnyCollection,
  { _id, action, change }: { _id: string; action: RowAction; change: Record<string, unknown> },
) {
  if (action.verb === 'update') return updateAny(ctx, name, { _id, change })
  return action.verb === 'remove' ? removeAny(ctx, name, { _id }) : restoreAny(ctx, name, { _id })
}

function putBack(ctx: Context, { name }: AnyCollection, { verb, row }: Pick<Batch, 'verb'> & { row: BatchRow }) {
  const { _id, version, before } = row
  if (before) return updateAny(ctx, name, { _id, change: before, version })
  if (verb === 'remove') return restoreAny(ctx, name, { _id })
  return removeAny(ctx, name, { _id, version })
}

interface Tally {
  rows: BatchRow[]
  failures: Failure[]
}

/** Each row in a savepoint of its own. */
async function each(
  inside: Context,
  ids: readonly string[],
  work: (part: Context, _id: string) => Promise<BatchRow>,
): Promise<Tally> {
  const tally: Tally = { rows: [], failures: [] }
  for (const _id of ids)
    try {
      tally.rows.push(await savepoint(inside, (part) => work(part, _id)))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const { th, en } = error.issues[0] ?? bulkWords.refused
      tally.failures.push({ _id, th, en })
    }
  return tally
}
