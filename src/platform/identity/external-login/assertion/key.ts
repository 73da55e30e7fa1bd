import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'

/** The verification key of assertions and its allowed algorithms, which never include those of the other key type. */
export interface ProvingKey {
  key: KeyObject
  algorithms: string[]
}

const pem = /^-----BEGIN PUBLIC KEY-----([\sA-Za-z0-9+/=]+)-----END PUBLIC KEY-----$/
/** HMAC with SHA-256 needs a key at least as long as its output, or it could be guessed. */
const leastBytes = 32

/**
 * Parses the site's key: a public key in PEM, with or without line breaks, or a shared secret. Null if it is neither.
 */
export const provingKey = (text: string): ProvingKey | null => {
  const [, body] = pem.exec(text.trim()) ?? []
  if (body !== undefined) return publicKey(body)
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length < leastBytes || text.includes('-----')) return null
  return { key: createSecretKey(bytes), algorithms: ['HS256'] }
}

function publicKey(body: string): ProvingKey | null {
  try {
    const key = createPublicKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'spki' })
    const algorithms = algorithmsOf(key)
    return algorithms && { key, algorithms }
  } catch {
    return null
  }
}

function algorithmsOf({ asymmetricKeyType: type, asymmetricKeyDetails: of }: KeyObject): string[] | null {
  if (type === 'ed25519') return ['EdDSA', 'Ed25519']
  if (type === 'ec' && of?.namedCurve === 'prime256v1') return ['ES256']
  if (type === 'rsa' && (of?.modulusLength ?? 0) >= 2048) return ['RS256', 'PS256']
  return null
}
