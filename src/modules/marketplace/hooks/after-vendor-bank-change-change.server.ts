import { sendMail } from '#platform/background/mail/send-mail.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { letterTo } from '../ledger/letters.ts'
import { lockVendor } from '../ledger/lock-vendor.server.ts'
import { payoutPauseMs } from '../rules/transitions.ts'
import { refusals } from '../words.ts'

/** The vendor is told at its present address. A second person confirms, and payouts pause for 72 hours (P16). */
const afterBankChange: AfterChange = async (ctx, { before, row }) => {
  const vendor = await lockVendor(ctx, String(row['vendorID']))
  if (!vendor) throw notFound()
  const account = { bank: String(row['bank']), accountNumber: String(row['accountNumber']) }
  const write = (about: 'account' | 'confirmed') =>
    sendMail(ctx, { to: vendor.email, letter: letterTo(ctx, { name: vendor.name, about, account }) })
  if (!before) {
    await assertAlone(ctx, row)
    await write('account')
    return
  }
  if (before['state'] !== 'waiting') throw invalid({ field: 'state', code: 'transition', ...refusals.transition })
  if (row['state'] === 'waiting') return
  await compute(ctx, 'vendor_bank_change', {
    _id: row._id,
    change: { decidedByName: ctx.viewer.name, decidedAt: nowOf(ctx) },
  })
  if (row['state'] !== 'confirmed') return
  assertSecond(ctx, { requestedBy: row['requestedBy'], userID: vendor.userID })
  const payoutsFrom = new Date(ctx.now + payoutPauseMs).toISOString()
  const change = { ...account, bank: account.bank as typeof vendor.bank, accountName: String(row['accountName']) }
  await compute(ctx, 'vendor', { _id: vendor._id, change: { ...change, payoutsFrom } })
  await write('confirmed')
}

export default afterBankChange

function assertSecond({ viewer }: Context, { requestedBy, userID }: { requestedBy: unknown; userID: string | null }) {
  if (viewer.id === requestedBy) throw forbidden({ field: 'state', code: 'second-person', ...refusals.secondPerson })
  if (viewer.id === userID) throw forbidden({ field: 'state', code: 'own-vendor', ...refusals.ownVendor })
}

/** A vendor has one change that waits. */
async function assertAlone(ctx: Context, row: Record<string, unknown>) {
  const other = await from(ctx, 'vendor_bank_change')
    .select('_id')
    .where('vendorID', '=', String(row['vendorID']))
    .where('state', '=', 'waiting')
    .where('_id', '<>', String(row['_id']))
    .executeTakeFirst()
  if (other) throw conflict({ field: 'vendorID', code: 'waiting', ...refusals.changeWaits })
}
