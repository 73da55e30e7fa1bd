import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { cardProviderOf } from './access.server.ts'
import { GatewayError } from './gateway.ts'

/** What a test of a card provider found. */
type TestResult = { isFine: true; name: string } | { isFine: false; fault: 'keys' | 'unknown' | 'wrong' | 'incomplete' }

/** Reads the merchant account with the keys of a card provider, and notes when that worked. */
export const testProvider = async (ctx: Context, _id: string): Promise<TestResult> => {
  const provider = await cardProviderOf(ctx, _id)
  if (!provider) return { isFine: false, fault: 'incomplete' }
  try {
    const { id, name, isLive } = await provider.gateway.account(provider.access)
    if (isLive !== provider.isLive) return { isFine: false, fault: 'wrong' }
    const merchant = `${name} (${id})`
    await compute(ctx, 'payment_provider', { _id, change: { merchant, checkedAt: nowOf(ctx) } })
    return { isFine: true, name: merchant }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const text = `card gateway test: ${error.fault}: ${error.message}`
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text })
    return { isFine: false, fault: error.fault === 'refused' ? 'wrong' : error.fault }
  }
}
