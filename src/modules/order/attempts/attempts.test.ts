import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import type { Outcome } from '../../../../scripts/testing/payment/state.ts'
import { type CardShop, openCardShop } from '../../../../tests/jobs/card-shop.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { recordPayment } from '../payments/record-payment.server.ts'
import { attemptsOf } from './attempt-row.server.ts'
import { lookAtAttempt } from './look-at-attempt.server.ts'
import { startAttempt } from './start-attempt.server.ts'

// Each row: what happens at the gateway, then the attempt, the order and the number of its payments, after the webhooks and after a day.
const table: [Outcome, soon: string, later: string][] = [
  ['ok', 'succeeded done 1', 'succeeded done 1'],
  ['decline', 'action paying 0', 'expired expired 0'],
  ['threeD', 'processing paying 0', 'alarm expired 0'],
  ['late', 'action paying 0', 'alarm expired 0'],
  ['twice', 'succeeded done 2', 'succeeded done 2'],
  ['reordered', 'succeeded done 1', 'succeeded done 1'],
  ['never', 'action paying 0', 'succeeded done 1'],
  ['wrongAmount', 'succeeded attention 1', 'succeeded attention 1'],
  ['failing', 'action paying 0', 'succeeded done 1'],
]

describe.each(await bothDrivers())('card payments on $kind', (driver) => {
  let shop: CardShop
  beforeAll(async () => void (shop = await openCardShop(driver)), 60_000)
  afterAll(() => shop.close())

  test('a payment opens one page of the gateway and is continued when it is begun again', async () => {
    const { as, orderID, url } = await shop.begin()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/link_test_/)
    expect(await shop.order(orderID)).toMatchObject({ process: 'paying', paid: 0 })
    const before = shop.simulator.calls.length
    expect(await startAttempt(as(), { orderID, providerID: shop.providerID })).toBe(url)
    expect(shop.simulator.calls.length).toBe(before)
    expect(await attemptsOf(shop.admin(), orderID)).toHaveLength(1)
  })

  test('every outcome at the gateway ends in its state, at once or within a day', async () => {
    const orders: { outcome: Outcome; orderID: string }[] = []
    const soon: string[] = []
    for (const [outcome] of table) {
      const { orderID, link } = await shop.begin()
      await shop.simulator.pay(link, outcome)
      await shop.drain()
      orders.push({ outcome, orderID })
      soon.push(await shop.summary(orderID))
    }
    expect(soon.map((state, at) => [orders[at]!.outcome, state])).toEqual(table.map(([outcome, at]) => [outcome, at]))
    for (const minutes of [1, 2, 7, 20, 1410, 2, 2]) {
      shop.pass(minutes)
      await shop.drain()
    }
    const later: string[][] = []
    for (const { outcome, orderID } of orders) later.push([outcome, await shop.summary(orderID)])
    expect(later).toEqual(table.map(([outcome, , at]) => [outcome, at]))
  })

  test('fifty webhooks and looks of one charge at once make one payment', async () => {
    const { orderID, link } = await shop.begin()
    const [charge] = await shop.simulator.pay(link, 'never')
    const { _id } = await shop.last(orderID)
    const messages = Array.from({ length: 50 }, () => shop.simulator.message('charge.complete', charge!))
    const answers = await Promise.all(messages.map((message) => shop.deliver(message)))
    expect(answers).toEqual(messages.map(() => 200))
    await Promise.all(Array.from({ length: 8 }, () => lookAtAttempt(shop.admin(), _id)))
    await shop.drain()
    expect(await shop.paymentsOf(orderID)).toEqual([{ amount: 700, applied: 700, reference: charge!.id }])
    const db = shop.admin()[executor]
    const kept = await sql<{ n: number }>`select count(*)::int as n from payment_inbox where refs = ${link}`.execute(db)
    expect(kept.rows).toEqual([{ n: 50 }])
  })

  test('P12 several presses at once open one page', async () => {
    const as = await shop.newBuyer()
    const of = { orderID: await shop.orderBy(as()), providerID: shop.providerID }
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => startAttempt(as(), of)))
    expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ issues: [{ code: 'starting' }] })
    expect(await attemptsOf(shop.admin(), of.orderID)).toHaveLength(1)
  })

  test('P12 a cancelled order closes its page, and money of the same moment needs attention', async () => {
    const { as, orderID, link } = await shop.begin()
    await cancelOrder(as(), { _id: orderID })
    await shop.drain()
    expect(shop.simulator.links.get(link)!.deleted).toBe(true)
    expect(await shop.last(orderID)).toMatchObject({ state: 'cancelled' })
    const other = await shop.begin()
    await shop.simulator.pay(other.link, 'never')
    await cancelOrder(other.as(), { _id: other.orderID })
    await shop.drain()
    expect(await shop.order(other.orderID)).toMatchObject({ process: 'attention', paid: 700 })
  })

  test('P12 an order paid another way closes its page, and a second payment stays unapplied', async () => {
    const { orderID, link } = await shop.begin()
    await shop.simulator.pay(link, 'never')
    await recordPayment(shop.admin(), { orderID, method: 'manual', reference: `M-${link}`, amount: 700 })
    await shop.drain()
    expect(await shop.order(orderID)).toMatchObject({ process: 'done', paid: 700 })
    const applied = (await shop.paymentsOf(orderID)).map((one) => one.applied)
    expect(applied.toSorted((one, other) => one - other)).toEqual([0, 700])
  })

  test('the rest of a part payment is paid on a new page with its amount', async () => {
    const { as, orderID, link } = await shop.begin()
    await recordPayment(shop.admin(), { orderID, method: 'manual', reference: `P-${link}`, amount: 200 })
    const url = (await startAttempt(as(), { orderID, providerID: shop.providerID }))!
    await shop.drain()
    expect(shop.simulator.links.get(link)!.deleted).toBe(true)
    const rest = url.split('/').at(-1)!
    expect(shop.simulator.links.get(rest)!.amount).toBe(50_000)
    await shop.simulator.pay(rest, 'ok')
    await shop.drain()
    expect(await shop.order(orderID)).toMatchObject({ process: 'done', paid: 700 })
  })

  test('an order does not expire while the bank decides about its payment', async () => {
    const as = await shop.newBuyer()
    const orderID = await shop.orderBy(as())
    shop.pass(120)
    const url = (await startAttempt(as(), { orderID, providerID: shop.providerID }))!
    const link = url.split('/').at(-1)!
    await shop.simulator.pay(link, 'threeD')
    for (const minutes of [1, 22 * 60, 3, 3]) {
      shop.pass(minutes)
      await shop.drain()
    }
    expect((await shop.order(orderID)).expiresAt! < new Date(shop.clock()).toISOString()).toBe(true)
    expect(await shop.summary(orderID)).toBe('processing paying 0')
    await shop.simulator.complete(link)
    await shop.drain()
    expect(await shop.summary(orderID)).toBe('succeeded done 1')
  })
})
