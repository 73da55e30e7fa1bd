import { hasNumberedDocument } from '#modules/billing/public-api.ts'
import { reversePayment } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import type { RowState } from '../rules/file-states.ts'
import { reconcileNotices as notices, reconcileWords as words } from '../words.ts'
import { lockRow } from './accept-row.server.ts'

/**
 * Undoes the matches of a row: each payment is reversed, and the row waits again. Only administrators, with a reason.
 * Throws conflict once a document of an order has its number.
 */
export const undoRow = (ctx: Context, { rowID, note }: { rowID: string; note: string }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
    if (note === '') throw invalid({ field: 'note', code: 'required', ...words.noReason })
    const row = await lockRow(inside, rowID)
    if (!row) throw notFound()
    if (row.state !== 'matched') throw conflict({ field: 'row', code: 'not-matched', ...words.notMatched })
    await undoMatches(inside, rowID, note)
    const state: RowState = row.suggestions.length > 0 ? 'suggested' : 'open'
    await compute(inside, 'bank_row', { _id: rowID, change: { state, isExact: false, note } })
  })

async function undoMatches(ctx: Context, rowID: string, note: string): Promise<void> {
  const matches = await from(ctx, 'bank_match')
    .innerJoin(rows(ctx, 'order'), 'order._id', 'bank_match.orderID')
    .select(['bank_match._id', 'bank_match.orderID', 'bank_match.paymentID', 'order.userID'])
    .where('bank_match.rowID', '=', rowID)
    .where('bank_match.undoneAt', 'is', null)
    .orderBy('bank_match.orderID')
    .execute()
  for (const { _id, orderID, paymentID, userID } of matches) {
    if (userID === ctx.viewer.id) throw forbidden({ field: 'row', code: 'own', ...words.ownOrder })
    await reversePayment(ctx, { paymentID, note })
    if (await hasNumberedDocument(ctx, orderID)) throw conflict({ field: 'row', code: 'numbered', ...words.numbered })
    await compute(ctx, 'bank_match', { _id, change: { undoneAt: nowOf(ctx), undoneBy: ctx.viewer.name } })
  }
}

/**
 * Carries out a reversal of the bank: the row that it names loses its matches, and both are reversed. Throws conflict
 * once a document of an order has its number; the reversal then waits for staff.
 */
export const applyReversal = (ctx: Context, debitID: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const debit = await lockRow(inside, debitID)
    if (!debit || debit.state !== 'open' || debit.reversesID === null) return
    const credit = await lockRow(inside, debit.reversesID)
    if (!credit || credit.state === 'reversed' || credit.amount !== -debit.amount) return
    if (credit.state === 'matched') await undoMatches(inside, credit._id, notices.undoneByBank[ctx.locale])
    for (const { _id } of [debit, credit])
      await compute(inside, 'bank_row', { _id, change: { state: 'reversed', isExact: false } })
  })

/** Sets a row aside that pays no order, with a reason, or lets it wait again. */
export const setAside = (ctx: Context, { rowID, note }: { rowID: string; note: string | null }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
    const row = await lockRow(inside, rowID)
    if (!row) throw notFound()
    if (note === '') throw invalid({ field: 'note', code: 'required', ...words.noReason })
    const isWaiting = row.state === 'open' || row.state === 'suggested'
    if (note === null ? row.state !== 'ignored' : !isWaiting)
      throw conflict({ field: 'row', code: 'settled', ...words.notSuggested })
    const back: RowState = row.suggestions.length > 0 ? 'suggested' : 'open'
    await compute(inside, 'bank_row', { _id: rowID, change: { state: note === null ? back : 'ignored', note } })
  })
