import { sql } from 'kysely'
import { addBaht } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import { computeWhere } from '#platform/data/collection/writing/compute-where.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { creditSpend } from '../tables.ts'
import { addMove, lockWallet } from './credit-lots.server.ts'

/** What came back of a spending in baht, and what did not because its lot had ended. */
interface ReturnedCredit {
  returned: number
  ended: number
}

/**
 * Gives spent credit back to the lots that it came from, in the caller's transaction. Each lot keeps its end, so credit of a lot that has
 * ended meanwhile does not come back. A second call returns null and changes nothing.
 */
export async function returnCredit(
  ctx: Context,
  { userID, ref }: { userID: string; ref: string },
): Promise<ReturnedCredit | null> {
  await lockWallet(ctx, userID)
  if (await wasReturned(ctx, ref)) return null
  let [returned, ended] = [0, 0]
  for (const { lotID, amount, isLive } of await spendsOf(ctx, ref)) {
    if (isLive) await putBack(ctx, { lotID, amount })
    if (isLive) returned = addBaht(returned, amount)
    else ended = addBaht(ended, amount)
  }
  if (returned + ended > 0) await addMove(ctx, { userID, kind: 'back', ref, amount: addBaht(returned, ended) })
  if (ended > 0) await addMove(ctx, { userID, kind: 'end', ref, amount: ended })
  return { returned, ended }
}

const wasReturned = (ctx: Context, ref: string) =>
  from(ctx, 'credit_move')
    .select('credit_move._id')
    .where('credit_move.kind', '=', 'back')
    .where('credit_move.ref', '=', ref)
    .executeTakeFirst()

async function spendsOf(ctx: Context, ref: string) {
  const spends = await fromPrivate(ctx, creditSpend)
    .select(['credit_spend.lotID', 'credit_spend.amount'])
    .where('credit_spend.ref', '=', ref)
    .orderBy('credit_spend.lotID')
    .execute()
  if (spends.length === 0) return []
  const lots = await from(ctx, 'credit_lot')
    .select(['credit_lot._id', 'credit_lot.expiresAt'])
    .where(
      'credit_lot._id',
      'in',
      spends.map(({ lotID }) => lotID),
    )
    .execute()
  const ends = new Map(lots.map(({ _id, expiresAt }) => [_id, expiresAt]))
  return spends.map(({ lotID, amount }) => {
    const end = ends.get(lotID) ?? null
    return { lotID, amount: Number(amount), isLive: end === null || end > nowOf(ctx) }
  })
}

/** The check of the table refuses more than the lot ever held. */
async function putBack(ctx: Context, { lotID, amount }: { lotID: string; amount: number }) {
  await computeWhere(ctx, 'credit_lot', {
    where: { _id: lotID },
    only: sql<boolean>`true`,
    change: { left: sql`"left" + ${amount}::numeric` },
  })
}
