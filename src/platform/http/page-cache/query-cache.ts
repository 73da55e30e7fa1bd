import { hash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Rows are believed so long at most, in milliseconds, as pages are. */
const ttlMs = 60_000
/** More rows are read each time, and so is what is asked with values of more letters. */
const mostRows = 200
const mostLetters = 4096

/**
 * The rows of a statement: those of anyone who asked the same one before, while nothing that it reads has changed. What somebody may see
 * is written in the statement, so that two who ask the same one may see the same (decision 527). Staff, no matter who asks within a
 * transaction, and who is named in a statement about what he may write himself, are always told what the database says now; of
 * visitors the whole answer is kept, and its rows are not kept beside it. `ctx` has noted what the statement reads, or may have: whatever was
 * compiled with it before. Rows are shared: nobody may change them.
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

/** Whether the answer is for somebody who compares it with what he has just done. */
const isOwn = (ctx: Context, { parameters }: CompiledQuery) => {
  const { id } = ctx.viewer
  return isStaff(ctx.viewer) || (id !== '' && parameters.includes(id) && [...ctx.reads.keys()].some(mayWrite(ctx)))
}

/** Whether the viewer might write rows of the collection that a tag names. */
const mayWrite = (ctx: Context) => (tag: string) => {
  const { collection } = ctx.app.collections.get(tag.slice(tag.indexOf(':') + 1)) ?? {}
  if (!collection) return true
  const { create, update, remove } = collection.access
  return [create, update, remove].some((rule) => mayEver(rule, ruledBy(ctx, collection)))
}

/** Too many rows are an answer without a body, which is kept for nobody. */
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
