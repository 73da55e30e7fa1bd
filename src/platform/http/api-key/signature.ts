import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a call with a key says, as it was sent: `target` is the path with its query, `token` the time and the nonce. */
export interface SignedCall {
  method: string
  host: string
  target: string
  token: string
  body: Buffer
}

/** What the product keeps of a secret, and what calls are signed with. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret, 'utf8').digest()

/** HMAC-SHA-256 over method, host, target, token and the hash of the body, each on its line (guides U25). */
export const signatureOf = (hash: Buffer, call: SignedCall): Buffer => {
  const body = createHash('sha256').update(call.body).digest('hex')
  const text = [call.method, call.host, call.target, call.token, body].join('\n')
  return createHmac('sha256', hash).update(text, 'utf8').digest()
}

/** Whether one of the hashes made the signature; every one of them is tried, and each takes the same time. */
export const isSignedWith = (
  hashes: readonly Buffer[],
  { call, sign }: { call: SignedCall; sign: string },
): boolean => {
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(sign) ? sign : '0'.repeat(64), 'hex')
  return hashes.map((hash) => timingSafeEqual(signatureOf(hash, call), given)).some(Boolean)
}
