import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#platform/context.ts'

/** Duration of a preview, in milliseconds. */
export const previewMs = 3_600_000

/** The query parameter that shows another site than the host's (specification L11.5). */
export const previewParameter = 'preview'

type Key = Pick<App, 'sealing'>

/** The previewed site, the site whose host names show it, and the end in milliseconds since 1970. */
interface Previewed {
  of: string
  at: string
  until: number
}

/** Returns a signed token. Its bearer can view the site, only at that place, and do nothing there. */
export const previewToken = (app: Key, previewed: Previewed): string =>
  `${previewed.of}.${previewed.until}.${signed(app, previewed)}`

/** Returns what a token allows to view. Null if it was not issued here, is for another place, or has expired. */
export const readPreviewToken = (app: Key, given: { token: string; at: string; now: number }): Previewed | null => {
  const [, of, end, mark] = /^([0-9a-f]{24})\.(\d{13})\.([\w-]{43})$/.exec(given.token) ?? []
  if (!of || !end || !mark) return null
  const previewed = { of, at: given.at, until: Number(end) }
  if (previewed.until <= given.now || previewed.until > given.now + previewMs) return null
  return timingSafeEqual(Buffer.from(mark), Buffer.from(signed(app, previewed))) ? previewed : null
}

const signed = ({ sealing }: Key, { of, at, until }: Previewed) =>
  createHmac('sha256', sealing.key).update(`preview\n${of}\n${at}\n${until}`).digest('base64url')
