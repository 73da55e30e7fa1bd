import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A signed call as it was sent: `target` is the path with its query, `token` the time and the nonce. */
export interface SignedCall {
  method: string
  host: string
  target: string
  token: string
  body: Buffer
}

/** Returns the hash of a secret, which is stored and used to sign calls. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret, 'utf8').digest()

/** Returns the HMAC-SHA-256 over method, host, target, token and body hash, one per line (guides U25). */
export const signatureOf = (hash: Buffer, call: SignedCall): Buffer => {
  const body = createHash('sha256').update(call.body).digest('hex')
  const text = [call.method, call.host, call.target, call.token, body].join('\n')
  return createHmac('sha256', hash).update(text, 'utf8').digest()
}

/** Whether one of the hashes made the signature. All are tried, in constant time. */
export const isSignedWith = (
  hashes: readonly Buffer[],
  { call, sign }: { call: SignedCall; sign: string },
): boolean => {
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(sign) ? sign : '0'.repeat(64), 'hex')
  return hashes.map((hash) => timingSafeEqual(signatureOf(hash, call), given)).some(Boolean)
}
