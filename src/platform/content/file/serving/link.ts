import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'

/** How long a signed link opens a private file, in milliseconds (guides U10). */
export const linkMs = 10 * 60_000

/**
 * Returns the signed query string for a private file's address. Anyone who has it can open the file until it expires.
 */
export const signedQuery = (sealing: SealingKey, of: { id: string; until: number }) =>
  `until=${of.until}&by=${signatureOf(sealing, of)}`

/** Whether a file's address has a valid signature that has not expired at `now`. */
export const isSigned = (sealing: SealingKey, of: { id: string; query: URLSearchParams; now: number }): boolean => {
  const until = Number(of.query.get('until'))
  if (!Number.isSafeInteger(until) || until <= of.now || until > of.now + linkMs) return false
  const given = Buffer.from(of.query.get('by') ?? '')
  const right = Buffer.from(signatureOf(sealing, { id: of.id, until }))
  return given.length === right.length && timingSafeEqual(given, right)
}

const signatureOf = ({ key }: SealingKey, { id, until }: { id: string; until: number }) => {
  const own = createHmac('sha256', key).update('wicha file links').digest()
  return createHmac('sha256', own).update(`${id} ${until}`).digest('base64url')
}
