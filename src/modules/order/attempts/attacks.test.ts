import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCollection } from '#platform/data/import-export/export/export-collection.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { find } from '#platform/http/api/find.ts'
import { simulatorKey, type Message } from '../../../../scripts/testing/payment/simulator.ts'
import { type CardShop, openCardShop } from '../../../../tests/jobs/card-shop.ts'
import { payWays } from '../providers/pay-ways.server.ts'
import { testProvider } from '../providers/test-provider.server.ts'
import { lookAtAttempt } from './look-at-attempt.server.ts'
import { receiveWebhook } from './receive-webhook.server.ts'
import { startAttempt } from './start-attempt.server.ts'

let shop: CardShop
beforeAll(async () => void (shop = await openCardShop((await testDrivers())[0])), 60_000)
afterAll(() => shop.close())

test('P05 forged, edited, old and live messages are refused, and an unknown gateway is not found', async () => {
  const { link, orderID } = await shop.begin()
  const [charge] = await shop.simulator.pay(link, 'never')
  const good = shop.simulator.message('charge.complete', charge!)
  const live = JSON.stringify({ ...JSON.parse(good.body), livemode: true })
  const cases: Message[] = [
    { ...good, body: good.body.replace('70000', '70001') },
    { ...good, headers: shop.simulator.sign(good.body, { secret: Buffer.from('forged').toString('base64') }) },
    { ...good, headers: shop.simulator.sign(good.body, { at: shop.clock() - 3_600_000 }) },
    { body: live, headers: shop.simulator.sign(live) },
    { ...good, headers: {} },
  ]
  for (const one of cases) expect(await shop.deliver(one), one.body).toBe(401)
  const [raw, ctx] = [Buffer.from(good.body), shop.academy.as('guest')]
  expect(await receiveWebhook(ctx, { provider: 'omise', raw, headers: good.headers })).toBe(401)
  for (const provider of ['stripe', 'constructor', '__proto__'])
    expect(await receiveWebhook(ctx, { provider, raw, headers: good.headers })).toBe(404)
  await shop.drain()
  expect(await shop.summary(orderID)).toBe('action paying 0')
  expect(await shop.deliver(good), 'the same message, as it was sent').toBe(200)
  await shop.drain()
  expect(await shop.summary(orderID)).toBe('succeeded done 1')
})

test('P06 a genuine message at another site changes nothing, and one about an unknown payment is kept', async () => {
  const provider = { name: 'บัตร', kind: 'card', accountName: 'วิชา', gateway: 'simulator' } as const
  const keys = { secretKey: simulatorKey, webhookSecret: shop.simulator.webhookSecret }
  await create(shop.academy.as('admin', 'factory'), 'payment_provider', { ...provider, ...keys })
  const { orderID, link } = await shop.begin()
  const [charge] = await shop.simulator.pay(link, 'never')
  expect(await shop.deliver(shop.simulator.message('charge.complete', charge!), 'factory')).toBe(200)
  const unknown = shop.simulator.message('charge.complete', { ...charge, link: 'link_test_unknown' })
  expect(await shop.deliver(unknown)).toBe(200)
  await shop.drain()
  expect(await shop.summary(orderID)).toBe('action paying 0')
})

test('P07 what the gateway says counts, not the message', async () => {
  const { orderID, link } = await shop.begin()
  const [charge] = await shop.simulator.pay(link, 'wrongAmount')
  await shop.deliver(shop.simulator.message('charge.complete', { ...charge, amount: 70000 }))
  await shop.drain()
  expect(await shop.order(orderID)).toMatchObject({ process: 'attention', paid: 100 })
})

test.each([
  ['another currency', { currency: 'usd' }],
  ['live money with a test key', { livemode: true }],
])('P08 %s is not recorded and raises one alarm', async (_, change) => {
  const { orderID, link } = await shop.begin()
  Object.assign((await shop.simulator.pay(link, 'never'))[0]!, change)
  const { _id } = await shop.last(orderID)
  for (let n = 0; n < 3; n++) await lookAtAttempt(shop.admin(), _id)
  expect(await shop.summary(orderID)).toBe('alarm paying 0')
  const alarms = from(shop.admin(), 'order_event').select('kind').where('orderID', '=', orderID)
  expect(await alarms.where('kind', '=', 'alarm').execute()).toHaveLength(1)
})

test.each([['700.00'], [700.5], [null]])('P08 the amount %j is no amount: nothing changes', async (amount) => {
  const { orderID, link } = await shop.begin()
  Object.assign((await shop.simulator.pay(link, 'never'))[0]!, { amount })
  await lookAtAttempt(shop.admin(), (await shop.last(orderID))._id)
  expect(await shop.summary(orderID)).toBe('action paying 0')
})

test('P09 a message that comes again, and an end after the success, change nothing', async () => {
  const { orderID, link } = await shop.begin()
  const [charge] = await shop.simulator.pay(link, 'ok')
  await shop.drain()
  const before = await shop.order(orderID)
  await shop.deliver(shop.simulator.message('charge.complete', charge!))
  await shop.deliver(shop.simulator.message('charge.expire', { ...charge, status: 'expired' }))
  shop.simulator.links.get(link)!.deleted = true
  await lookAtAttempt(shop.admin(), (await shop.last(orderID))._id)
  await shop.drain()
  expect(await shop.order(orderID)).toEqual(before)
  expect(await shop.summary(orderID)).toBe('succeeded done 1')
})

