import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/** A keyed hash of an address on the context's site, in 32 hexadecimal digits. Case does not matter. */
export const addressHash = ({ app, site }: Context, address: string): string =>
  createHmac('sha256', app.sealing.key)
    .update(`mail address\n${site._id}\n${address.trim().toLowerCase()}`)
    .digest('hex')
    .slice(0, 32)

/** An address by which its owner recognises it: `so***@wicha.test`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${address.slice(0, Math.min(2, at - 1))}***${address.slice(at)}`
}
