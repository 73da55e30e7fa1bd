import { from } from '#platform/data/collection/rows.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { gatewayHosts } from '../routes/gateway-hosts.ts'
import { paymentGateway } from '../tables.ts'
import type { Gateway, GatewayAccess } from './gateway.ts'
import { omise } from './omise/omise.ts'

/** The gateways by name. The simulator speaks the protocol of Omise. */
export const gateways: Readonly<Record<string, Gateway>> = { omise, simulator: omise }
export const gatewayNames: readonly string[] = Object.keys(gateways)

/** A card provider of the site that can be used, with its keys. */
export interface CardProvider {
  _id: string
  name: string
  /** The name of its gateway. */
  provider: string
  gateway: Gateway
  access: GatewayAccess
  isLive: boolean
}

/** The card providers of the site that are active, complete and allowed by the settings of the installation. */
export const cardProviders = async (ctx: Context): Promise<CardProvider[]> => {
  const rows = await from(ctx, 'payment_provider')
    .select(['payment_provider._id', 'payment_provider.name', 'payment_provider.gateway'])
    .where('payment_provider.kind', '=', 'card')
    .where('payment_provider.active', '=', true)
    .orderBy('payment_provider.name')
    .limit(5)
    .execute()
  return (await Promise.all(rows.map((row) => opened(ctx, row)))).filter((one) => one !== null)
}

/** A card provider of the site, whether it is active or not; null if it lacks a key or is not allowed. */
export const cardProviderOf = async (ctx: Context, _id: string): Promise<CardProvider | null> => {
  const row = await from(ctx, 'payment_provider')
    .select(['payment_provider._id', 'payment_provider.name', 'payment_provider.gateway'])
    .where('payment_provider.kind', '=', 'card')
    .where('payment_provider._id', '=', _id)
    .executeTakeFirst()
  return row ? opened(ctx, row) : null
}

/** The keys with which a gateway signs its messages to this site. Visitors may not read providers, so their ids are kept apart. */
export const webhookKeysOf = async (ctx: Context, provider: string) => {
  const rows = await fromPrivate(ctx, paymentGateway)
    .select(['payment_gateway.providerID', 'payment_gateway.isLive'])
    .where('payment_gateway.provider', '=', provider)
    .limit(5)
    .execute()
  const secretOf = (_id: string) => openSecret(ctx, { collection: 'payment_provider', _id, field: 'webhookSecret' })
  const keys = await Promise.all(
    rows.map(async ({ providerID, isLive }) => ({ isLive, secret: await secretOf(providerID) })),
  )
  return keys.flatMap(({ isLive, secret }) => (secret ? [{ isLive, secret }] : []))
}

async function opened(
  ctx: Context,
  { _id, name, gateway: provider }: { _id: string; name: string; gateway: string | null },
): Promise<CardProvider | null> {
  const gateway = gateways[provider ?? '']
  const host = hostOf(ctx, provider ?? '')
  if (!gateway || !host) return null
  const secretKey = await openSecret(ctx, { collection: 'payment_provider', _id, field: 'secretKey' })
  const isLive = secretKey ? gateway.isLiveKey(secretKey) : null
  if (!secretKey || isLive === null) return null
  return { _id, name, provider: provider!, gateway, access: { ...host, secretKey }, isLive }
}

/** The fixed addresses of a gateway. The simulator exists only where the settings name its address. */
function hostOf({ app }: Context, provider: string): Omit<GatewayAccess, 'secretKey'> | null {
  const base = app.settings.paymentSimulatorUrl
  if (provider === 'simulator') return base ? { base, pages: [base], isInner: true } : null
  return provider === 'omise' ? { base: gatewayHosts.omise.api, pages: gatewayHosts.omise.pages, isInner: false } : null
}
