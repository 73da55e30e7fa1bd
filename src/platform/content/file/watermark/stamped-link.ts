import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'
import { linkMs } from '../serving/link.ts'

/** A copy that was handed out: of which file, by which site, with which text. */
export interface Handed {
  id: string
  site: string
  text: string
}

/** What follows the address of a file, so that anyone who has it gets, until then, the copy with this text and nothing else. */
export const stampedQuery = (sealing: SealingKey, of: Handed & { until: number }) => {
  const mark = Buffer.from(of.text).toString('base64url')
  return `mark=${mark}&site=${of.site}&until=${of.until}&by=${signatureOf(sealing, of)}`
}

/** Whether an address asks for a stamped copy: it is then never answered with the file itself. */
export const asksForCopy = (query: URLSearchParams) => query.has('mark')

/** The copy that an address was signed for, and whether its time has ended; null for one that was not. */
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
