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

/** Files of a site on their way from one store to another. */
export type FileMove = BulkOperation<{ from: string; to: string }>

/** The last move of the context's site; undefined where there was none. */
export const lastMove = async (ctx: Context): Promise<FileMove | undefined> =>
  (await bulkOperationsAbout(ctx, fileMoveKind, { about: '', limit: 1 }))[0]

/** Starts to move the files of the context's site from one store to another; not found without files, conflict while others move. */
export const startMove = async (ctx: Context, params: { from: string; to: string }): Promise<string> => {
  const total = await filesIn(ctx, params.from)
  if (params.from === params.to || total === 0) throw notFound()
  return startBulkOperation(ctx, fileMoveKind, { params, total, isExclusive: true })
}

/** Stops a move where it is: what is moved stays moved. Not found where it does not run. */
export const cancelMove = async (ctx: Context, _id: string): Promise<void> => {
  if (!(await cancelBulkOperation(ctx, fileMoveKind, _id))) throw notFound()
}

/** Continues a move that was stopped with the first file that is not moved; files that failed are tried again. */
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
