import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { seal, type Sealed, unseal } from '#platform/data/encryption/seal.ts'
import { hashOfSecret } from './signature.ts'

const hourMs = 3_600_000

/**
 * Creates a secret for a key and returns it this one time; only its hash is stored, encrypted. Existing secrets stay
 * valid for `overlapHours`.
 */
export const giveSecret = (ctx: Context, of: { key: string; overlapHours: number }): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const secret = randomBytes(32).toString('base64url')
    const until = new Date(ctx.now + of.overlapHours * hourMs).toISOString()
    const here = sql`site = ${ctx.site._id} and key = ${of.key}`
    await sql`delete from api_key_secret where ${here} and "expiresAt" <= ${nowOf(ctx)}`.execute(inside[executor])
    await sql`update api_key_secret set "expiresAt" = least("expiresAt", ${until}) where ${here}`.execute(
      inside[executor],
    )
    const sealed = seal(ctx.app.sealing, placeOf(ctx.site._id), hashOfSecret(secret).toString('hex'))
    await sql`insert into api_key_secret (site, key, sealed, "createdAt")
      values (${ctx.site._id}, ${of.key}, ${JSON.stringify(sealed)}::jsonb, ${nowOf(ctx)})`.execute(inside[executor])
    return secret
  })

/** Deletes all secrets of a key; nothing can be signed with it any more. */
export const takeSecrets = async (ctx: Context, key: string) => {
  await sql`delete from api_key_secret where site = ${ctx.site._id} and key = ${key}`.execute(ctx[executor])
}

/** Decrypts a hash. Its last four characters are shown to nobody. */
export const openHash = (ctx: Pick<Context, 'app' | 'site'>, sealed: Sealed): Buffer =>
  Buffer.from(unseal(ctx.app.sealing, placeOf(ctx.site._id), sealed), 'hex')

const placeOf = (site: string) => ({ site, collection: 'api_key', field: 'secret' })
