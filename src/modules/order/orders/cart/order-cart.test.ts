import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { ofSweep } from '../../../../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../../tests/support/http.ts'
import { recordPayment } from '../../payments/record-payment.server.ts'
import { cancelOrder } from '../cancel-order.server.ts'
import { linesOf } from '../lines/order-lines.server.ts'
import { orderOf } from '../order-row.server.ts'
import { retryFulfilment } from '../lines/retry-fulfilment.server.ts'
import { deliverParcels, parcelsOf, sendParcel } from '../shipping/shipments.server.ts'
import { extendOrder } from './extend-order.server.ts'

const minute = 60_000
const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพฯ', zipcode: '10500' }
const shipTo = { name: 'มานี มีนา', phone: '081-234-5678', address }

describe.each(await bothDrivers())('orders of carts on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let shippingMethod: string
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    const method = { name: 'ไปรษณีย์', price: 40, includedWeight: 1000, pricePerKilogram: 10 }
    shippingMethod = (await create(admin(), 'shipping_method', method))._id
    await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', decree: 'พ.ร.ฎ.' })
  }, 60_000)
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const drain = () => academy.app.jobs.drain()
  const ctxOf = (viewer: Viewer) => ({ ...academy.as('user'), viewer })
  const person = async (): Promise<Viewer> => {
    const name = `cart${++n}`
    const row = { username: name, firstname: 'มานี', lastname: 'มีนา', email: `${name}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: admin().site._id, name: 'มานี มีนา' }
  }
  const product = async (stock: number, more: object = {}) => {
    const sku = `O${++n}`
    const { _id } = await create(admin(), 'product', { name: `สินค้า ${sku}`, price: 100, status: true, ...more })
    await create(admin(), 'sub_product', { productID: _id, sku })
    if (stock > 0) await moveStock(admin(), [{ sku, quantity: stock, kind: 'in' }])
    return { productId: _id, sku }
  }
  const call = (viewer: Viewer | undefined, path: string, body: unknown) =>
    http.ask({ path: `/api${path}`, body, ...(viewer && { viewer }) })
  const put = async (viewer: Viewer, productId: string, quantity = 1): Promise<string> =>
    (await call(viewer, '/cart/add', { productId, quantity })).body._id
  const order = (viewer: Viewer | undefined, data: object) =>
    call(viewer, '/order', { data: { shippingMethod, shipTo, ...data } })
  const pay = (orderID: string, amount: number) =>
    recordPayment(admin(), { orderID, method: 'manual', reference: `C${++n}`, amount })
  const stockOf = async (sku: string) => {
    const of = from(admin(), 'stock_item').select(['onHand', 'reserved']).where('stock_item.sku', '=', sku)
    const { onHand, reserved } = await of.executeTakeFirstOrThrow()
    return [onHand, reserved]
  }
  const buy = async (of: { quantity?: number; stock?: number; price?: number } = {}) => {
    const [viewer, thing] = [await person(), await product(of.stock ?? 5, { price: of.price ?? 100 })]
    const cartID = await put(viewer, thing.productId, of.quantity ?? 2)
    const answer = await order(viewer, { cartID })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return { viewer, cartID, _id: answer.body._id as string, price: answer.body.data.price as number, ...thing }
  }

  test('has lines that add up to its price with shipping and VAT, reserves the goods and empties the cart', async () => {
    const { viewer, cartID, _id, sku, price } = await buy()
    expect(price).toBe(240)
    const row = (await orderOf(ctxOf(viewer), _id))!
    expect(row).toMatchObject({ type: 'shop', process: 'awaiting', shipping: null, courseID: null })
    expect(row.shipTo).toMatchObject({
      name: 'มานี มีนา',
      phone: '0812345678',
      address: { zipcode: '10500', MOO: 'n/a' },
    })
    const left = Date.parse(row.expiresAt!) - Date.parse(row.createdAt)
    expect(Math.round(left / minute)).toBe(admin().site.shopHoldMinutes)
    const lines = await linesOf(ctxOf(viewer), _id)
    expect(lines.map(({ kind, quantity, unitPrice, net }) => [kind, quantity, unitPrice, net])).toEqual([
      ['goods', 2, 100, 200],
      ['shipping', 1, 40, 40],
    ])
    expect(lines.reduce((sum, { vat }) => sum + vat, 0)).toBeCloseTo(15.7, 5)
    for (const { base, vat, net, rate } of lines) expect([Number((base + vat).toFixed(2)), rate]).toEqual([net, 7])
    expect(await stockOf(sku)).toEqual([5, 2])
    const again = await order(viewer, { cartID })
    expect(again.body._id, 'the same cart pressed again').toBe(_id)
    expect(await stockOf(sku)).toEqual([5, 2])
    const cart = await from(ctxOf(viewer), 'cart')
      .select('cart.lines')
      .where('cart._id', '=', cartID)
      .executeTakeFirst()
    expect(cart!.lines).toEqual([])
  })

  test('of two presses at once, both get the same order', async () => {
    const [viewer, thing] = [await person(), await product(9)]
    const cartID = await put(viewer, thing.productId, 3)
    const answers = await Promise.all([1, 2, 3, 4].map(() => order(viewer, { cartID })))
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(await stockOf(thing.sku)).toEqual([9, 3])
  })

  test('money sells the goods once, and staff send them', async () => {
    const { viewer, _id, sku, price } = await buy()
    await pay(_id, price)
    await drain()
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'done', shipping: 'preparing' })
    expect(await stockOf(sku)).toEqual([3, 0])
    const sent = { orderID: _id, carrier: 'ไปรษณีย์ไทย', tracking: 'EX1TH', pieces: null }
    await expect(sendParcel(ctxOf(await person()), sent), 'a stranger').rejects.toMatchObject({ kind: 'not-found' })
    await expect(sendParcel(admin(), { ...sent, carrier: '' })).rejects.toMatchObject({
      issues: [{ field: 'carrier' }],
    })
    await sendParcel(admin(), sent)
    await sendParcel(admin(), { ...sent, tracking: 'EX2TH' })
    expect((await parcelsOf(ctxOf(viewer), _id))[0]).toMatchObject({ state: 'sent', tracking: 'EX2TH' })
    await deliverParcels(admin(), { orderID: _id, parcelID: null })
    await deliverParcels(admin(), { orderID: _id, parcelID: null })
    await expect(sendParcel(admin(), sent)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await orderOf(admin(), _id)).toMatchObject({ shipping: 'delivered' })
    await pay(_id, price)
    await drain()
    expect(await stockOf(sku), 'paid twice').toEqual([3, 0])
  })

  test('an end without money frees the goods, and late money finds them or a person', async () => {
    const [first, second] = [await buy({ stock: 2 }), await buy()]
    await cancelOrder(ctxOf(second.viewer), { _id: second._id })
    expect(await stockOf(second.sku)).toEqual([5, 0])
    academy.pass((admin().site.shopHoldMinutes + 1) * minute)
    await drain()
    expect(await orderOf(admin(), first._id)).toMatchObject({ process: 'expired' })
    expect(await stockOf(first.sku)).toEqual([2, 0])
    await moveStock(admin(), [{ sku: first.sku, quantity: -1, kind: 'out' }])
    await pay(first._id, first.price)
    await drain()
    expect(await orderOf(admin(), first._id)).toMatchObject({ process: 'attention', shipping: null })
    await moveStock(admin(), [{ sku: first.sku, quantity: 1, kind: 'in' }])
    await retryFulfilment(admin(), first._id)
    await drain()
    expect(await orderOf(admin(), first._id)).toMatchObject({ process: 'done', shipping: 'preparing' })
    expect(await stockOf(first.sku)).toEqual([0, 0])
  })

  test('the buyer extends the time once, and the goods stay reserved', async () => {
    const { viewer, _id, sku } = await buy()
    await expect(extendOrder(ctxOf(await person()), _id), 'a stranger').rejects.toMatchObject({ kind: 'not-found' })
    await expect(extendOrder(admin(), _id), 'staff').rejects.toMatchObject({ kind: 'forbidden' })
    await extendOrder(ctxOf(viewer), _id)
    await expect(extendOrder(ctxOf(viewer), _id)).rejects.toMatchObject({ kind: 'conflict' })
    const hold = admin().site.shopHoldMinutes
    academy.pass((hold + 1) * minute)
    await drain()
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'awaiting' })
    expect(await stockOf(sku)).toEqual([5, 2])
    academy.pass(hold * minute)
    await drain()
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'expired' })
    expect(await stockOf(sku)).toEqual([5, 0])
  })

  test('a course in a cart reserves a seat, and money enrols the buyer', async () => {
    const course = { name: 'งานเชื่อม', status: true, price: 900, seats: 1 }
    const { _id: courseID } = await create(admin(), 'course', course as never)
    await drain()
    const [one, other, seat, thing] = [
      await person(),
      await person(),
      await product(0, { kind: 'course', courseID }),
      await product(3),
    ]
    await put(one, seat.productId)
    const cartID = await put(one, thing.productId)
    const made = await order(one, { cartID })
    expect(made.body.data, JSON.stringify(made.body)).toMatchObject({ price: 240, courseID })
    const late = await order(other, { cartID: await put(other, seat.productId) })
    expect([late.status, late.body.issues?.[0]?.code ?? late.body.code]).toEqual([409, 'full'])
    const twice = await order(one, { cartID: await put(one, seat.productId) })
    expect(twice.status, 'already in an unpaid order').toBe(409)
    await pay(made.body._id, 240)
    await drain()
    expect(await orderOf(admin(), made.body._id)).toMatchObject({ process: 'done', shipping: 'preparing' })
    const enrolled = await from(admin(), 'enroll').select('userID').where('courseID', '=', courseID).execute()
    expect(enrolled).toEqual([{ userID: one.id }])
  })

  test('a cart that costs nothing is done without money', async () => {
    const [viewer, thing] = [await person(), await product(2, { price: 0 })]
    const free = await create(admin(), 'shipping_method', { name: 'รับเอง', price: 0, order: 9 })
    const made = await order(viewer, { cartID: await put(viewer, thing.productId), shippingMethod: free._id })
    await drain()
    expect(await orderOf(admin(), made.body._id)).toMatchObject({ price: 0, process: 'done' })
    await update(admin(), 'shipping_method', { _id: free._id, change: { status: false } })
  })

  test('what a client sends about prices, states and people is ignored (P01)', async () => {
    const [viewer, other, thing] = [await person(), await person(), await product(3)]
    const cartID = await put(viewer, thing.productId)
    const lies = {
      price: 1,
      total: 1,
      discount: 99,
      vat: 0,
      status: 'done',
      process: 'done',
      approve: 'auto',
      ref1: '1',
    }
    const { body } = await order(viewer, { cartID, ...lies, userID: other.id, lines: [], expiresAt: '2099-01-01' })
    expect(body.data).toMatchObject({ price: 140, userID: viewer.id, process: 'awaiting', approve: 'manual' })
    expect(body.data.ref1).not.toBe('1')
    expect(await orderOf(ctxOf(other), body._id)).toBeUndefined()
  })

  test('wrong types and lengths are refused, and the cart stays (P02)', async () => {
    const [viewer, thing] = [await person(), await product(3)]
    const cartID = await put(viewer, thing.productId)
    const wrong = [
      { cartID: 'x' },
      { cartID: [cartID] },
      { cartID, note: 'ก'.repeat(501) },
      { cartID, note: 1 },
      { cartID, shippingMethod: 'x' },
      { cartID, shippingMethod: 'f'.repeat(24) },
      { cartID, shippingMethod: null },
      { cartID, shipTo: undefined },
      { cartID, shipTo: 'กรุงเทพ' },
      { cartID, shipTo: { ...shipTo, phone: '12' } },
      { cartID, shipTo: { ...shipTo, name: ' ' } },
      { cartID, shipTo: { ...shipTo, name: 'ก'.repeat(201) } },
      { cartID, shipTo: { ...shipTo, admin: true } },
      { cartID, shipTo: { ...shipTo, address: { ...address, zipcode: '1050' } } },
      { cartID, shipTo: { ...shipTo, address: { ...address, province: null } } },
      { cartID, shipTo: { ...shipTo, address: [] } },
      { cartID, taxProfile: 'f'.repeat(24) },
    ]
    for (const one of wrong) expect((await order(viewer, one)).status, JSON.stringify(one)).toBe(400)
    expect(await stockOf(thing.sku)).toEqual([3, 0])
    expect((await order(viewer, { cartID })).status).toBe(200)
  })

  test('the cart of another person, of staff, of a visitor or of another site is not found (P03)', async () => {
    const { viewer, _id } = await buy()
    const other = await person()
    const thing = await product(3)
    const theirs = await put(other, thing.productId)
    expect((await order(viewer, { cartID: theirs })).status).toBe(404)
    expect((await order(academy.viewer('admin'), { cartID: theirs })).status).toBe(403)
    expect([401, 403]).toContain((await order(undefined, { cartID: theirs })).status)
    const elsewhere = { site: 'factory' as const, viewer: academy.viewer('user', 'factory'), path: '/api/order' }
    expect((await http.ask({ ...elsewhere, body: { data: { cartID: theirs, shipTo, shippingMethod } } })).status).toBe(
      404,
    )
    expect(await linesOf(ctxOf(other), _id)).toEqual([])
    expect(await linesOf(academy.as('admin', 'factory'), _id)).toEqual([])
    expect(await orderOf(academy.as('admin', 'factory'), _id)).toBeUndefined()
  })

  test('a person holds at most two unpaid orders (P24)', async () => {
    const viewer = await person()
    const things = [await product(5), await product(5), await product(5)]
    const statuses: number[] = []
    for (const { productId } of things)
      statuses.push((await order(viewer, { cartID: await put(viewer, productId) })).status)
    expect(statuses).toEqual([200, 200, 409])
    expect(await stockOf(things[2]!.sku)).toEqual([5, 0])
  })

  test('lines are never changed, and they add up', async () => {
    const { _id } = await buy()
    const db = admin()[executor]
    await expect(sql`update order_line set net = 1 where "orderID" = ${_id}`.execute(db)).rejects.toThrow(
      /never changed/,
    )
    const row = sql`insert into order_line (site, _id, "createdAt", "updatedAt", "orderID", "position", kind, name, "unitPrice", quantity,
      discount, net, "taxClass", rate, vat, base) select site, ${'e'.repeat(24)}, "createdAt", "updatedAt", "orderID", 99, kind, name,
      "unitPrice", quantity, discount, net, "taxClass", rate, vat, base from order_line where "orderID" = ${_id} and "position" = 0`
    await expect(row.execute(db)).rejects.toThrow(/add up/)
  })

  test('buyers of the last pieces at once get exactly those', async () => {
    const [buyers, pieces] = [ofSweep({ part: 8, whole: 40 }), ofSweep({ part: 3, whole: 10 })]
    const thing = await product(pieces)
    const viewers: Viewer[] = []
    for (let at = 0; at < buyers; at++) viewers.push(await person())
    const carts = await Promise.all(viewers.map((viewer) => put(viewer, thing.productId)))
    const answers = await Promise.all(viewers.map((viewer, at) => order(viewer, { cartID: carts[at] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(pieces)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(buyers - pieces)
    expect(await stockOf(thing.sku)).toEqual([pieces, pieces])
  })
})
