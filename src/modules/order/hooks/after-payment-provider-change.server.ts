import { openSecret } from '#platform/data/encryption/open-secret.ts'
import { deletePrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { gateways } from '../providers/access.server.ts'
import { paymentGateway } from '../tables.ts'
import { cardWords as words } from '../words.ts'

/** What an active provider of each kind needs, because nobody could pay without it. */
const needed: Readonly<Record<string, string>> = { transfer: 'account', promptpay: 'promptPayID', card: 'gateway' }

/** Checks the account of a provider and the key of a card provider, and keeps the active ones where webhooks find their keys. */
const afterPaymentProviderChange: AfterChange = async (ctx, { row }) => {
  await deletePrivate(ctx, paymentGateway, { providerID: row._id })
  const field = needed[String(row['kind'])]
  if (row['active'] === true && field && !row[field]) throw invalid({ field, code: 'required', ...words.incomplete })
  if (row['kind'] !== 'card') return
  const provider = String(row['gateway'] ?? '')
  if (provider === 'simulator' && !ctx.app.settings.paymentSimulatorUrl)
    throw invalid({ field: 'gateway', code: 'simulator', ...words.noSimulator })
  const isLive = await modeOf(ctx, { _id: row._id, provider })
  if (isLive === null || row['active'] !== true) return
  await insertPrivate(ctx, paymentGateway, { row: { providerID: row._id, provider, isLive } })
}

export default afterPaymentProviderChange

/** Whether the key is for real money; null without a key. Throws invalid for a text that is no key. */
async function modeOf(ctx: Context, { _id, provider }: { _id: string; provider: string }): Promise<boolean | null> {
  const key = await openSecret(ctx, { collection: 'payment_provider', _id, field: 'secretKey' })
  if (key === null) return null
  const isLive = gateways[provider]?.isLiveKey(key) ?? null
  if (isLive === null || (isLive && provider === 'simulator'))
    throw invalid({ field: 'secretKey', code: 'key', ...words.wrongKey })
  return isLive
}
