import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { couponClaim } from '../tables.ts'

/** Who a use of the viewer counts for: the account, and the phone of its profile as a checksum. */
export async function holdersOf(ctx: Context): Promise<string[]> {
  const user = await from(ctx, 'user').select('user.phone').where('user._id', '=', ctx.viewer.id).executeTakeFirst()
  const account = `user:${ctx.viewer.id}`
  const digits = user?.phone?.replace(/\D/g, '') ?? ''
  if (digits === '') return [account]
  return [account, `phone:${createHash('sha256').update(`${ctx.site._id} ${digits}`).digest('base64url')}`]
}

/** How often one of these holders uses a coupon or used it. */
export async function claimsOf(ctx: Context, { couponID, holders }: { couponID: string; holders: readonly string[] }) {
  const { n } = await fromPrivate(ctx, couponClaim)
    .select(sql<number>`count(distinct coupon_claim."useID")::int`.as('n'))
    .where('coupon_claim.couponID', '=', couponID)
    .where('coupon_claim.holder', 'in', holders)
    .executeTakeFirstOrThrow()
  return n
}
