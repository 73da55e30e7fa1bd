import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'
import { linkMs } from '../serving/link.ts'

/** A shared copy: its file, site and text. */
export interface Handed {
  id: string
  site: string
  text: string
}

/**
 * Returns the signed query string for a copy with this text. Anyone who has it can open only this copy until it
 * expires.
 */
export const stampedQuery = (sealing: SealingKey, of: Handed & { until: number }) => {
  const mark = Buffer.from(of.text).toString('base64url')
  return `mark=${mark}&site=${of.site}&until=${of.until}&by=${signatureOf(sealing, of)}`
}

/** Whether an address requests a copy; the original is then never sent. */
export const asksForCopy = (query: URLSearchParams) => query.has('mark')

/** Returns the copy of a signed address, and whether it has expired. Null without a valid signature. */
export const readStamped = (
  sealing: SealingKey,
  { id, query, now }: { id: string; query: URLSearchParams; now: number },
): (Handed & { isOver: boolean }) | null => {
  const until = Number(query.get('until'))
  if (!Number.isSafeInteger(until) || until > now + linkMs) return null
  const of = { id, site: query.get('site') ?? '', text: Buffer.from(query.get('mark') ?? '', 'base64url').toString() }
  const given = Buffer.from(query.get('by') ?? '')
  const right = Buffer.from(signatureOf(sealing, { ...of, until }))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return { ...of, isOver: until <= now }
}

const signatureOf = ({ key }: SealingKey, { id, site, text, until }: Handed & { until: number }) => {
  const own = createHmac('sha256', key).update('wicha stamped copies').digest()
  return createHmac('sha256', own)
    .update(JSON.stringify([id, site, text, until]))
    .digest('base64url')
}
