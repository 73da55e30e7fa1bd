import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/**
 * The envelope sender of a mail: `bounces+{mail}{mark}@host`, by which a bounce names its mail. The mailbox is the
 * site's own; null without one. The mark is in hexadecimal digits, because servers may change the case of addresses.
 */
export const bounceAddress = (ctx: Context, { mailbox, mail }: { mailbox: string; mail: string }): string | null => {
  const at = mailbox.lastIndexOf('@')
  if (at < 1 || at > 20) return null
  return `${mailbox.slice(0, at)}+${mail}${markOf(ctx, mail)}${mailbox.slice(at)}`
}

/** The mail that a bounce address names; null for another site's, or a forged one. */
export const mailOfBounce = (ctx: Context, address: string): string | null => {
  const [, mail, mark] = /\+([0-9a-f]{24})([0-9a-f]{20})@/.exec(address.toLowerCase()) ?? []
  if (!mail || !mark) return null
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(ctx, mail))) ? mail : null
}

const markOf = ({ app, site }: Context, mail: string) =>
  createHmac('sha256', app.sealing.key).update(`bounce\n${site._id}\n${mail}`).digest('hex').slice(0, 20)
