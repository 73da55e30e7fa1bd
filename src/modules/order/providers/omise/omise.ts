import type { z } from 'zod'
import { askHost } from '#platform/http/safe-fetch/ask-host.ts'
import { FetchError } from '#platform/http/safe-fetch/safe-fetch.ts'
import { type Gateway, type GatewayAccess, GatewayError } from '../gateway.ts'
import { accountShape, linkShape, lookOf, refundOf, refundShape, refundsShape } from './answers.ts'
import { verifyEvent } from './verify-event.ts'

/**
 * Omise. A payment is a payment link that works once: the buyer enters the card on Omise's page, and no card data comes
 * here. A link that nobody got cannot be paid, so a start without an answer needs no look.
 */
export const omise: Gateway = {
  limits: { min: 20_00, max: 150_000_00, refund: 'part' },
  isLiveKey: (key) => (/^skey_test_\w+$/.test(key) ? false : /^skey_\w+$/.test(key) ? true : null),
  async start(access, { key, satang, title, description }) {
    const body = { amount: satang, currency: 'thb', title, description, multiple: false }
    const link = await ask(access, { method: 'POST', path: ['links'], body, key, shape: linkShape })
    const isExpected = link.amount === satang && link.currency.toUpperCase() === 'THB'
    if (!isExpected || !isPageOf(access, link.payment_uri)) throw new GatewayError('wrong', `link ${link.id}`)
    return { ref: link.id, url: link.payment_uri }
  },
  async look(access, ref) {
    return lookOf(await ask(access, { method: 'GET', path: ['links', ref], shape: linkShape }), ref)
  },
  async cancel(access, ref) {
    await ask(access, { method: 'DELETE', path: ['links', ref], shape: linkShape })
  },
  async refund(access, { charge, satang, key }) {
    const of = { path: ['charges', charge, 'refunds'], body: { amount: satang, metadata: { key } }, key }
    const refund = refundOf(await ask(access, { method: 'POST', ...of, shape: refundShape }), charge)
    if (refund.satang !== satang) throw new GatewayError('wrong', `refund ${refund.ref} is of ${refund.satang}`)
    return refund
  },
  async refunds(access, charge) {
    const of = { path: ['charges', charge, 'refunds'], query: '?limit=100', shape: refundsShape }
    const { data } = await ask(access, { method: 'GET', ...of })
    return data.map((refund) => refundOf(refund, charge))
  },
  verify: verifyEvent,
  async account(access) {
    const { id, email, livemode } = await ask(access, { method: 'GET', path: ['account'], shape: accountShape })
    return { id, name: email, isLive: livemode }
  },
}

/** Buyers are only sent to the gateway's own pages. */
const isPageOf = ({ pages }: GatewayAccess, url: string) => URL.canParse(url) && pages.includes(new URL(url).origin)

interface Request<T> {
  method: 'GET' | 'POST' | 'DELETE'
  path: readonly string[]
  query?: string
  body?: Record<string, string | number | boolean | Record<string, string>>
  key?: string
  shape: z.ZodType<T>
}

const timeoutMs = 15_000

async function ask<T>(access: GatewayAccess, { method, path, query = '', body, key, shape }: Request<T>): Promise<T> {
  const url = new URL(`${access.base}/${path.map(encodeURIComponent).join('/')}${query}`)
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${access.secretKey}:`).toString('base64')}`,
    ...(key && { 'idempotency-key': key }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = { method, url, headers, isInner: access.isInner, timeoutMs, ...(body && { body: JSON.stringify(body) }) }
  const { status, text } = await askHost(sent).catch((error: unknown) => {
    throw error instanceof FetchError ? new GatewayError('unknown', error.message) : error
  })
  if (status < 200 || status >= 300) throw new GatewayError(faultOf(status), `${method} ${url.pathname}: ${status}`)
  const read = shape.safeParse(jsonOf(text))
  if (!read.success)
    throw new GatewayError('wrong', `${method} ${url.pathname}: ${read.error.issues[0]?.message ?? ''}`)
  return read.data
}

const faultOf = (status: number) =>
  status === 401 || status === 403 ? 'keys' : status === 429 || status >= 500 || status < 400 ? 'unknown' : 'refused'

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
