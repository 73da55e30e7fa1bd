import { hash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Maximum age of rows in milliseconds, the same as for pages. */
const ttlMs = 60_000
/** Larger results, and statements with longer values, are not cached. */
const mostRows = 200
const mostLetters = 4096

/**
 * Returns the rows of a statement, cached while nothing that it reads has changed. The viewer's permissions are in the
 * SQL, so viewers with the same statement may see the same rows (decision 527). No cache for staff, in transactions, or
 * for a viewer named in a statement about data they may write. For visitors the whole response is cached instead. `ctx`
 * must have recorded what the statement reads. Rows are shared: do not change them.
 */
export const cachedRows = async <T>(ctx: Context, statement: CompiledQuery<T>): Promise<readonly T[]> => {
  const read = async () => (await ctx[executor].executeQuery(statement)).rows
  const values = JSON.stringify(statement.parameters)
  if (ctx.viewer.role === 'guest' || ctx.changedTags || isOwn(ctx, statement) || values.length > mostLetters)
    return read()
  const { apiCache } = ctx.app
  const key = `rows ${hash('sha256', `${statement.sql} ${values}`, 'base64')}`
  let fresh: readonly T[] | undefined
  const kept =
    apiCache.find(key) ??
    (await apiCache.make(key, async () => {
      fresh = await read()
      return asAnswer(ctx, fresh)
    }))
  return fresh ?? (kept.body.length > 0 ? (JSON.parse(kept.body.toString()) as T[]) : read())
}

/** Whether the viewer may compare the response with their own recent change. */
const isOwn = (ctx: Context, { parameters }: CompiledQuery) => {
  const { id } = ctx.viewer
  return isStaff(ctx.viewer) || (id !== '' && parameters.includes(id) && [...ctx.reads.keys()].some(mayWrite(ctx)))
}

/** Whether the viewer could write rows of a tag's collection. */
const mayWrite = (ctx: Context) => (tag: string) => {
  const { collection } = ctx.app.collections.get(tag.slice(tag.indexOf(':') + 1)) ?? {}
  if (!collection) return true
  const { create, update, remove } = collection.access
  return [create, update, remove].some((rule) => mayEver(rule, ruledBy(ctx, collection)))
}

/** Too many rows become a response without a body, which is not cached. */
function asAnswer(ctx: Context, rows: readonly unknown[]) {
  const isKept = rows.length <= mostRows
  return {
    status: 200,
    headers: {},
    body: Buffer.from(isKept ? JSON.stringify(rows) : ''),
    reads: new Map(ctx.reads),
    expires: isKept ? Math.min(ctx.validity.until, ctx.validity.renewal, ctx.now + ttlMs) : 0,
    invalidAt: ctx.validity.until,
  }
}
