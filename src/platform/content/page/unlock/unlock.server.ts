import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Limit } from '#platform/http/api/limits.ts'
import { type Context, noStore } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { isPassword } from '#platform/identity/password/password.ts'
import { readKey, writeKey } from './page-key.ts'

/** How long a page stays unlocked in an open browser. */
const validMs = 12 * 3_600_000

/** Attempts for one page per network, and from all networks together (guides U8). */
const fromOne: readonly Limit[] = [{ most: 10, ms: 600_000 }]
const fromAll: readonly Limit[] = [{ most: 500, ms: 600_000 }]
const longest = 128

/**
 * Returns a page's key for the right password. Null for a wrong one, and for a page without a password. Counts
 * attempts: throws too-many beyond ten in ten minutes (specification §5, page password; guides U8).
 */
export const unlock = async (ctx: Context, { page, password }: { page: string; password: string }) => {
  const place = `page ${ctx.site._id} ${page}`
  ctx.app.limits.count(`${place} ${ctx.address}`, fromOne)
  ctx.app.limits.count(place, fromAll)
  const hash = password.length > longest || !password.isWellFormed() ? null : await hashOf(ctx, page)
  if (!hash || !(await ctx.app.hashQueue.take(() => isPassword(hash, password)))) return null
  ctx.app.limits.forget(`${place} ${ctx.address}`, fromOne)
  ctx.app.limits.forget(place, fromAll)
  const until = ctx.now + validMs
  return writeKey({ page, until, mark: mark(ctx, { page, until, hash }) })
}

/** Whether the key is for this page on this site, unexpired, and issued for the current password. */
export const isKeyOf = async (ctx: Context, { page, key }: { page: string; key: string }): Promise<boolean> => {
  const read = readKey(key)
  if (!read || read.page !== page || read.until < ctx.now || read.until > ctx.now + validMs) return false
  const hash = await hashOf(ctx, page)
  return hash !== null && timingSafeEqual(Buffer.from(read.mark), Buffer.from(mark(ctx, { ...read, hash })))
}

/** Returns a context with the page unlocked, and the key, if the browser has one; otherwise null. */
export const opened = async (ctx: Context, page: string): Promise<{ ctx: Context; key: string } | null> => {
  const key = ctx.unlockTokens.find((one) => readKey(one)?.page === page)
  if (!key || !(await isKeyOf(ctx, { page, key }))) return null
  noStore(ctx)
  return { ctx: { ...ctx, viewer: { ...ctx.viewer, opened: [...(ctx.viewer.opened ?? []), page] } }, key }
}

async function hashOf(ctx: Context, page: string): Promise<string | null> {
  const { rows } = await sql<{ password: string | null }>`select password from post
    where site = ${ctx.site._id} and _id = ${page} and "removedAt" is null`.execute(ctx[executor])
  return rows[0]?.password ?? null
}

const mark = ({ app, site }: Context, of: { page: string; until: number; hash: string }) =>
  createHmac('sha256', app.sealing.key)
    .update(`page key\n${site._id}\n${of.page}\n${of.until}\n${of.hash}`)
    .digest('base64url')
