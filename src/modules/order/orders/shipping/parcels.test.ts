import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../../tests/support/http.ts'
import { linesOf } from '../lines/order-lines.server.ts'
import { orderOf } from '../order-row.server.ts'
import { recordPayment } from '../../payments/record-payment.server.ts'
import { deliverParcels, parcelsOf, sendParcel, toSend } from './shipments.server.ts'

const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }

describe.each(await testDrivers())('parcels, vendors and holds of orders on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let viewer: Viewer
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    const row = { username: 'parcel', firstname: 'มานี', lastname: 'มีนา', email: 'parcel@wicha.test' }
    const { _id } = await create(admin(), 'user', row)
    viewer = { id: _id, role: 'user', home: admin().site._id, name: 'มานี มีนา' }
  }, 60_000)
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const buyer = () => ({ ...academy.as('user'), viewer })
  const drain = () => academy.app.jobs.drain()
  const product = async (stock: number, more: object = {}) => {
    const sku = `P${++n}`
    const { _id } = await create(admin(), 'product', { name: sku, price: 100, status: true, ...more })
    await create(admin(), 'sub_product', { productID: _id, sku })
    await moveStock(admin(), [{ sku, quantity: stock, kind: 'in' }])
    return { productId: _id, sku }
  }
  const ordered = async (things: { productId: string; quantity: number }[]) => {
    let cartID = ''
    for (const thing of things) cartID = (await http.ask({ path: '/api/cart/add', body: thing, viewer })).body._id
    const shipTo = { name: 'มานี', phone: '0812345678', address }
    const answer = await http.ask({ path: '/api/order', body: { data: { cartID, shipTo } }, viewer })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body._id as string
  }
  const paid = async (orderID: string) => {
    const amount = Number((await orderOf(admin(), orderID))!.price)
    await recordPayment(admin(), { orderID, method: 'manual', reference: `P${++n}`, amount })
    await drain()
    return Object.fromEntries((await linesOf(admin(), orderID)).map((line) => [line.sku!, line._id]))
  }

  test('goods are sent in several parcels, and the order is sent once all of them are', async () => {
    const [a, b] = [await product(9), await product(9)]
    const orderID = await ordered([
      { ...a, quantity: 3 },
      { ...b, quantity: 1 },
    ])
    const lines = await paid(orderID)
    const parcel = { orderID, carrier: 'ไปรษณีย์ไทย', tracking: 'EX1TH' }
    const send = (pieces: Record<string, number> | null, ctx = admin()) => sendParcel(ctx, { ...parcel, pieces })
    for (const pieces of [{ [lines[a.sku]!]: 4 }, { [lines[a.sku]!]: -1 }, { [lines[a.sku]!]: 0.5 }, { x: 1 }, {}])
      await expect(send(pieces as Record<string, number>)).rejects.toMatchObject({ issues: [{ field: 'pieces' }] })
    await expect(send(null, academy.as('admin', 'factory')), 'another site').rejects.toMatchObject({
      kind: 'not-found',
    })
    await send({ [lines[a.sku]!]: 2 })
    expect((await orderOf(buyer(), orderID))!.shipping).toBe('part')
    expect((await toSend(admin(), orderID)).map(({ left }) => left)).toEqual([1, 1])
    const titles = (await ownNotices(buyer())).notices.map(({ title }) => title.th)
    expect(titles[0]).toContain('จัดส่งสินค้าบางส่วนแล้ว')
    const both = await Promise.allSettled([send(null), send({ [lines[b.sku]!]: 1 })])
    expect(both.filter(({ status }) => status === 'fulfilled').length, 'at once').toBeGreaterThan(0)
    if ((await toSend(admin(), orderID)).length > 0) await send(null)
    expect((await orderOf(buyer(), orderID))!.shipping).toBe('sent')
    const parcels = await parcelsOf(buyer(), orderID)
    const pieces = parcels.flatMap((one) => one.lines).reduce((sum, { quantity }) => sum + quantity, 0)
    expect(pieces, 'every piece is in one parcel').toBe(4)
    expect(await from(admin(), 'shipment').select('_id').where('state', '=', 'preparing').execute()).toEqual([])
    await deliverParcels(admin(), { orderID, parcelID: parcels[0]!._id })
    expect((await orderOf(admin(), orderID))!.shipping).toBe('sent')
    await expect(deliverParcels(admin(), { orderID, parcelID: 'f'.repeat(24) })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await deliverParcels(admin(), { orderID, parcelID: null })
    expect((await orderOf(admin(), orderID))!.shipping).toBe('delivered')
  })

  test('a line keeps its vendor and commission as they were ordered, and buyers do not read the commission', async () => {
    const legal = { legalName: 'ช่างไทย', phone: '021234567', email: 'v@wicha.test', commission: 10 }
    const vendor = { ...legal, name: 'ช่างไทย', taxId: '0994000165501' }
    const { _id: vendorID } = await create(admin(), 'vendor', vendor)
    await update(admin(), 'vendor', { _id: vendorID, change: { state: 'approved', reason: 'ครบ' } })
    const orderID = await ordered([{ ...(await product(9, { vendorID })), quantity: 2 }])
    await update(admin(), 'vendor', { _id: vendorID, change: { commission: 50 } })
    const [line] = await linesOf(admin(), orderID)
    expect([line!.vendorID, Number(line!.commission)]).toEqual([vendorID, 10])
    expect((await linesOf(buyer(), orderID))[0]!.commission).toBeNull()
    await paid(orderID)
    const ledger = from(admin(), 'vendor_ledger')
      .select(['kind', 'amount'])
      .where('orderID', '=', orderID)
      .orderBy('kind')
    const rows = (await ledger.execute()).map(({ kind, amount }) => [kind, Number(amount)])
    expect(rows).toEqual([
      ['commission', -20],
      ['sale', 200],
    ])
  })

  test('staff are told once a day that unpaid orders hold half of a SKU (P24)', async () => {
    const [few, many] = [await product(8), await product(100)]
    await ordered([
      { ...few, quantity: 4 },
      { ...many, quantity: 4 },
    ])
    await drain()
    const told = async () => {
      const { notices } = await ownNotices(academy.as('manager'))
      return notices.map(({ title }) => title.th).filter((title) => title.startsWith('คำสั่งซื้อที่ยังไม่ชำระจองไว้มาก'))
    }
    expect(await told()).toEqual([`คำสั่งซื้อที่ยังไม่ชำระจองไว้มาก: ${few.sku}`])
    await ordered([{ ...few, quantity: 1 }])
    await drain()
    expect(await told()).toHaveLength(1)
  })
})
