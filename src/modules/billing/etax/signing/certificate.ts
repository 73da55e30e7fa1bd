import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'

/** A certificate and its private key, with which a tax branch signs. */
export interface SigningIdentity {
  certificate: X509Certificate
  key: KeyObject
}

/**
 * Reads a certificate and a private key in PEM, as PKCS#8; a form may have taken the line ends from them. Returns what is
 * wrong instead: no certificate, no RSA key of 2048 bits or more, or a key of another certificate.
 */
export function readIdentity(certificateText: string, keyText: string): SigningIdentity | IdentityProblem {
  const certificate = readPem(certificateText, 'CERTIFICATE', (bytes) => new X509Certificate(bytes))
  if (!certificate) return 'certificate'
  const key = readPem(keyText, 'PRIVATE KEY', (bytes) => createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' }))
  if (!key || key.asymmetricKeyType !== 'rsa') return 'key'
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < minKeyBits) return 'key'
  return certificate.checkPrivateKey(key) ? { certificate, key } : 'pair'
}

type IdentityProblem = 'certificate' | 'key' | 'pair'

const minKeyBits = 2048

function readPem<T>(text: string, label: string, read: (bytes: Buffer) => T): T | null {
  const body = new RegExp(`-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----`).exec(text)?.[1]
  if (body === undefined) return null
  try {
    return read(Buffer.from(body.replaceAll(/\s/g, ''), 'base64'))
  } catch {
    return null
  }
}

/** Returns the name in a certificate: the common name of its subject, or all of it. */
export const nameIn = ({ subject }: X509Certificate): string => /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.slice(0, 200)

/** Returns the last instant of a certificate, in ISO UTC. */
export const expiryOf = ({ validTo }: X509Certificate): string => new Date(validTo).toISOString()
