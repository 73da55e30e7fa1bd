import { sql } from 'kysely'
import { phoneDigits } from '#domain/thai-identity/phone.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import { deletePrivateIn, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { unpaidOrder } from '../../../tables.ts'
import { orderWords as words } from '../../../words.ts'

/** How many unpaid orders a person, and a phone number, may have. */
export const maxUnpaid = 2
/** How many unpaid orders of visitors, and of learners, may come from one network address: a classroom shares one. */
const maxOfAddress = { visitor: 4, learner: 40 }

/** Who orders: a visitor has no account. */
interface Buyer {
  userID: string | null
  phone: string
}

/**
 * Throws conflict for a phone number or a network address with too many unpaid orders: each holds seats and goods that others want. Orders
 * of one phone and one address are made one after the other, in the caller's transaction.
 */
export async function assertFewOf(ctx: Context, { userID, phone }: Buyer): Promise<void> {
  const { address } = ctx
  const digits = phoneDigits(phone)
  for (const name of [digits, address].filter((one) => one !== '')) await lockSite(ctx, `unpaid orders ${name}`)
  if (digits !== '') {
    const n = await countOf(ctx, sql<boolean>`unpaid_order.phone = ${digits}`)
    if (n >= maxUnpaid) throw tooMany('tooManyOfPhone', n)
  }
  if (address === '') return
  const isVisitor = userID === null
  const kind = isVisitor ? sql`unpaid_order."userID" is null` : sql`unpaid_order."userID" is not null`
  const n = await countOf(ctx, sql<boolean>`unpaid_order.address = ${address} and ${kind}`)
  if (n >= maxOfAddress[isVisitor ? 'visitor' : 'learner']) throw tooMany('tooManyOfAddress', n)
}

const tooMany = (what: 'tooManyOfPhone' | 'tooManyOfAddress', n: number) => {
  const { th, en } = words[what]
  return conflict({ field: 'courseID', code: 'unpaid', th: fill(th, { n }), en: fill(en, { n }) })
}

async function countOf(ctx: Context, where: ReturnType<typeof sql<boolean>>): Promise<number> {
  const { n } = await fromPrivate(ctx, unpaidOrder)
    .select(sql<number>`count(*)::int`.as('n'))
    .where(where)
    .executeTakeFirstOrThrow()
  return n
}

/** Notes a new order, so that it counts until it is paid or ends. */
export const noteUnpaid = (ctx: Context, { orderID, userID, phone }: Buyer & { orderID: string }) =>
  insertPrivate(ctx, unpaidOrder, { row: { orderID, userID, phone: phoneDigits(phone), address: ctx.address } })

/** Orders that were paid or ended count no longer. */
export const forgetUnpaid = (ctx: Context, orderIDs: readonly string[]) =>
  deletePrivateIn(ctx, unpaidOrder, { column: 'orderID', values: orderIDs })
