import { z } from 'zod'
import { type ChargeRefund, GatewayError, type Look } from '../gateway.ts'

const satang = z.int().min(0)

const chargeShape = z.object({
  id: z.string().regex(/^chrg_\w{1,60}$/),
  amount: satang,
  currency: z.string().length(3),
  livemode: z.boolean(),
  status: z.string(),
  paid: z.boolean(),
  failure_code: z.string().max(100).nullish(),
})

/** A payment link with the charges that buyers made with it. */
export const linkShape = z.object({
  object: z.literal('link'),
  id: z.string().regex(/^link_\w{1,60}$/),
  amount: satang,
  currency: z.string().length(3),
  livemode: z.boolean(),
  deleted: z.boolean().default(false),
  payment_uri: z.string().max(2000),
  charges: z.object({ data: z.array(chargeShape) }).default({ data: [] }),
})

export const refundShape = z.object({
  object: z.literal('refund'),
  id: z.string().max(80),
  amount: satang,
  currency: z.string().length(3),
  charge: z.string().max(80),
  status: z.string(),
  voided: z.boolean().default(false),
  metadata: z.record(z.string(), z.unknown()).default({}),
})

export const refundsShape = z.object({ object: z.literal('list'), data: z.array(refundShape).max(100) })

/** Reads a refund of a charge. A status that is not known is waited for. Throws `GatewayError` for one of another charge. */
export const refundOf = (refund: z.infer<typeof refundShape>, charge: string): ChargeRefund => {
  const { id, amount, status, metadata } = refund
  if (refund.charge !== charge || refund.currency.toUpperCase() !== 'THB')
    throw new GatewayError('wrong', `refund ${id} is not of ${charge} in baht`)
  const key = typeof metadata['key'] === 'string' ? metadata['key'] : null
  return { ref: id, key, satang: amount, state: stateOf(status) }
}

const stateOf = (status: string) =>
  status === 'closed' ? ('done' as const) : status === 'failed' ? ('failed' as const) : ('pending' as const)

export const accountShape = z.object({
  object: z.literal('account'),
  id: z.string().max(80),
  email: z.string().max(200),
  livemode: z.boolean().default(false),
})

/** Reads the state of a payment link. Throws `GatewayError` if the link is another one than the one asked for. */
export const lookOf = (link: z.infer<typeof linkShape>, ref: string): Look => {
  if (link.id !== ref) throw new GatewayError('wrong', `${ref} is answered with ${link.id}`)
  const { data } = link.charges
  const charges = data
    .filter(({ status, paid }) => status === 'successful' && paid)
    .map(({ id, amount, currency, livemode }) => ({
      ...{ ref: id, satang: amount, currency: currency.toUpperCase(), isLive: livemode },
    }))
  const failure = data.findLast(({ status }) => status === 'failed')?.failure_code ?? null
  if (charges.length > 0) return { state: 'paid', charges, failure: null }
  if (data.some(({ status }) => status === 'pending')) return { state: 'pending', charges, failure: null }
  return { state: link.deleted ? 'gone' : 'open', charges, failure }
}
