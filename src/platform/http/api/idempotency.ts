import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

/** A call with an Idempotency-Key. */
interface KeyedCall {
  key: string
  /** Identifies the client if the viewer is a visitor. */
  client: string
  /** Method, path and body. The same key cannot be reused with others. */
  asked: string
}

const keptMs = 24 * 3_600_000

/** Deletes expired responses every hour. */
export const sweepAnsweredCalls = defineScheduledJob({
  name: 'platform/sweep-answered-calls',
  schedule: { everyMinutes: 60 },
  work: (app) =>
    sweep(app, { table: 'answered_call', where: sql`"createdAt" < ${new Date(app.clock() - keptMs).toISOString()}` }),
})

/**
 * Runs a call once (design §1). Its response is stored for 24 hours, in the transaction of its writes, and repeated to
 * the same user for the same key. A concurrent second call waits for the first. Errors are not stored. Throws a
 * conflict if the key was used for another call.
 */
export const runIdempotent = (
  ctx: Context,
  call: KeyedCall,
  answer: (inside: Context) => Promise<unknown>,
): Promise<{ body: unknown; isReplayed: boolean }> => {
  const place = { site: ctx.site._id, key: call.key, who: whoOf(ctx, call), request: hashed(ctx, call.asked) }
  return retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      if (!(await claimed(inside, place))) return { body: await keptAnswer(inside, place), isReplayed: true }
      const body = (await answer(inside)) ?? null
      await keep(inside, place, body)
      return { body, isReplayed: false }
    }),
  )
}

/** Returns the key of a header: 1 to 200 printable ASCII characters. Throws invalid otherwise. */
export const keyOf = (header: string | string[]): string => {
  if (typeof header === 'string' && /^[\x20-\x7e]{1,200}$/.test(header)) return header
  throw invalid({
    field: 'Idempotency-Key',
    code: 'wrong',
    th: 'Idempotency-Key ต้องเป็นอักษร ASCII 1–200 ตัว',
    en: 'Idempotency-Key must be 1 to 200 printable ASCII characters',
  })
}

interface Place {
  site: string
  key: string
  who: string
  request: string
}

/** Reserves the key unless a response is stored for it. Waits for a concurrent call with the key. */
async function claimed(ctx: Context, { site, key, who, request }: Place): Promise<boolean> {
  const outdated = new Date(ctx.now - keptMs).toISOString()
  const { rows } = await sql`insert into answered_call (site, key, who, request, "createdAt")
    values (${site}, ${key}, ${who}, ${request}, ${nowOf(ctx)})
    on conflict (site, key, who) do update set request = excluded.request, "createdAt" = excluded."createdAt"
      where answered_call."createdAt" < ${outdated}
    returning 1`.execute(ctx[executor])
  return rows.length > 0
}

async function keptAnswer(ctx: Context, { site, key, who, request }: Place): Promise<unknown> {
  const { rows } = await sql<{ request: string; answer: string }>`select request, answer from answered_call
    where site = ${site} and key = ${key} and who = ${who}`.execute(ctx[executor])
  const kept = rows[0]!
  if (kept.request !== request) throw usedOtherwise()
  return JSON.parse(kept.answer)
}

async function keep(ctx: Context, { site, key, who }: Place, body: unknown) {
  const { status } = (body ?? {}) as { status?: unknown }
  const here = sql`site = ${site} and key = ${key} and who = ${who}`
  const isRefused = typeof status === 'number' && status >= 400
  const done = isRefused
    ? sql`delete from answered_call where ${here}`
    : sql`update answered_call set answer = ${JSON.stringify(body)} where ${here}`
  await done.execute(ctx[executor])
}

const whoOf = (ctx: Context, { client }: KeyedCall) =>
  ctx.viewer.id === '' ? `client ${hashed(ctx, client)}` : `user ${ctx.viewer.home} ${ctx.viewer.id}`

/** Uses the installation's key. A body may contain a password, which the stored hash must not reveal. */
const hashed = (ctx: Context, text: string) =>
  createHmac('sha256', ctx.app.sealing.key).update(`answered call ${text}`).digest('base64url')

const usedOtherwise = () =>
  conflict({
    field: 'Idempotency-Key',
    code: 'key-used',
    th: 'Idempotency-Key นี้ถูกใช้กับคำขออื่นไปแล้ว กรุณาใช้คีย์ใหม่',
    en: 'This Idempotency-Key was used for another request; please use a new one',
  })
