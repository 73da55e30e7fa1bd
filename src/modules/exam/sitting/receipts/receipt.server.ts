import { createPrivateKey, createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { nowOf } from '#platform/context.ts'
import { seal, type Sealed, unseal } from '#platform/data/encryption/seal.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { receiptKey } from './tables.ts'

/** What a receipt proves: the head of the log of an attempt at an instant. */
interface ReceiptFacts {
  kind: 'start' | 'submit'
  attemptID: string
  seq: number
  head: string
  at: string
}

/** Signs facts with the key of the site: `WR1.<facts>.<signature>`, both base64url. The same facts give the same text. */
export async function signReceipt(ctx: Context, facts: ReceiptFacts): Promise<string> {
  const { keyID, sealed } = (await newestKey(ctx)) ?? (await createKey(ctx))
  const { kind, attemptID, seq, head, at } = facts
  const text = JSON.stringify({ site: ctx.site._id, keyID, kind, attemptID, seq, head, at })
  const signed = `WR1.${Buffer.from(text).toString('base64url')}`
  const key = createPrivateKey(unseal(ctx.app.sealing, placeOf(ctx), JSON.parse(sealed) as Sealed))
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}

/** Returns the public keys of the site, newest first. Earlier ones stay, for the receipts that they signed. */
export const receiptKeys = (ctx: Context) =>
  fromPrivate(ctx, receiptKey)
    .select(['keyID', 'publicKey', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('keyID')
    .execute()

const newestKey = (ctx: Context) =>
  fromPrivate(ctx, receiptKey)
    .select(['keyID', 'sealed'])
    .orderBy('createdAt', 'desc')
    .orderBy('keyID')
    .limit(1)
    .executeTakeFirst()

/** Two first receipts at once may create two keys. Each names the one that signed it. */
async function createKey(ctx: Context) {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' })
  const keyID = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
  const sealed = JSON.stringify(seal(ctx.app.sealing, placeOf(ctx), String(pem)))
  await insertPrivate(ctx, receiptKey, { row: { keyID, publicKey: String(publicKey), sealed, createdAt: nowOf(ctx) } })
  return { keyID, sealed }
}

const placeOf = (ctx: Context) => ({ site: ctx.site._id, collection: 'receipt_key', field: 'sealed' })
