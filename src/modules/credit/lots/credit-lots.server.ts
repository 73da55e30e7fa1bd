import { sql } from 'kysely'
import { addBaht } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { computeWhere } from '#platform/data/collection/writing/compute-where.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import type { LotSource } from '../collections/credit-lot.ts'
import type { CreditMoveKind } from '../collections/credit-move.ts'
import { creditSpend } from '../tables.ts'
import { creditProblems as words } from '../words.ts'

/** Credit to add. `ref` names what it is for, so that it is added once. `expiresAt` is an ISO instant. */
export interface NewLot {
  userID: string
  amount: number
  source: LotSource
  ref: string
  expiresAt: string | null
}

/** Adds credit to a wallet, in the caller's transaction. Returns the id of the lot, or null if the source gave its credit already. */
export async function addLot(ctx: Context, { amount, ...of }: NewLot): Promise<string | null> {
  await lockWallet(ctx, of.userID)
  const known = await from(ctx, 'credit_lot')
    .select('credit_lot._id')
    .where('credit_lot.ref', '=', of.ref)
    .executeTakeFirst()
  if (known) return null
  const { _id } = await record(ctx, 'credit_lot', { ...of, amount })
  await compute(ctx, 'credit_lot', { _id, change: { left: amount } })
  await addMove(ctx, { userID: of.userID, kind: 'in', ref: of.ref, amount })
  return _id
}

/** What a person can spend now, in baht. */
export const balanceOf = async (ctx: Context, userID: string): Promise<number> =>
  addBaht(...(await liveLots(ctx, userID)).map(({ left }) => left))

/** The lots of a person that can be spent, by their nearest end. */
export const liveLots = (ctx: Context, userID: string) =>
  from(ctx, 'credit_lot')
    .select(['credit_lot._id', 'credit_lot.left', 'credit_lot.expiresAt', 'credit_lot.source'])
    .where('credit_lot.userID', '=', userID)
    .where('credit_lot.left', '>', 0)
    .where((where) =>
      where.or([where('credit_lot.expiresAt', 'is', null), where('credit_lot.expiresAt', '>', nowOf(ctx))]),
    )
    .orderBy(sql`credit_lot."expiresAt" asc nulls last`)
    .orderBy('credit_lot._id')
    .execute()

/**
 * Spends credit of a person, the nearest end first, in one transaction. The wallet is locked, and each statement takes only what is left.
 * `ref` names what it pays. Throws conflict if the credit is not enough.
 */
export const spendCredit = (
  ctx: Context,
  { userID, amount, ref }: { userID: string; amount: number; ref: string },
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    await lockWallet(inside, userID)
    let due = amount
    for (const { _id, left } of await liveLots(inside, userID)) {
      const part = Math.min(due, left)
      if (part > 0) await spendFromLot(inside, { _id, part, ref })
      due = addBaht(due, -part)
    }
    if (due > 0) throw notEnough()
    await addMove(inside, { userID, kind: 'spend', ref, amount })
  })

/** Ends a lot whose time is over. Returns whose credit ended and how much; null if nothing was left. */
export async function endLot(ctx: Context, _id: string): Promise<{ userID: string; amount: number } | null> {
  const lot = await from(ctx, 'credit_lot')
    .select(['credit_lot.userID', 'credit_lot.expiresAt'])
    .where('credit_lot._id', '=', _id)
    .executeTakeFirst()
  if (!lot?.expiresAt || lot.expiresAt > nowOf(ctx)) return null
  await lockWallet(ctx, lot.userID)
  const { left } = await from(ctx, 'credit_lot')
    .select('credit_lot.left')
    .where('credit_lot._id', '=', _id)
    .executeTakeFirstOrThrow()
  if (left <= 0) return null
  await takeFromLot(ctx, { _id, part: left })
  await addMove(ctx, { userID: lot.userID, kind: 'end', ref: _id, amount: left })
  return { userID: lot.userID, amount: left }
}

/** The last moves of a person's wallet, newest first. */
export const movesOf = (ctx: Context, userID: string) =>
  from(ctx, 'credit_move')
    .select(['credit_move._id', 'credit_move.kind', 'credit_move.amount', 'credit_move.createdAt'])
    .where('credit_move.userID', '=', userID)
    .orderBy('credit_move.createdAt', 'desc')
    .orderBy('credit_move._id', 'desc')
    .limit(100)
    .execute()

/** Holds the wallet of a person until the end of the transaction. */
export const lockWallet = (ctx: Context, userID: string) => lockSite(ctx, `wallet ${userID}`)

async function spendFromLot(ctx: Context, { _id, part, ref }: { _id: string; part: number; ref: string }) {
  await takeFromLot(ctx, { _id, part })
  await insertPrivate(ctx, creditSpend, { row: { ref, lotID: _id, amount: part } })
}

async function takeFromLot(ctx: Context, { _id, part }: { _id: string; part: number }) {
  const row = await computeWhere(ctx, 'credit_lot', {
    where: { _id },
    only: sql<boolean>`"left" >= ${part}::numeric`,
    change: { left: sql`"left" - ${part}::numeric` },
  })
  if (!row) throw notEnough()
}

const notEnough = () => conflict({ field: 'credit', code: 'short', ...words.short })

/** Writes a change of a wallet. */
export const addMove = (ctx: Context, of: { userID: string; kind: CreditMoveKind; ref: string; amount: number }) =>
  record(ctx, 'credit_move', of)
