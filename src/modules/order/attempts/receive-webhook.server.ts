import { inTransaction } from '#platform/data/collection/transaction.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { gateways, webhookKeysOf } from '../providers/access.server.ts'
import type { GatewayEvent, Signed } from '../providers/gateway.ts'
import { paymentInbox } from '../tables.ts'
import { attemptsByRef, lookSoon } from './attempt-row.server.ts'

interface Webhook extends Pick<Signed, 'raw' | 'headers'> {
  provider: string
}

/**
 * Receives a message of a gateway and returns the HTTP status. It moves no money: it keeps the message once, and has the
 * attempt looked at. A message about an attempt that is not known here is kept too. 401 for a message without a valid
 * signature, 404 for an unknown gateway.
 */
export const receiveWebhook = async (ctx: Context, of: Webhook): Promise<200 | 401 | 404> => {
  if (!Object.hasOwn(gateways, of.provider)) return 404
  const event = await verified(ctx, of)
  if (!event) {
    const text = `payment webhook: a message for ${of.provider} was refused`
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'warning', source: 'server', text })
    return 401
  }
  await inTransaction(ctx, (inside) => keep(inside, { ...of, event }))
  return 200
}

async function verified(ctx: Context, { provider, raw, headers }: Webhook): Promise<GatewayEvent | null> {
  for (const { secret, isLive } of await webhookKeysOf(ctx, provider)) {
    const event = gateways[provider]!.verify({ raw, headers, secret, now: ctx.now })
    if (event?.isLive === isLive) return event
  }
  return null
}

async function keep(ctx: Context, { provider, raw, event }: Webhook & { event: GatewayEvent }) {
  const attempts = event.refs.length === 0 ? [] : await attemptsByRef(ctx, { provider, refs: event.refs })
  const isNew = await insertPrivate(ctx, paymentInbox, {
    row: {
      ...{ provider, eventID: event.id, refs: event.refs.join(' '), body: raw.toString('utf8') },
      ...{ isKnown: attempts.length > 0, receivedAt: nowOf(ctx) },
    },
    onConflict: { columns: ['provider', 'eventID'], update: 'nothing' },
  })
  if (isNew) for (const attempt of attempts) await lookSoon(ctx, attempt)
}
