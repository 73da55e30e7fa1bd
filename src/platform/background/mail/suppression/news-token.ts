import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, nowOf } from '#platform/context.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { unsubscribeDays } from '#platform/background/reminders/unsubscribe.ts'
import { mailSuppressed } from '../mail-tables.ts'
import { addressHash } from './address-hash.ts'

const dayMs = 86_400_000

/** What lets who has a mail stop the site's news to its address without signing in. */
export const newsToken = (ctx: Context, address: string): string => {
  const until = Math.floor(ctx.now / dayMs) + unsubscribeDays
  const hash = addressHash(ctx, address)
  return ['news', hash, until, markOf(ctx, hash, until)].join('.')
}

/** The hash of the address whose news a token stops; null for one that is forged, of another site, or expired. */
export const newsSubscriptionOf = (ctx: Context, token: string): string | null => {
  const [, hash, written, mark] = /^news\.([0-9a-f]{32})\.(\d{1,6})\.([\w-]{43})$/.exec(token) ?? []
  if (!hash || !mark) return null
  const right = Buffer.from(markOf(ctx, hash, Number(written)))
  return timingSafeEqual(Buffer.from(mark), right) && Number(written) * dayMs > ctx.now ? hash : null
}

/** Stops the site's news to an address by its hash. A repeated call changes nothing. */
export const unsubscribeFromNews = (ctx: Context, address: string) =>
  insertPrivate(ctx, mailSuppressed, {
    row: {
      ...{ address, masked: '***', reason: 'unsubscribe', scope: 'news', until: null, note: '', by: '' },
      createdAt: nowOf(ctx),
    },
    onConflict: { columns: ['address', 'scope'], update: 'all' },
  })

const markOf = ({ app, site }: Context, hash: string, until: number) =>
  createHmac('sha256', app.sealing.key).update(`news\n${site._id}\n${hash}\n${until}`).digest('base64url')
