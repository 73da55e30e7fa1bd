import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SealingKey } from './sealing-key.ts'

/** Where a secret stands: bound into its seal, so that a sealed text copied to another site or field does not open. */
export interface Place {
  site: string
  collection: string
  field: string
}

/** A secret as the table holds it. `last4` is for people to know it by, and empty where it would tell too much. */
export interface Sealed {
  v: 1
  /** The id of the key. */
  key: string
  /** Nonce, ciphertext and tag of AES-256-GCM, base64url. */
  sealed: string
  last4: string
}

/** Seals a text for its place (guides U9). */
export const seal = (with_: SealingKey, at: Place, text: string): Sealed => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, with_.key, nonce).setAAD(bound(at))
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { v: 1, key: with_.id, sealed: sealed.toString('base64url'), last4: lastFour([...text]) }
}

/** The text of a sealed one; throws when another key sealed it, or it was sealed for another place or altered since. */
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
/** Four of fewer characters than this would be a good part of the secret. */
const shortestShown = 16

/** By code point: half of a pair is no text that a table takes. */
const lastFour = (letters: string[]) => (letters.length < shortestShown ? '' : letters.slice(-4).join(''))

const bound = ({ site, collection, field }: Place) => Buffer.from(JSON.stringify([site, collection, field]))
