import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { paymentPage } from './payment-page.ts'
import { Refunds } from './refunds.ts'
import { type Charge, type Link, newCharge, newLink, type Outcome, outcomes, type RefundOutcome } from './state.ts'

export interface Message {
  body: string
  headers: Record<string, string>
}

interface SimulatorOptions {
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Delivers a webhook. */
  deliver: (message: Message) => Promise<unknown>
  port?: number
}

/** The only key that it accepts. It signs with a secret of its own, made at each start. */
export const simulatorKey = 'skey_test_simulator'

/**
 * A payment gateway for tests and demos, on this machine only. It answers the calls of Omise that the product uses and
 * sends signed webhooks. Its pages offer the outcomes of `outcomes`.
 */
export class PaymentSimulator {
  readonly webhookSecret = randomBytes(32).toString('base64')
  readonly links = new Map<string, Link>()
  /** The calls that it received, as `POST /links`. */
  readonly calls: string[] = []
  /** How many of the next calls fail with 500. */
  failures = 0
  /** What happens to the next refunds. */
  refundOutcome: RefundOutcome = 'ok'
  readonly refunds = new Refunds()
  readonly #server: Server
  readonly #options: SimulatorOptions

  constructor(options: SimulatorOptions) {
    this.#options = options
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => send(response, 500, { message: String(error) }))
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#options.port ?? 0, '127.0.0.1', resolve))
    return this.base
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** What a buyer does on the page of a link. Resolves when its webhooks are delivered. */
  async pay(id: string, outcome: Outcome): Promise<Charge[]> {
    const link = this.links.get(id)
    if (!link || link.deleted) return []
    if (outcome === 'failing') this.failures = 1
    const made = outcomes[outcome].charges.map((change) => newCharge(link, change))
    link.charges.data.push(...made)
    for (const [event, at] of outcomes[outcome].messages) await this.#send(event, made[at]!)
    return made
  }

  /** Completes the pending charges of a link: the second step of 3-D Secure, or a late answer of the bank. */
  async complete(id: string): Promise<void> {
    for (const charge of this.links.get(id)?.charges.data ?? []) {
      if (charge.status !== 'pending') continue
      Object.assign(charge, { status: 'successful', paid: true })
      await this.#send('charge.complete', charge)
    }
  }

  /** A signed message about an object, as the gateway would send it. */
  message(event: string, object: object, changes: Record<string, unknown> = {}): Message {
    const id = `evnt_test_${randomBytes(8).toString('hex')}`
    const body = JSON.stringify({ object: 'event', id, livemode: false, key: event, data: object, ...changes })
    return { body, headers: this.sign(body) }
  }

  /** The headers that sign a body now, with this secret or another one. */
  sign(body: string, { secret = this.webhookSecret, at = this.#now() } = {}): Record<string, string> {
    const timestamp = String(Math.floor(at / 1000))
    const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex')
    return { 'omise-signature': signature, 'omise-signature-timestamp': timestamp, 'content-type': 'application/json' }
  }

  #now = () => (this.#options.clock ?? Date.now)()

  async #send(event: string, charge: Charge) {
    await this.#options.deliver(this.message(event, charge))
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const [, kind = '', id = '', step = ''] = new URL(request.url ?? '/', this.base).pathname.split('/')
    if (kind === 'pay') return this.#page(request, response, id)
    this.calls.push(`${request.method} /${kind}`)
    const body = await text(request)
    if (!this.#isAllowed(request)) return send(response, 401, { object: 'error', code: 'authentication_failure' })
    if (this.failures > 0) {
      this.failures--
      return send(response, 500, { object: 'error', code: 'internal_error' })
    }
    if (kind === 'charges' && step === 'refunds') return this.#refund(request, response, { id, body })
    const answer = this.#call(`${request.method} ${kind}${step ? `/${step}` : ''}`, { id, body })
    return send(response, answer ? 200 : 404, answer ?? { object: 'error', code: 'not_found' })
  }

  #isAllowed({ headers }: IncomingMessage) {
    return headers.authorization === `Basic ${Buffer.from(`${simulatorKey}:`).toString('base64')}`
  }

  #call(name: string, { id, body }: { id: string; body: string }): object | undefined {
    if (name === 'GET account')
      return { object: 'account', id: 'account_test_simulator', email: 'simulator@wicha.test', livemode: false }
    if (name === 'POST links') {
      const link = newLink(this.base, JSON.parse(body) as Pick<Link, 'amount' | 'currency'>)
      this.links.set(link.id, link)
      return link
    }
    const link = this.links.get(id)
    if (name === 'DELETE links' && link) return Object.assign(link, { deleted: true })
    return name === 'GET links' ? link : undefined
  }

  #refund(request: IncomingMessage, response: ServerResponse, { id, body }: { id: string; body: string }) {
    const charge = [...this.links.values()].flatMap(({ charges }) => charges.data).find((one) => one.id === id)
    if (!charge) return send(response, 404, { object: 'error', code: 'not_found' })
    if (request.method === 'GET') return send(response, 200, { object: 'list', data: this.refunds.of(id) })
    const key = String(request.headers['idempotency-key'] ?? '')
    const made = this.refunds.make(charge, { body, key, outcome: this.refundOutcome })
    if (made === 'none') return void response.destroy()
    if (made === 'refused') return send(response, 400, { object: 'error', code: 'failed_refund' })
    return send(response, 200, made)
  }

  async #page(request: IncomingMessage, response: ServerResponse, id: string) {
    const link = this.links.get(id)
    if (!link) return send(response, 404, {})
    if (request.method === 'POST') {
      const outcome = new URLSearchParams(await text(request)).get('outcome') ?? ''
      if (outcome === 'complete') await this.complete(id)
      else if (Object.hasOwn(outcomes, outcome)) await this.pay(id, outcome as Outcome)
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(paymentPage(link))
  }
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
