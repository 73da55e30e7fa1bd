import { addBaht } from '#domain/money/baht.ts'
import { writeBankFile } from '#domain/money/bank-file/write-bank-file.ts'
import type { BankFileRow } from '#domain/money/bank-file/layout.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

const mostOrders = 5

/** The sample account of the site; undefined where there is none, as on every site that was not seeded as a demo. */
export const sampleAccount = (ctx: Context) =>
  from(ctx, 'bank_account')
    .select(['bank_account._id', 'bank_account.bank', 'bank_account.account', 'bank_account.billerId'])
    .where('bank_account.isSample', '=', true)
    .where('bank_account.active', '=', true)
    .orderBy('bank_account._id')
    .executeTakeFirst()

/**
 * A bank file of the sample account as a bank would send it today: a row for each unpaid order, one that pays too little and one that
 * nobody knows. Undefined for any other account.
 */
export async function sampleFile(
  ctx: Context,
  accountID: string,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const account = await sampleAccount(ctx)
  if (!account || account._id !== accountID) return undefined
  const day = bangkokDay(ctx.now)
  const orders = await unpaid(ctx)
  const rows = orders.map(({ ref1, ref2, due }, at): BankFileRow => ({
    ...rowAt(day, at),
    ...{ ref1: ref1 ?? '', ref2: ref2 ?? '', billerId: account.billerId ?? '' },
    amount: at === 1 && due > 1 ? addBaht(due, -1) : due,
  }))
  const stranger = { ...rowAt(day, rows.length), ref1: '999999999999', amount: 555, billerId: account.billerId ?? '' }
  const file = { bank: account.bank, account: account.account, companyName: 'WICHA DEMO', serviceCode: 'WICHA', day }
  return { name: `bank-sample-${day}.txt`, bytes: writeBankFile({ ...file, rows: [...rows, stranger] }) }
}

async function unpaid(ctx: Context) {
  const found = await from(ctx, 'order')
    .select(['order.ref1', 'order.ref2', 'order.price', 'order.paid'])
    .where('order.process', 'in', ['awaiting', 'review', 'expired'])
    .where('order.ref1', 'is not', null)
    .whereRef('order.paid', '<', 'order.price')
    .orderBy('order.createdAt', 'desc')
    .orderBy('order._id')
    .limit(mostOrders)
    .execute()
  return found.map((order) => ({ ...order, due: addBaht(order.price, -order.paid) }))
}

const rowAt = (day: string, at: number): Omit<BankFileRow, 'amount' | 'billerId'> => ({
  ...{ day, time: `09:${String(10 + at)}:00`, payer: 'SAMPLE PAYER', ref1: '', ref2: '', ref3: '' },
  ...{ branch: '0001', teller: '0000', kind: 'credit', transaction: 'CSH', cheque: '0000000', sendingBank: '014' },
})
