import { unpublishVendor } from '#modules/shop/public-api.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { letterTo } from '../ledger/letters.ts'
import { keepTerms } from '../ledger/vendor-terms.server.ts'
import { canVendorBecome } from '../rules/transitions.ts'
import { refusals } from '../words.ts'

/**
 * Guards the state of a vendor, hides what a suspended one sells, and keeps the commission for orders. The old address is told when the address changes,
 * so that nobody changes it first and the bank account afterwards (P16).
 */
const afterVendorChange: AfterChange = async (ctx, { before, row }) => {
  const [was, is] = [before?.['state'] ?? 'applied', row['state']]
  if (was !== is) await settleState(ctx, { was: String(was), row, isNew: !before, reason: before?.['reason'] })
  await keepTerms(ctx, { vendorID: String(row['_id']), commission: Number(row['commission'] ?? 0) })
  const old = before?.['email']
  if (typeof old === 'string' && old !== row['email'])
    await sendMail(ctx, { to: old, letter: letterTo(ctx, { name: String(row['name']), about: 'email' }) })
}

export default afterVendorChange

async function settleState(
  ctx: Context,
  { was, row, isNew, reason }: { was: string; row: Record<string, unknown>; isNew: boolean; reason: unknown },
) {
  if (isNew) throw invalid({ field: 'state', code: 'begins', ...refusals.begins })
  if (!canVendorBecome(was, String(row['state'])))
    throw invalid({ field: 'state', code: 'transition', ...refusals.transition })
  if (!row['reason'] || row['reason'] === reason)
    throw invalid({ field: 'reason', code: 'required', ...refusals.reason })
  if (row['state'] === 'suspended') await unpublishVendor(ctx, String(row['_id']))
}
