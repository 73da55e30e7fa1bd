import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type CardShop, openCardShop } from '../jobs/card-shop.ts'
import { openPages, type Pages } from '../support/pages.ts'

const path = '/api/payment/simulator'

let shop: CardShop
let pages: Pages
beforeAll(async () => {
  shop = await openCardShop((await testDrivers())[0])
  pages = await openPages(shop.academy)
}, 60_000)
afterAll(async () => {
  await pages.close()
  await shop.close()
})

const inbox = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from payment_inbox`.execute(
    shop.academy.database.kysely,
  )
  return rows[0]!.n
}

test('P10 the pay page shows the stored state, whatever its address says, and takes no form of another site', async () => {
  const { as, orderID } = await shop.begin()
  const { viewer } = as()
  const page = await pages.open({ viewer, path: `/lesson/pay/${orderID}?status=success&paid=true&charge=chrg_test_1` })
  expect(page.status).toBe(200)
  expect(page.text).toContain('เริ่มชำระด้วยบัตรแล้ว')
  expect(page.text).not.toContain('<b>ชำระเงินเรียบร้อยแล้ว')
  const foreign = { origin: 'https://link.omise.co', 'sec-fetch-site': 'cross-site' }
  const form = { intent: 'card', provider: shop.providerID }
  expect((await pages.post({ viewer, path: `/lesson/pay/${orderID}`, form, headers: foreign })).status).toBe(403)
  expect(await shop.summary(orderID)).toBe('action paying 0')
})

test('the button leads to the page of the gateway, to which the policy of the page allows forms', async () => {
  const as = await shop.newBuyer()
  const { viewer } = as()
  const at = `/lesson/pay/${await shop.orderBy(as())}`
  const page = await pages.open({ viewer, path: at })
  expect(page.text).toContain('ชำระด้วยบัตร')
  expect(page.text).toContain('โหมดทดสอบ')
  expect(String(page.headers['content-security-policy'])).toContain(`form-action 'self' ${shop.simulator.base}`)
  const sent = await pages.post({ viewer, path: at, form: { intent: 'card', provider: shop.providerID } })
  expect(sent.status).toBe(302)
  expect(String(sent.headers['location'])).toContain(`${shop.simulator.base}/pay/link_test_`)
  const wrong = await pages.post({ viewer, path: at, form: { intent: 'card', provider: 'x' } })
  expect(wrong.status).toBe(404)
})

test('a webhook needs no session and no origin, and pays the order', async () => {
  const { orderID, link } = await shop.begin()
  const [charge] = await shop.simulator.pay(link, 'never')
  const { body, headers } = shop.simulator.message('charge.complete', charge!)
  const foreign = { ...headers, origin: 'https://api.omise.co', 'sec-fetch-site': 'cross-site' }
  for (let n = 0; n < 3; n++) expect((await pages.ask({ path, body, headers: foreign })).status).toBe(200)
  await shop.drain()
  expect(await shop.summary(orderID)).toBe('succeeded done 1')
})

test('P11 forged messages leave no row, and are not parsed', async () => {
  const before = await inbox()
  const forged = shop.simulator.sign('{}', { secret: Buffer.from('forged').toString('base64') })
  const bodies = ['{}', '{"__proto__":1}', '['.repeat(100_000), 'x'.repeat(200_000), '', '\u0000']
  for (const body of bodies)
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      expect((await pages.ask({ path, body, headers: { ...forged, 'content-type': type } })).status).toBe(401)
  const flood = await Promise.all(Array.from({ length: 200 }, () => pages.ask({ path, body: '{}', headers: forged })))
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([401]))
  expect(await inbox()).toBe(before)
})

test('P11 a message that is too large is refused, and another method or gateway is not found', async () => {
  const headers = shop.simulator.sign('')
  expect((await pages.ask({ path, body: 'x'.repeat(300_000), headers })).status).toBe(413)
  expect((await pages.ask({ path, method: 'GET' })).status).toBe(404)
  expect((await pages.ask({ path: '/api/payment/paypal', body: '{}', headers })).status).toBe(404)
})

test('an administrator tests the gateway and sees the address of its webhooks', async () => {
  const at = `/setup/payment/test/${shop.providerID}`
  const viewer = shop.academy.viewer('admin')
  const page = await pages.open({ viewer, path: at })
  expect(page.status).toBe(200)
  expect(page.text).toContain(path)
  expect(page.text).not.toContain(shop.simulator.webhookSecret)
  expect((await pages.post({ viewer, path: at })).text).toContain('account_test_simulator')
  const record = await pages.open({ viewer, path: `/setup/payment/detail/${shop.providerID}` })
  expect(record.text).toContain('ทดสอบการเชื่อมต่อ')
  expect(record.text).not.toContain(shop.simulator.webhookSecret)
  for (const role of ['manager', 'user', 'guest'] as const)
    expect((await pages.open({ viewer: shop.academy.viewer(role), path: at })).status).not.toBe(200)
})
