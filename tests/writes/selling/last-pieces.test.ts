import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { from } from '#platform/data/collection/rows.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { type Http, openHttp } from '../../support/http.ts'
import { openShop, type Shop } from './shop.ts'

const buyers = ofSweep({ part: 10, whole: 200 })
const pieces = ofSweep({ part: 4, whole: 10 })
const rounds = ofSweep({ part: 1, whole: 5 })
const hour = 3_600_000

describe.each(await bothDrivers())('the last pieces and seats on $kind', (driver) => {
  let shop: Shop
  let http: Http
  let shippingMethod: string
  beforeAll(async () => {
    shop = await openShop(driver)
    http = await openHttp(shop.academy)
    shippingMethod = (await create(shop.admin(), 'shipping_method', { name: 'ไปรษณีย์', price: 40 }))._id
  }, 60_000)
  afterAll(async () => {
    await http.close()
    await shop.close()
  })

  type Buyer = Awaited<ReturnType<Shop['newBuyer']>>
  const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพฯ', zipcode: '10500' }
  const shipTo = { name: 'มานี มีนา', phone: '081-234-5678', address }
  const call = (as: Buyer, path: string, body: unknown) => http.ask({ path: `/api${path}`, body, viewer: as().viewer })
  const fill = async (as: Buyer, productIds: readonly string[]) => {
    let cartID = ''
    for (const productId of productIds) cartID = (await call(as, '/cart/add', { productId, quantity: 1 })).body._id
    return { as, cartID }
  }
  const order = ({ as, cartID }: { as: Buyer; cartID: string }) =>
    call(as, '/order', { data: { cartID, shippingMethod, shipTo } })
  const crowd = async (count: number) => {
    const people: Buyer[] = []
    while (people.length < count) people.push(await shop.newBuyer())
    return people
  }

  test(`${buyers} buyers with two goods in opposite order: none is oversold, whoever is late is done or needs attention`, async () => {
    for (let round = 0; round < rounds; round++) {
      const goods = [await shop.newProduct(pieces), await shop.newProduct(pieces)]
      const [one, other] = goods.map(({ productId }) => productId) as [string, string]
      const people = await crowd(buyers)
      const carts: { as: Buyer; cartID: string }[] = []
      for (const [at, as] of people.entries()) carts.push(await fill(as, at % 2 === 0 ? [one, other] : [other, one]))
      const answers = await Promise.all(carts.map(order))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const made = answers.filter(({ status }) => status === 200).map(({ body }) => body._id as string)
      expect(made).toHaveLength(pieces)
      // Three of ten do not pay in time. Others order what becomes free while the late money arrives.
      const late = made.slice(0, Math.ceil(pieces * 0.3))
      const { price } = await shop.stateOf(made[0]!)
      await Promise.all(made.slice(late.length).map((_id) => shop.pay(_id, price)))
      shop.academy.pass(2 * hour)
      const again = carts.filter((_, at) => answers[at]!.status === 409)
      await Promise.all([shop.drain(), ...again.map(order), ...late.map((_id) => shop.pay(_id, price))])
      await shop.drain()
      const paid = await Promise.all(made.map(shop.stateOf))
      expect(paid.every(({ process }) => process === 'done' || process === 'attention')).toBe(true)
      for (const { sku } of goods) {
        const { onHand, reserved } = await shop.stockOf(sku)
        expect(onHand).toBeGreaterThanOrEqual(reserved)
        const sold = paid.filter(({ process }) => process === 'done').length
        expect(onHand).toBe(pieces - sold)
      }
      expect(await shop.differences()).toEqual([])
    }
  }, 900_000)

  test(`${buyers} buyers of the last ${pieces} seats: exactly those are enrolled`, async () => {
    for (let round = 0; round < rounds; round++) {
      const courseID = await shop.newCourse({ seats: pieces })
      const people = await crowd(buyers)
      const answers = await Promise.allSettled(people.map((as) => shop.order(as(), courseID)))
      const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const refused = answers.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { kind?: string }).kind] : [],
      )
      expect(made).toHaveLength(pieces)
      expect(new Set(refused)).toEqual(new Set(['conflict']))
      await Promise.all(made.map((_id) => shop.pay(_id)))
      await shop.drain()
      const enrolled = await from(shop.admin(), 'enroll').select('_id').where('courseID', '=', courseID).execute()
      expect(enrolled).toHaveLength(pieces)
      expect(await shop.differences()).toEqual([])
    }
  }, 900_000)
})
