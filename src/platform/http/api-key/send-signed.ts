import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict } from '#platform/errors/errors.ts'
import type { Sealed } from '#platform/data/encryption/seal.ts'
import { keyPrefix } from './authenticate-call.ts'
import { openHash } from './secret.ts'
import { signatureOf } from './signature.ts'

/** A call to send with a key: `target` is the path with its query, `body` is JSON text or ''. */
interface TriedCall {
  key: string
  method: string
  target: string
  body: string
}

/**
 * Sends a call as the key's holder would, from the viewer's address, signed with the newest secret. It is verified,
 * limited and logged like any other. Returns the status, the body and the duration in milliseconds. The caller checks
 * permissions. Throws a conflict for a key without a secret.
 */
export const sendSigned = async (ctx: Context, { key, method, target, body }: TriedCall) => {
  const host = ctx.site.hostname
  const token = `${Math.floor(ctx.now / 1000)}.${randomBytes(12).toString('hex')}`
  const signed = { method, host, target, token, body: Buffer.from(body, 'utf8') }
  const sign = signatureOf(await newestHash(ctx, key), signed).toString('hex')
  const headers = { host, key: keyPrefix + key, token, sign, cookie: `lang=${ctx.locale}`, 'user-agent': 'Wicha' }
  const since = performance.now()
  const answer = await ctx.app.ask({
    ...{ method, target, body, from: addressOf(ctx.address) },
    headers: body === '' ? headers : { ...headers, 'content-type': 'application/json' },
  })
  return { ...answer, ms: performance.now() - since }
}

async function newestHash(ctx: Context, key: string): Promise<Buffer> {
  const { rows } = await sql<{ sealed: Sealed }>`
    select sealed from api_key_secret where site = ${ctx.site._id} and key = ${key}
      and "expiresAt" > ${new Date(ctx.now).toISOString()}
    order by "createdAt" desc limit 1`.execute(ctx[executor])
  if (!rows[0]) throw conflict()
  return openHash(ctx, rows[0].sealed)
}

/** The context contains only the network of an IPv6 address. */
const addressOf = (network: string) => (isIP(network) ? network : isIP(`${network}::`) ? `${network}::` : '127.0.0.1')
