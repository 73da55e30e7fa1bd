import { addBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { refusals } from '../words.ts'
import { lockVendor } from './lock-vendor.server.ts'
import { postRow } from './post-row.server.ts'

type Vendor = NonNullable<Awaited<ReturnType<typeof lockVendor>>>

/** Records who approved a statement. Throws for the contact of the vendor, and while payouts are not possible. */
export async function approveStatement(ctx: Context, _id: string): Promise<void> {
  const { vendor } = await lockStatement(ctx, _id)
  await assertPayable(ctx, vendor)
  await compute(ctx, 'vendor_statement', {
    _id,
    change: { approvedBy: ctx.viewer.id, approvedByName: ctx.viewer.name, approvedAt: nowOf(ctx) },
  })
}

/**
 * Records that an approved statement was paid, with the account that the money went to. Throws for the person who approved
 * it or who entered the account, without proof, and for more than the vendor is owed.
 */
export async function payStatement(ctx: Context, _id: string): Promise<void> {
  const { statement, vendor } = await lockStatement(ctx, _id)
  await assertPayable(ctx, vendor)
  if (statement.approvedBy === ctx.viewer.id || (await enteredBy(ctx, vendor)) === ctx.viewer.id)
    throw forbidden({ field: 'state', code: 'second-person', ...refusals.secondPerson })
  if (!statement.proof || !statement.reference) throw invalid({ field: 'proof', code: 'required', ...refusals.noProof })
  const total = Number(statement.total)
  if (total <= 0 || addBaht(Number(vendor.balance), -total) < 0)
    throw invalid({ field: 'total', code: 'balance', ...refusals.moreThanBalance })
  await postRow(ctx, {
    ...{ vendorID: vendor._id, kind: 'payout', amount: -total, source: `payout:${_id}` },
    ...{ note: statement.reference },
  })
  const { bank, accountNumber, accountName } = vendor
  await compute(ctx, 'vendor_statement', {
    _id,
    change: { paidByName: ctx.viewer.name, paidAt: nowOf(ctx), bank, accountNumber, accountName },
  })
}

async function lockStatement(ctx: Context, _id: string) {
  const statement = await from(ctx, 'vendor_statement')
    .selectAll()
    .where('vendor_statement._id', '=', _id)
    .executeTakeFirst()
  const vendor = statement && (await lockVendor(ctx, statement.vendorID))
  if (!vendor) throw notFound()
  return { statement, vendor }
}

/** Whether money may go to a vendor now, through this person (P16). */
async function assertPayable(ctx: Context, vendor: Vendor) {
  if (vendor.userID !== null && vendor.userID === ctx.viewer.id)
    throw forbidden({ field: 'state', code: 'own-vendor', ...refusals.ownVendor })
  if (vendor.state !== 'approved') throw invalid({ field: 'state', code: 'suspended', ...refusals.suspended })
  if (!vendor.accountNumber) throw invalid({ field: 'state', code: 'no-account', ...refusals.noAccount })
  const waiting = await from(ctx, 'vendor_bank_change')
    .select('_id')
    .where('vendorID', '=', vendor._id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (waiting) throw invalid({ field: 'state', code: 'change-waits', ...refusals.changeWaits })
  if (vendor.payoutsFrom && Date.parse(vendor.payoutsFrom) > ctx.now) throw paused(vendor.payoutsFrom)
}

const paused = (at: string) =>
  invalid({
    ...{ field: 'state', code: 'paused' },
    th: fill(refusals.paused.th, { at: formatInstant(at, { length: 'medium', locale: 'th' }) }),
    en: fill(refusals.paused.en, { at: formatInstant(at, { length: 'medium', locale: 'en' }) }),
  })

/** Who entered the present bank account of a vendor. */
const enteredBy = async (ctx: Context, { _id, accountNumber }: Vendor) =>
  (
    await from(ctx, 'vendor_bank_change')
      .select('requestedBy')
      .where('vendorID', '=', _id)
      .where('state', '=', 'confirmed')
      .where('accountNumber', '=', accountNumber!)
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
  )?.requestedBy
