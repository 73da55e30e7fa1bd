import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import {
  type BulkOperation,
  bulkOperationOf,
  bulkOperationsAbout,
  cancelBulkOperation,
  resumeBulkOperation,
  startBulkOperation,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import { fileWords } from '../words.ts'
import { fileMoveKind, moveProgress } from './move-kind.ts'

/** A move of a site's files between stores. */
export type FileMove = BulkOperation<{ from: string; to: string }>

/** Returns the last move of the site; undefined if there was none. */
export const lastMove = async (ctx: Context): Promise<FileMove | undefined> =>
  (await bulkOperationsAbout(ctx, fileMoveKind, { about: '', limit: 1 }))[0]

/**
 * Starts a move of the site's files between stores. Throws not-found without files, and a conflict during another move.
 */
export const startMove = async (ctx: Context, params: { from: string; to: string }): Promise<string> => {
  const total = await filesIn(ctx, params.from)
  if (params.from === params.to || total === 0) throw notFound()
  return startBulkOperation(ctx, fileMoveKind, { params, total, isExclusive: true })
}

/** Stops a move; moved files stay moved. Throws not-found if it is not running. */
export const cancelMove = async (ctx: Context, _id: string): Promise<void> => {
  if (!(await cancelBulkOperation(ctx, fileMoveKind, _id))) throw notFound()
}

/** Resumes a stopped move at the first file not yet moved, and retries failed files. */
export const resumeMove = async (ctx: Context, _id: string): Promise<void> => {
  const { params } = await bulkOperationOf(ctx, fileMoveKind, _id)
  const left = await filesIn(ctx, params.from)
  if (left === 0) throw conflict({ field: 'move', code: 'nothing-left', ...fileWords.notResumed })
  const { at, failedInARow } = moveProgress.parse({})
  return resumeBulkOperation(ctx, fileMoveKind, { _id, left, progress: { at, failedInARow } })
}

async function filesIn(ctx: Context, store: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from file
    where site = ${ctx.site._id} and store = ${store}`.execute(ctx[executor])
  return rows[0]!.total
}
