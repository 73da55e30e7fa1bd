import { hash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { isStaff } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'

/** Rows are believed so long at most, in milliseconds, as pages are. */
const believedMs = 60_000
/** More rows are read each time, and so is what is asked with values of more letters. */
const mostRows = 200
const mostLetters = 4096

/**
 * The rows of a statement: those of whoever asked the same one before, while nothing that it reads has changed. What somebody may see
 * is written in the statement, so that two who ask the same one may see the same (decision 527). Staff, and whoever asks within a
 * transaction, are always told what the database says now. `ctx` has noted what the statement reads, or may have: whatever was
 * compiled with it before. Rows are shared: nobody may change them.
 */
export const keptRows = async <T>(ctx: Context, statement: CompiledQuery<T>): Promise<readonly T[]> => {
  const read = async () => (await ctx[executor].executeQuery(statement)).rows
  const values = JSON.stringify(statement.parameters)
  if (isStaff(ctx.viewer) || ctx.written || values.length > mostLetters) return read()
  const { answers } = ctx.app
  const key = `rows ${hash('sha256', `${statement.sql} ${values}`, 'base64')}`
  let fresh: readonly T[] | undefined
  const kept =
    answers.find(key) ??
    (await answers.make(key, async () => {
      fresh = await read()
      return asAnswer(ctx, fresh)
    }))
  return fresh ?? (kept.body.length > 0 ? (JSON.parse(kept.body.toString()) as T[]) : read())
}

/** Too many rows are an answer without a body, which is kept for nobody. */
function asAnswer(ctx: Context, rows: readonly unknown[]) {
  const isKept = rows.length <= mostRows
  return {
    status: 200,
    headers: {},
    body: Buffer.from(isKept ? JSON.stringify(rows) : ''),
    reads: new Map(ctx.reads),
    expires: isKept ? Math.min(ctx.truth.until, ctx.truth.renewal, ctx.now + believedMs) : 0,
    untrueAt: ctx.truth.until,
  }
}
