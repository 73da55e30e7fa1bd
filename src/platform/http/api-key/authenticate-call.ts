import { BlockList, isIP } from 'node:net'
import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { Sealed } from '#platform/data/encryption/seal.ts'
import { beginCall } from './call-log.ts'
import { isInScope } from './scoped.ts'
import { openHash } from './secret.ts'
import { hashOfSecret, isSignedWith, type SignedCall } from './signature.ts'
import { words } from './words.ts'

/** A received call with a key. */
interface ArrivedCall extends SignedCall {
  key: string
  sign: string
  /** Its source address, as seen behind trusted proxies. */
  ip: string
  /** The origin of a browser page; undefined for other clients. */
  origin: string | undefined
}

interface ProvedKey {
  _id: string
  name: string
  scopes: ReadonlySet<string>
  nonce: string
}

export type Proof = ProvedKey | { status: 401 | 403 | 429; says: Text }

/** Maximum clock difference between client and product, in milliseconds. */
const skewMs = 300_000
const guesses = [{ most: 60, ms: 60_000 }]

/**
 * Returns the key of a call, or why it is refused. Before the signature is verified the reason is always the same. Only
 * the holder learns that a key has expired. A revoked key has no secret, and would open nothing even with one.
 */
export const authenticateCall = async (ctx: Context, call: ArrivedCall): Promise<Proof> => {
  const nonce = nonceOf(call.token, ctx.now)
  const found = await keyOf(ctx, call.key)
  const hashes = found?.secrets.map((sealed) => openHash(ctx, sealed)) ?? []
  const isSigned = isSignedWith(hashes.length > 0 ? hashes : [unknown], { call, sign: call.sign })
  if (!found || !nonce || !isSigned || hashes.length === 0) return guessed(ctx, call, words.unproved)
  return faultOf(ctx, { key: found, call }) ?? (await admitted(ctx, { key: found, call, nonce }))
}

/** Refuses an unproven caller; after several attempts with a wait time. */
function guessed(ctx: Context, { ip }: ArrivedCall, says: Text): Exclude<Proof, ProvedKey> {
  const isPatient = ctx.app.limits.tally(`api key ${ip}`, guesses)
  return isPatient ? { status: 401, says } : { status: 429, says: words.tooMany }
}

/** A call counts once its nonce is recorded. A repeated nonce is a replay and does not count against the key. */
async function admitted(ctx: Context, of: { key: StoredKey; call: ArrivedCall; nonce: string }): Promise<Proof> {
  const { key, call, nonce } = of
  const path = call.target.replace(/\?.*/s, '')
  const begun = { key: key._id, nonce, method: call.method, path, address: ctx.address }
  if (!(await beginCall(ctx, begun))) {
    ctx.app.limits.forget(limitName(ctx, key), limitsOf(key))
    return guessed(ctx, call, words.replayed)
  }
  return { _id: key._id, name: key.name, scopes: new Set(key.scopes), nonce }
}

/** Returns why a correctly signed key is refused, before the call is recorded. */
function faultOf(ctx: Context, { key, call }: { key: StoredKey; call: ArrivedCall }): Exclude<Proof, ProvedKey> | null {
  if (key.revokedAt !== null) return { status: 401, says: words.revoked }
  if (key.expires !== null && key.expires < bangkokDay(ctx.now)) return { status: 401, says: words.expired }
  if (key.addresses.length > 0 && !isListed(key.addresses, call.ip)) return { status: 403, says: words.address }
  if (call.origin !== undefined && !key.origins.includes(call.origin)) return { status: 403, says: words.origin }
  if (!ctx.app.limits.tally(limitName(ctx, key), limitsOf(key))) return { status: 429, says: words.tooMany }
  const target = { method: call.method, path: call.target.replace(/\?.*/s, '') }
  return isInScope(new Set(key.scopes), target) ? null : { status: 403, says: words.scope }
}

const limitName = ({ site }: Context, { _id }: StoredKey) => `api key ${site._id} ${_id}`
const limitsOf = ({ perMinute }: StoredKey) => [{ most: perMinute, ms: 60_000 }]

/** Parses `<seconds since 1970>.<16 to 64 characters>`. Returns the characters if the time is close to now. */
function nonceOf(token: string, now: number): string | null {
  const [, seconds, nonce] = /^(\d{10})\.([\w-]{16,64})$/.exec(token) ?? []
  return nonce !== undefined && Math.abs(Number(seconds) * 1000 - now) <= skewMs ? nonce : null
}

const unknown = hashOfSecret('nobody')

interface StoredKey {
  _id: string
  name: string
  scopes: string[]
  addresses: string[]
  origins: string[]
  expires: string | null
  perMinute: number
  revokedAt: string | null
  secrets: Sealed[]
}

/** Returns the site's key by public name, with its currently valid secrets. */
async function keyOf(ctx: Context, name: string): Promise<StoredKey | undefined> {
  const now = new Date(ctx.now).toISOString()
  const { rows } = await sql<StoredKey>`
    select k._id, k.name, k.scopes, k.addresses, k.origins, k.expires, k."perMinute", k."revokedAt",
      coalesce((select jsonb_agg(s.sealed) from api_key_secret s where s.site = k.site and s.key = k._id
        and s."expiresAt" > ${now}), '[]') as secrets
    from api_key k where k.site = ${ctx.site._id} and k._id = ${name.slice(keyPrefix.length)}`.execute(ctx[executor])
  return rows[0]
}

/** The prefix of a key's public name; its `_id` follows. */
export const keyPrefix = 'wk_'

/** Whether an address is in a list of addresses and networks. */
export const isListed = (list: readonly string[], ip: string): boolean => {
  const known = new BlockList()
  for (const one of list) {
    const [address = '', bits] = one.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) known.addAddress(address, family)
    else known.addSubnet(address, Number(bits), family)
  }
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) !== 0 && known.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}
