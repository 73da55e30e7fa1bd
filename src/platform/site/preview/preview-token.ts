import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#platform/context.ts'

/** How long a preview may be looked at. */
export const previewMs = 3_600_000

/** The parameter of an address that shows another site than the one of its host (specification L11.5). */
export const previewParameter = 'preview'

type Key = Pick<App, 'sealing'>

/** Which site is shown, at the host names of which other one, and until when, in milliseconds since 1970. */
interface Previewed {
  of: string
  at: string
  until: number
}

/** A signature of the server's: it lets anybody who holds it look at the site, at that place alone, and do nothing there. */
export const previewToken = (app: Key, previewed: Previewed): string =>
  `${previewed.of}.${previewed.until}.${signed(app, previewed)}`

/** What a token lets one look at; null where it was not made here, is for another place, or has ended. */
export const readPreviewToken = (app: Key, given: { token: string; at: string; now: number }): Previewed | null => {
  const [, of, end, mark] = /^([0-9a-f]{24})\.(\d{13})\.([\w-]{43})$/.exec(given.token) ?? []
  if (!of || !end || !mark) return null
  const previewed = { of, at: given.at, until: Number(end) }
  if (previewed.until <= given.now || previewed.until > given.now + previewMs) return null
  return timingSafeEqual(Buffer.from(mark), Buffer.from(signed(app, previewed))) ? previewed : null
}

const signed = ({ sealing }: Key, { of, at, until }: Previewed) =>
  createHmac('sha256', sealing.key).update(`preview\n${of}\n${at}\n${until}`).digest('base64url')
