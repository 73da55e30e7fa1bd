import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SealingKey } from './sealing-key.ts'

/**
 * The location of a secret, authenticated with its ciphertext. A ciphertext copied to another site or field does not
 * decrypt.
 */
export interface Place {
  site: string
  collection: string
  field: string
}

/** A secret as stored. `last4` lets users recognise it, and is empty if it would reveal too much. */
export interface Sealed {
  v: 1
  /** The id of the key. */
  key: string
  /** Nonce, ciphertext and tag of AES-256-GCM, base64url. */
  sealed: string
  last4: string
}

/** Encrypts a text for its location (guides U9). */
export const seal = (with_: SealingKey, at: Place, text: string): Sealed => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, with_.key, nonce).setAAD(bound(at))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { v: 1, key: with_.id, sealed: sealed.toString('base64url'), last4: lastFour([...text]) }
}

/** Decrypts a text. Throws if another key or location was used, or the ciphertext changed. */
export const unseal = (with_: SealingKey, at: Place, { key, sealed }: Sealed): string => {
  const where = `${at.collection}.${at.field} of site ${at.site}`
  if (key !== with_.id) throw new Error(`${where} was sealed with another SECRET_KEY (${key}, not ${with_.id})`)
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(algorithm, with_.key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  opening.setAAD(bound(at)).setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]).toString('utf8')
  } catch {
    throw new Error(`${where} is not what was sealed`)
  }
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** Secrets shorter than this show nothing, because four characters would reveal too much. */
const shortestShown = 16

/** Splits by code point, since a table refuses half a surrogate pair. */
const lastFour = (letters: string[]) => (letters.length < shortestShown ? '' : letters.slice(-4).join(''))

const bound = ({ site, collection, field }: Place) => Buffer.from(JSON.stringify([site, collection, field]))
