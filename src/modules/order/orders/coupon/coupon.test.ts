import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseCoupon, forgetCoupon, readCoupon } from '#modules/redeem-coupon/public-api.ts'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../../tests/support/http.ts'
import { recordPayment } from '../../payments/record-payment.server.ts'
import { cancelOrder } from '../cancel-order.server.ts'
import { createOrder } from '../create-order.server.ts'
import { linesOf } from '../lines/order-lines.server.ts'
import { orderOf } from '../order-row.server.ts'
import { retryFulfilment } from '../lines/retry-fulfilment.server.ts'

const day = 86_400_000

describe.each(await bothDrivers())('coupons of orders on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let courseID: string
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', decree: 'พ.ร.ฎ.' })
    courseID = await course()
  }, 60_000)
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const drain = () => academy.app.jobs.drain()
  const ctxOf = (viewer: Viewer) => ({ ...academy.as('user'), viewer })
  const person = async (more: object = {}) => {
    const name = `coupon${++n}`
    const row = { username: name, firstname: 'มานี', lastname: 'มีนา', email: `${name}@wicha.test`, ...more }
    const { _id } = await create(admin(), 'user', row)
    return ctxOf({ id: _id, role: 'user', home: admin().site._id, name: 'มานี มีนา' })
  }
  const course = async (more: object = {}) =>
    (await create(admin(), 'course', { name: `คอร์ส ${++n}`, status: true, price: 700, ...more } as never))._id
  const coupon = (more: object = {}) =>
    create(admin(), 'coupon', { name: 'ลดต้อนรับ', kind: 'percent', percent: 10, ...more } as never)
  const usedOf = async (_id: string) => {
    const row = await from(admin(), 'coupon').select(['used', 'spent']).where('coupon._id', '=', _id).executeTakeFirst()
    return [row!.used, row!.spent]
  }
  const usesOf = async (couponID: string) =>
    (await from(admin(), 'coupon_use').select('state').where('coupon_use.couponID', '=', couponID).execute())
      .map(({ state }) => state)
      .toSorted()
  const buy = async (ctx: ReturnType<typeof ctxOf>, code: string, of = courseID) => {
    await chooseCoupon(ctx, code)
    return createOrder(ctx, { courseID: of, roundID: null })
  }
  const pay = async (orderID: string, amount: number) => {
    await recordPayment(admin(), { orderID, method: 'manual', reference: `K${++n}`, amount })
    await drain()
  }

  test('of 50 people at once, 3 get a coupon with 3 uses; an expired order gives one back', async () => {
    const { _id, code } = await coupon({ uses: 3 })
    const people: ReturnType<typeof ctxOf>[] = []
    for (let at = 0; at < 50; at++) people.push(await person())
    for (const one of people) await chooseCoupon(one, code)
    const orders = await Promise.allSettled(people.map((one) => createOrder(one, { courseID, roundID: null })))
    const ids = orders.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const prices = await Promise.all(ids.map(async (id) => (await orderOf(admin(), id))!.price))
    expect(prices.filter((price) => price === 630)).toHaveLength(3)
    expect(await usedOf(_id)).toEqual([3, 210])
    const late = await person()
    await expect(chooseCoupon(late, code)).rejects.toMatchObject({ issues: [{ code: 'usedUp' }] })
    const first = ids[prices.indexOf(630)]!
    const owner = (await orderOf(admin(), first))!.userID
    await cancelOrder(
      people.find(({ viewer }) => viewer.id === owner)!,
      { _id: first },
    )
    expect(await usedOf(_id)).toEqual([2, 140])
    const fourth = await buy(late, code)
    expect((await orderOf(admin(), fourth))!.price).toBe(630)
    expect(await usesOf(_id)).toEqual(['released', 'reserved', 'reserved', 'reserved'])
    await pay(fourth, 630)
    expect(await usesOf(_id)).toEqual(['released', 'reserved', 'reserved', 'used'])
  }, 60_000)

  test('an order that expires gives the coupon back; late money needs a use that is left', async () => {
    const { _id, code } = await coupon()
    const [one, other] = [await person(), await person()]
    const first = await buy(one, code)
    academy.pass(2 * day)
    await drain()
    expect((await orderOf(admin(), first))!.process).toBe('expired')
    expect(await usedOf(_id)).toEqual([0, 0])
    const second = await buy(ctxOf(other.viewer), code)
    await pay(second, 630)
    await pay(first, 630)
    expect((await orderOf(admin(), first))!.process).toBe('attention')
    expect(await usedOf(_id)).toEqual([1, 70])
    await update(admin(), 'coupon', { _id, change: { uses: 2 } })
    await retryFulfilment(admin(), first)
    await drain()
    expect((await orderOf(admin(), first))!.process).toBe('done')
    expect(await usesOf(_id)).toEqual(['used', 'used'])
  }, 60_000)

  test('a person and their phone use a coupon as often as allowed, and two tabs do not stack it', async () => {
    const { _id, code } = await coupon({ uses: 10 })
    const phone = '0891112233'
    const [one, other] = [await person({ phone }), await person()]
    const second = await course()
    await chooseCoupon(one, code)
    const both = await Promise.allSettled(
      [courseID, second].map((id) => createOrder(one, { courseID: id, roundID: null })),
    )
    const prices = await Promise.all(
      both.map(async (got) => (got.status === 'fulfilled' ? (await orderOf(admin(), got.value))!.price : 0)),
    )
    expect(prices.toSorted((one, other) => one - other)).toEqual([630, 700])
    await expect(chooseCoupon(one, code)).rejects.toMatchObject({ issues: [{ code: 'perUser' }] })
    await update(admin(), 'user', { _id: one.viewer.id, change: { phone: null } })
    const same = await person({ phone })
    await expect(buy(same, code), 'another account of the phone').rejects.toMatchObject({
      issues: [{ code: 'perUser' }],
    })
    expect(await buy(other, code)).toBeTruthy()
    expect(await usedOf(_id)).toEqual([2, 140])
  })

  test('a coupon for the whole price is done without money and without a payment', async () => {
    const given = await course()
    const { _id, code } = await coupon({ kind: 'course', courseID: given })
    const learner = await person()
    const order = await buy(learner, code, given)
    await drain()
    expect(await orderOf(admin(), order)).toMatchObject({ price: 0, process: 'done', paid: 0 })
    const [line] = await linesOf(admin(), order)
    expect(line).toMatchObject({ unitPrice: 700, discount: 700, net: 0, vat: 0 })
    expect(await usesOf(_id)).toEqual(['used'])
    const payments = await from(admin(), 'payment').select('_id').where('payment.orderID', '=', order).execute()
    expect(payments).toEqual([])
  })

  test('a coupon for other things stays for the next purchase', async () => {
    const { _id, code } = await coupon({ minSpend: 5000 })
    const learner = await person()
    const order = await buy(learner, code)
    expect((await orderOf(admin(), order))!.price).toBe(700)
    expect(await usedOf(_id)).toEqual([0, 0])
    await forgetCoupon(learner)
    await cancelOrder(learner, { _id: order })
  })

  test('a cart spreads the discount over its lines and asks again if the coupon changes', async () => {
    const { _id, code } = await coupon({ kind: 'amount', amount: 100 })
    const learner = await person()
    const call = (path: string, body: unknown) => http.ask({ path: `/api${path}`, body, viewer: learner.viewer })
    let cartID = ''
    for (const price of [100, 200]) {
      const sku = `K${++n}`
      const { _id: productId } = await create(admin(), 'product', { name: sku, price, status: true })
      await create(admin(), 'sub_product', { productID: productId, sku })
      await moveStock(admin(), [{ sku, quantity: 5, kind: 'in' }])
      cartID = (await call('/cart/add', { productId, quantity: 1 })).body._id
    }
    await chooseCoupon(learner, code)
    const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพฯ', zipcode: '10500' }
    const shipTo = { name: 'มานี มีนา', phone: '0812345678', address }
    const stale = { cartID, shippingMethod: null, shipTo, note: null, taxProfile: null, agreed: 'stale' }
    await expect(createOrder(learner, stale)).rejects.toMatchObject({ issues: [{ code: 'changed' }] })
    expect(await usedOf(_id), 'nothing was ordered').toEqual([0, 0])
    const answer = await call('/order', { data: { cartID, shipTo } })
    expect([answer.status, answer.body.data.price]).toEqual([200, 200])
    const lines = await linesOf(admin(), answer.body._id)
    expect(lines.map(({ discount, net }) => `${discount} ${net}`).toSorted()).toEqual(['33.33 66.67', '66.67 133.33'])
    expect(await usedOf(_id)).toEqual([1, 100])
  })

  test('wrong codes get one sentence, and after ten also the right one does', async () => {
    const learner = { ...(await person()), address: '203.0.113.9' }
    const [off, right] = [await coupon({ active: false }), await coupon()]
    const reads = [off.code, 'ABCDEFGHJK', "' or '1'='1", 'x'.repeat(5000), '']
    const texts = await Promise.all(
      reads.map((code) =>
        readCoupon(learner, code).catch((error: { issues: { th: string }[] }) => error.issues[0]!.th),
      ),
    )
    expect(new Set(texts).size).toBe(1)
    expect((await readCoupon(learner, right.code))._id).toBe(right._id)
    for (let at = 0; at < 6; at++) await readCoupon(learner, 'ABCDEFGHJK').catch(() => {})
    await expect(readCoupon(learner, right.code)).rejects.toMatchObject({ issues: [{ th: texts[0] }] })
    const neighbour = { ...(await person()), address: '203.0.113.9' }
    await expect(readCoupon(neighbour, right.code), 'the same address').rejects.toBeDefined()
    academy.pass(11 * 60_000)
    expect((await readCoupon({ ...learner, now: academy.app.clock() }, right.code))._id).toBe(right._id)
  })

  test('a coupon of a site is unknown on another one, and learners cannot list coupons', async () => {
    const { code } = await coupon()
    const foreign = academy.as('user', 'factory')
    await expect(readCoupon(foreign, code)).rejects.toMatchObject({ kind: 'not-found' })
    const answer = await http.ask({ path: '/api/coupon/query', body: {}, viewer: academy.viewer('user') })
    expect(JSON.stringify(answer.body)).not.toContain(code)
    await expect(chooseCoupon(academy.as('admin'), code)).rejects.toMatchObject({ kind: 'forbidden' })
    const other = await person()
    const own = await coupon({ recipient: other.viewer.id })
    await expect(chooseCoupon(await person(), own.code)).rejects.toMatchObject({ issues: [{ code: 'unknown' }] })
    await chooseCoupon(other, own.code)
  })
})