test('only the buyer can begin a payment, of their order, at a provider of the site', async () => {
  const as = await shop.newBuyer()
  const [orderID, other] = [await shop.orderBy(as()), await shop.newBuyer()]
  const { providerID } = shop
  const missing = 'f'.repeat(24)
  const refused: [() => Promise<unknown>, object][] = [
    [() => startAttempt(other(), { orderID, providerID }), { kind: 'not-found' }],
    [() => startAttempt(shop.admin(), { orderID, providerID }), { kind: 'forbidden' }],
    [() => startAttempt(as(), { orderID, providerID: missing }), { kind: 'not-found' }],
    [() => startAttempt(shop.academy.as('guest'), { orderID, providerID }), { kind: 'not-found' }],
    [() => startAttempt(shop.academy.as('user', 'factory'), { orderID, providerID }), { kind: 'not-found' }],
  ]
  for (const [call, reason] of refused) await expect(call()).rejects.toMatchObject(reason)
  const small = await shop.orderBy(as(), 19.99)
  await expect(startAttempt(as(), { orderID: small, providerID })).rejects.toMatchObject({
    issues: [{ code: 'range' }],
  })
  expect(await payWays(as(), await shop.order(small))).toEqual([])
})

test('a gateway that fails starts nothing, and the buyer can try again', async () => {
  const as = await shop.newBuyer()
  const of = { orderID: await shop.orderBy(as()), providerID: shop.providerID }
  shop.simulator.failures = 1
  await expect(startAttempt(as(), of)).rejects.toMatchObject({ issues: [{ code: 'unknown' }] })
  expect(await shop.last(of.orderID)).toMatchObject({ state: 'failed', failure: 'unknown' })
  expect(await shop.order(of.orderID)).toMatchObject({ process: 'awaiting' })
  expect(await startAttempt(as(), of)).toContain('/pay/')
})

test('a key of the wrong form, a live key for the simulator and a simulator without its setting are refused', async () => {
  const of = { name: 'x', kind: 'card', accountName: 'x', gateway: 'simulator' } as const
  for (const secretKey of ['pkey_test_1', 'skey_live'])
    await expect(create(shop.admin(), 'payment_provider', { ...of, secretKey })).rejects.toMatchObject({
      issues: [{ field: 'secretKey' }],
    })
  const { paymentSimulatorUrl, ...settings } = shop.academy.app.settings
  const app = { ...shop.academy.app, settings }
  const ctx = { ...shop.admin(), app }
  expect(paymentSimulatorUrl).toBeDefined()
  await expect(create(ctx, 'payment_provider', { ...of, secretKey: simulatorKey })).rejects.toMatchObject({
    issues: [{ field: 'gateway' }],
  })
  expect(await payWays(ctx, { price: 700, paid: 0, ref1: null, ref2: null })).toEqual([])
})

test.each([
  ['account', { kind: 'transfer' }],
  ['account', { kind: 'transfer', promptPayID: '0812345678' }],
  ['promptPayID', { kind: 'promptpay', account: '1234567890' }],
  ['gateway', { kind: 'card' }],
] as const)(
  'a payment method without its %s is refused while it is active, because nobody could pay',
  async (field, of) => {
    const provider = { name: 'x', accountName: 'x', ...of }
    await expect(create(shop.admin(), 'payment_provider', provider)).rejects.toMatchObject({ issues: [{ field }] })
    const { _id } = await create(shop.admin(), 'payment_provider', { ...provider, active: false })
    const activate = update(shop.admin(), 'payment_provider', { _id, change: { active: true } })
    await expect(activate).rejects.toMatchObject({ issues: [{ field }] })
  },
)

test('the test of a provider reads its merchant account and says what is wrong', async () => {
  const { providerID } = shop
  expect(await testProvider(shop.admin(), providerID)).toMatchObject({ isFine: true })
  const row = from(shop.admin(), 'payment_provider').select(['merchant', 'checkedAt']).where('_id', '=', providerID)
  expect((await row.executeTakeFirstOrThrow()).merchant).toContain('account_test_simulator')
  const change = { secretKey: 'skey_test_other' }
  await update(shop.admin(), 'payment_provider', { _id: providerID, change })
  expect(await testProvider(shop.admin(), providerID)).toEqual({ isFine: false, fault: 'keys' })
  await update(shop.admin(), 'payment_provider', { _id: providerID, change: { secretKey: simulatorKey } })
  shop.simulator.failures = 1
  expect(await testProvider(shop.admin(), providerID)).toEqual({ isFine: false, fault: 'unknown' })
})

test('P25 keys are in no answer, history, export or error, and open at no other site', async () => {
  const { webhookSecret } = shop.simulator
  const answers: unknown[] = []
  for (const ctx of [shop.admin(), shop.academy.as('manager'), shop.academy.as('user')])
    answers.push(await find(ctx, 'payment_provider', { args: [{}] }))
  const file = await exportCollection(shop.admin(), 'payment_provider', new URL('http://x/?format=csv'))
  const history = await from(shop.admin(), 'payment_provider').selectAll().execute()
  answers.push(file, String(file.content), history)
  const text = JSON.stringify(answers)
  for (const key of [simulatorKey, webhookSecret]) expect(text).not.toContain(key)
  expect(JSON.stringify(answers[0])).toContain('"last4"')
  expect(JSON.stringify(answers.slice(1, 3))).not.toContain('last4')
})

test('a removed provider takes no webhook until it is restored', async () => {
  const message = () => shop.simulator.message('charge.complete', { id: 'chrg_test_1', link: 'link_test_none' })
  await remove(shop.admin(), 'payment_provider', shop.providerID)
  expect(await shop.deliver(message())).toBe(401)
  await restore(shop.admin(), 'payment_provider', shop.providerID)
  expect(await shop.deliver(message())).toBe(200)
})
