import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Message, PaymentSimulator, simulatorKey } from '../../../../scripts/payment/simulator.ts'
import type { Outcome } from '../../../../scripts/payment/state.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { createOrder } from '../orders/create-order.server.ts'
import { orderOf } from '../orders/order-row.server.ts'
import { recordPayment } from '../payments/record-payment.server.ts'
import { attemptsOf } from './attempt-row.server.ts'
import { lookAtAttempt } from './look-at-attempt.server.ts'
import { receiveWebhook } from './receive-webhook.server.ts'
import { startAttempt } from './start-attempt.server.ts'

const minute = 60_000
const start = Date.parse('2026-11-20T03:00:00Z')

describe.each(await bothDrivers())('card payments on $kind', (driver) => {
  let academy: Academy
  let simulator: PaymentSimulator
  let providerID: string
  let now = start
  let people = 0
  const answers: number[] = []
  beforeAll(async () => {
    simulator = new PaymentSimulator({ clock: () => now, deliver: async (message) => void (await deliver(message)) })
    const base = await simulator.start()
    academy = await openAcademy(driver, start, { PAYMENT_SIMULATOR_URL: base })
    const provider = { name: 'บัตร', kind: 'card', accountName: 'วิชา', gateway: 'simulator' } as const
    const keys = { secretKey: simulatorKey, webhookSecret: simulator.webhookSecret }
    providerID = (await create(admin(), 'payment_provider', { ...provider, ...keys }))._id
  }, 60_000)
  afterAll(async () => {
    await simulator.stop()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const visitor = (site: 'skills' | 'factory' = 'skills') => academy.as('guest', site)
  const drain = () => academy.app.jobs.drain()
  const pass = (ms: number) => {
    now += ms
    academy.pass(ms)
  }
  const deliver = async ({ body, headers }: Message, site: 'skills' | 'factory' = 'skills') => {
    const status = await receiveWebhook(visitor(site), { provider: 'simulator', raw: Buffer.from(body), headers })
    answers.push(status)
    return status
  }
  const buyer = async () => {
    const n = people++
    const row = { username: `c${n}`, firstname: `บ${n}`, lastname: 'บัตร', email: `c${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: academy.as('user').site._id, name: `บ${n}` }
    return () => ({ ...academy.as('user'), viewer })
  }
  const orderBy = async (as: () => ReturnType<Academy['as']>, price = 700) => {
    const { _id } = await create(admin(), 'course', { name: 'เชื่อม', status: true, price } as never)
    await drain()
    return createOrder(as(), { courseID: _id, roundID: null })
  }
  const begun = async (price = 700) => {
    const as = await buyer()
    const orderID = await orderBy(as, price)
    const url = (await startAttempt(as(), { orderID, providerID }))!
    return { as, orderID, url, link: url.split('/').at(-1)! }
  }
  const order = async (_id: string) => (await orderOf(admin(), _id))!
  const last = async (orderID: string) => (await attemptsOf(admin(), orderID))[0]!
  const paymentsOf = (orderID: string) =>
    from(admin(), 'payment').select(['amount', 'applied', 'reference']).where('orderID', '=', orderID).execute()

  test('a payment opens one page of the gateway and is continued when it is begun again', async () => {
    const { as, orderID, url } = await begun()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/link_test_/)
    expect(await order(orderID)).toMatchObject({ process: 'paying', paid: 0, status: undefined } as never)
    const before = simulator.calls.length
    expect(await startAttempt(as(), { orderID, providerID })).toBe(url)
    expect(simulator.calls.length).toBe(before)
    expect(await attemptsOf(admin(), orderID)).toHaveLength(1)
  })

  // Each row: what happens at the gateway, then the attempt, the order and its payments after the webhooks and after 24 hours.
  test.each<[Outcome, soon: string, later: string]>([
    ['ok', 'succeeded done 1', 'succeeded done 1'],
    ['decline', 'action paying 0', 'expired expired 0'],
    ['threeD', 'processing paying 0', 'alarm expired 0'],
    ['late', 'action paying 0', 'alarm expired 0'],
    ['twice', 'succeeded done 2', 'succeeded done 2'],
    ['reordered', 'succeeded done 1', 'succeeded done 1'],
    ['never', 'action paying 0', 'succeeded done 1'],
    ['wrongAmount', 'succeeded attention 1', 'succeeded attention 1'],
    ['failing', 'action paying 0', 'succeeded done 1'],
  ])('%s', async (outcome, soon, later) => {
    const { orderID, link } = await begun()
    const read = async () =>
      `${(await last(orderID)).state} ${(await order(orderID)).process} ${(await paymentsOf(orderID)).length}`
    await simulator.pay(link, outcome)
    await drain()
    expect(await read()).toBe(soon)
    for (const minutes of [1, 2, 7, 20, 90, 1319, 2, 2, 2]) {
      pass(minutes * minute)
      await drain()
    }
    expect(await read()).toBe(later)
  })

  test('the second step of 3-D Secure, and a bank that answers after hours, pay the order', async () => {
    for (const outcome of ['threeD', 'late'] as const) {
      const { orderID, link } = await begun()
      await simulator.pay(link, outcome)
      pass(3 * 60 * minute)
      await drain()
      expect(await last(orderID)).toMatchObject({ state: 'processing' })
      await simulator.complete(link)
      await drain()
      expect(await order(orderID)).toMatchObject({ process: 'done', paid: 700 })
    }
  })

  test('fifty webhooks and looks of one charge at once make one payment', async () => {
    const { orderID, link } = await begun()
    const [charge] = await simulator.pay(link, 'never')
    const { _id } = await last(orderID)
    const messages = Array.from({ length: 50 }, () => simulator.message('charge.complete', charge!))
    await Promise.all([...messages.map((message) => deliver(message)), lookAtAttempt(admin(), _id)])
    await Promise.all(Array.from({ length: 8 }, () => lookAtAttempt(admin(), _id)))
    await drain()
    expect(await paymentsOf(orderID)).toEqual([{ amount: 700, applied: 700, reference: charge!.id }])
    const kept = await sql<{ n: number }>`select count(*)::int as n from payment_inbox where refs = ${link}`.execute(
      admin()[executor],
    )
    expect(kept.rows[0]!.n).toBe(50)
  })

  test('P06 a genuine message at another site changes nothing, and one about an unknown payment is kept', async () => {
    const { orderID, link } = await begun()
    const [charge] = await simulator.pay(link, 'never')
    const message = simulator.message('charge.complete', charge!)
    expect(await deliver(message, 'factory')).toBe(401)
    await drain()
    expect(await order(orderID)).toMatchObject({ process: 'paying', paid: 0 })
    expect(await deliver(simulator.message('charge.complete', { ...charge, link: 'link_test_unknown' }))).toBe(200)
    expect(await paymentsOf(orderID)).toEqual([])
  })

  test('P05 forged, edited, old and live messages are refused, and an unknown gateway is not found', async () => {
    const { link, orderID } = await begun()
    const [charge] = await simulator.pay(link, 'never')
    const good = simulator.message('charge.complete', charge!)
    const live = JSON.stringify({ ...JSON.parse(good.body), livemode: true })
    const cases: Message[] = [
      { ...good, body: good.body.replace('70000', '70001') },
      { ...good, headers: simulator.sign(good.body, { secret: Buffer.from('forged').toString('base64') }) },
      { ...good, headers: simulator.sign(good.body, { at: now - 60 * minute }) },
      { body: live, headers: simulator.sign(live) },
      { ...good, headers: {} },
    ]
    for (const one of cases) expect(await deliver(one), one.body).toBe(401)
    const raw = Buffer.from(good.body)
    for (const provider of ['omise', 'stripe', 'constructor', '__proto__'])
      expect(await receiveWebhook(visitor(), { provider, raw, headers: good.headers })).toBe(
        provider === 'omise' ? 401 : 404,
      )
    await drain()
    expect(await order(orderID)).toMatchObject({ process: 'paying' })
  })

  test('P07 what the gateway says counts, not the message', async () => {
    const { orderID, link } = await begun()
    const [charge] = await simulator.pay(link, 'wrongAmount')
    await deliver(simulator.message('charge.complete', { ...charge, amount: 70000 }))
    await drain()
    expect(await order(orderID)).toMatchObject({ process: 'attention', paid: 100 })
  })

  test.each([
    ['another currency', { currency: 'usd' }],
    ['live money with a test key', { livemode: true }],
  ])('P08 %s is not recorded and raises one alarm', async (_, change) => {
    const { orderID, link } = await begun()
    Object.assign((await simulator.pay(link, 'never'))[0]!, change)
    const { _id } = await last(orderID)
    for (let n = 0; n < 3; n++) await lookAtAttempt(admin(), _id)
    expect(await last(orderID)).toMatchObject({ state: 'alarm' })
    expect(await paymentsOf(orderID)).toEqual([])
    const alarms = from(admin(), 'order_event').select('kind').where('orderID', '=', orderID)
    expect(await alarms.where('kind', '=', 'alarm').execute()).toHaveLength(1)
  })

  test.each([['700.00'], [700.5], [null]])('P08 the amount %j is no amount: nothing changes', async (amount) => {
    const { orderID, link } = await begun()
    Object.assign((await simulator.pay(link, 'never'))[0]!, { amount })
    await lookAtAttempt(admin(), (await last(orderID))._id)
    expect([(await last(orderID)).state, (await order(orderID)).process]).toEqual(['action', 'paying'])
    expect(await paymentsOf(orderID)).toEqual([])
  })

  test('P09 a message that comes again, and an end after the success, change nothing', async () => {
    const { orderID, link } = await begun()
    const [charge] = await simulator.pay(link, 'ok')
    await drain()
    const before = await order(orderID)
    await deliver(simulator.message('charge.complete', charge!))
    await deliver(simulator.message('charge.expire', { ...charge, status: 'expired' }))
    pass(25 * 60 * minute)
    await drain()
    expect(await order(orderID)).toEqual(before)
    expect(await paymentsOf(orderID)).toHaveLength(1)
  })

  test('P12 two presses at once open one page', async () => {
    const as = await buyer()
    const orderID = await orderBy(as)
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => startAttempt(as(), { orderID, providerID })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ issues: [{ code: 'starting' }] })
    expect(await attemptsOf(admin(), orderID)).toHaveLength(1)
  })

  test('P12 a cancelled order closes its page, and money of the same moment needs attention', async () => {
    const { as, orderID, link } = await begun()
    await cancelOrder(as(), { _id: orderID })
    await drain()
    expect(simulator.links.get(link)!.deleted).toBe(true)
    expect(await last(orderID)).toMatchObject({ state: 'cancelled' })
    const other = await begun()
    await simulator.pay(other.link, 'never')
    await cancelOrder(other.as(), { _id: other.orderID })
    await drain()
    expect(await order(other.orderID)).toMatchObject({ process: 'attention', paid: 700 })
  })

  test('P12 an order paid another way closes its page, and a second payment stays unapplied', async () => {
    const { orderID, link } = await begun()
    await simulator.pay(link, 'never')
    await recordPayment(admin(), { orderID, method: 'manual', reference: `M-${link}`, amount: 700 })
    await drain()
    expect(await order(orderID)).toMatchObject({ process: 'done', paid: 700 })
    expect((await paymentsOf(orderID)).map(({ applied }) => applied).toSorted()).toEqual([0, 700])
  })

  test('the rest of a part payment is paid on a new page with its amount', async () => {
    const { as, orderID, link } = await begun()
    await recordPayment(admin(), { orderID, method: 'manual', reference: `P-${link}`, amount: 200 })
    const url = (await startAttempt(as(), { orderID, providerID }))!
    await drain()
    expect(simulator.links.get(link)!.deleted).toBe(true)
    const rest = url.split('/').at(-1)!
    expect(simulator.links.get(rest)!.amount).toBe(50_000)
    await simulator.pay(rest, 'ok')
    await drain()
    expect(await order(orderID)).toMatchObject({ process: 'done', paid: 700 })
  })

  test('a gateway that fails starts nothing, and the buyer can try again', async () => {
    const as = await buyer()
    const orderID = await orderBy(as)
    simulator.failures = 1
    await expect(startAttempt(as(), { orderID, providerID })).rejects.toMatchObject({ issues: [{ code: 'unknown' }] })
    expect(await last(orderID)).toMatchObject({ state: 'failed', failure: 'unknown' })
    expect(await order(orderID)).toMatchObject({ process: 'awaiting' })
    expect(await startAttempt(as(), { orderID, providerID })).toContain('/pay/')
  })

  test('only the buyer can begin a payment, of their order, at a provider of the site', async () => {
    const as = await buyer()
    const orderID = await orderBy(as)
    const other = await buyer()
    await expect(startAttempt(other(), { orderID, providerID })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(startAttempt(admin(), { orderID, providerID })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(startAttempt(as(), { orderID, providerID: 'f'.repeat(24) })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const small = await orderBy(as, 19.99)
    await expect(startAttempt(as(), { orderID: small, providerID })).rejects.toMatchObject({
      issues: [{ code: 'range' }],
    })
  })

  test('an order does not expire while its payment is open', async () => {
    const { orderID, link } = await begun()
    await simulator.pay(link, 'threeD')
    pass(24 * 60 * minute - 5000)
    await drain()
    expect(await last(orderID)).toMatchObject({ state: 'processing' })
    pass(4000)
    await drain()
    expect(await order(orderID)).toMatchObject({ process: 'paying' })
  })

  test('every message of the simulator was accepted', () => {
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(60)
  })
})
