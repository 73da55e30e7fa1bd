import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { GatewayEvent, Signed } from '../gateway.ts'

/** How far the time of a message may be from ours, in milliseconds. */
const toleranceMs = 10 * 60_000

const eventShape = z.object({
  object: z.literal('event'),
  id: z.string().regex(/^evnt_\w{1,60}$/),
  livemode: z.boolean(),
  data: z.object({ id: z.string().max(80), link: z.unknown().optional() }),
})

/**
 * Checks the signature of a webhook on its raw bytes and then reads it. The key is the base64 secret of the dashboard.
 * For a day after a change of the secret the header has two signatures.
 */
export const verifyEvent = ({ raw, headers, secret, now }: Signed): GatewayEvent | null => {
  const [signatures, timestamp] = [one(headers['omise-signature']), one(headers['omise-signature-timestamp'])]
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) * 1000 - now) > toleranceMs) return null
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.`).update(raw).digest()
  const given = signatures.split(',').slice(0, 4)
  if (!given.some((text) => isSame(text.trim(), expected))) return null
  const read = eventShape.safeParse(jsonOf(raw))
  if (!read.success) return null
  const { id, livemode, data } = read.data
  const link = typeof data.link === 'string' ? data.link : ((data.link as { id?: unknown } | null)?.id ?? '')
  return { id, isLive: livemode, refs: [data.id, String(link)].filter((ref) => /^link_\w+$/.test(ref)) }
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header.slice(0, 400) : '')

function isSame(text: string, expected: Buffer): boolean {
  return /^[0-9a-f]{64}$/i.test(text) && timingSafeEqual(Buffer.from(text, 'hex'), expected)
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}
