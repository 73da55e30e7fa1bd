import { afterAll, beforeAll, expect, test } from 'vitest'
import { PaymentSimulator, simulatorKey } from '../../../../../scripts/testing/payment/simulator.ts'
import type { GatewayAccess } from '../gateway.ts'
import { omise } from './omise.ts'

const simulator = new PaymentSimulator({ deliver: async () => {} })
let access: GatewayAccess
beforeAll(async () => {
  const base = await simulator.start()
  access = { base, pages: [base], isInner: true, secretKey: simulatorKey }
})
afterAll(() => simulator.stop())

const payment = { key: 'a1', satang: 70_000, title: 'เชื่อม', description: '690000000018' }

test('a payment is started, seen, closed twice and no longer paid', async () => {
  const { ref, url } = await omise.start(access, payment)
  expect(url).toBe(`${access.base}/pay/${ref}`)
  expect(await omise.look(access, ref)).toEqual({ state: 'open', charges: [], failure: null })
  for (let n = 0; n < 2; n++) await omise.cancel(access, ref)
  expect(await simulator.pay(ref, 'ok')).toEqual([])
  expect(await omise.look(access, ref)).toMatchObject({ state: 'gone' })
})

test('a part of a charge is returned', async () => {
  const { ref } = await omise.start(access, payment)
  const [charge] = await simulator.pay(ref, 'ok')
  const refund = await omise.refund(access, { charge: charge!.id, satang: 10_000, key: 'r1' })
  expect(refund.ref).toMatch(/^rfnd_test_/)
})

test('a page that is not the gateway’s is no answer', async () => {
  await expect(omise.start({ ...access, pages: ['https://link.omise.co'] }, payment)).rejects.toMatchObject({
    fault: 'wrong',
  })
})

test('each failure has its fault, and no message holds the key', async () => {
  const { ref } = await omise.start(access, payment)
  const wrongKey = { ...access, secretKey: 'skey_test_another' }
  await expect(omise.account(wrongKey)).rejects.toMatchObject({ fault: 'keys' })
  await expect(omise.look(access, 'link_test_none')).rejects.toMatchObject({ fault: 'refused' })
  simulator.failures = 1
  await expect(omise.look(access, ref)).rejects.toMatchObject({ fault: 'unknown' })
  const gone = { ...access, base: 'http://127.0.0.1:1' }
  const error = await omise.look(gone, ref).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ fault: 'unknown' })
  expect(String(error) + String((error as Error).stack)).not.toContain(simulatorKey)
})
