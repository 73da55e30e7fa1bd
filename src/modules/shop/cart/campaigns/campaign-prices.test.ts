import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bangkokDay, addDays } from '#domain/thai-calendar/bangkok.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { forSaleOf } from '../for-sale.server.ts'
import { addToCart } from '../add-to-cart.server.ts'
import { readCart, releaseCampaigns, chargeCampaigns } from '../../public-api.ts'
import { createProduct } from '../../stock/create-product.ts'

const drivers = await bothDrivers()

describe.each(drivers)('campaign prices on $kind', (driver) => {
  let academy: Academy
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const today = () => bangkokDay(admin().now)
  const begin = (more: Partial<NewRowOf<'campaign'>> & { products: string[] }) =>
    create(admin(), 'campaign', {
      ...{ name: `แคมเปญ ${++n}`, from: today(), until: today(), percent: 10, status: true },
      ...more,
    })
  const product = (more: object = {}) => createProduct(admin(), { sku: `P${++n}`, stock: 50, ...more })
  const offer = async (productId: string, ctx = academy.as('guest')) =>
    [...(await forSaleOf(ctx, [productId])).values()][0]!
  const pays = async (productId: string, ctx = academy.as('guest')) => {
    const { prices } = await offer(productId, ctx)
    return prices.sale_price ?? prices.price
  }

  test('the page, the cart and the cart of the API charge the same lower price', async () => {
    const { productId, sku } = await product({ price: 99.99 })
    await begin({ products: [productId], percent: 12.5 })
    expect(await pays(productId)).toBe(87.49)
    const learner = academy.as('user')
    await addToCart(learner, { productId, sku, quantity: 2, cookies: [] })
    const cart = await readCart(learner)
    expect(cart.lines.map(({ price, total }) => [price, total])).toEqual([[87.49, 174.98]])
    const stored = await from(learner, 'cart').select(['cart.total', 'cart.products']).executeTakeFirstOrThrow()
    expect([Number(stored.total), stored.products[0]!.price]).toEqual([174.98, 87.49])
  })

  test('it holds from its first day through its last one, and not while it is off', async () => {
    const { productId } = await product()
    const { _id } = await begin({ products: [productId], from: addDays(today(), 1), until: addDays(today(), 2) })
    const on = (days: number) => ({ ...academy.as('guest'), now: Date.parse(`${addDays(today(), days)}T12:00:00Z`) })
    expect(await Promise.all([0, 1, 2, 3].map((days) => pays(productId, on(days))))).toEqual([100, 90, 90, 100])
    await update(admin(), 'campaign', { _id, change: { status: false } })
    expect(await pays(productId, on(1))).toBe(100)
  })

  test('a page that shows prices is valid until midnight at most', async () => {
    const { productId } = await product()
    const visitor = academy.as('guest')
    await offer(productId, visitor)
    expect(bangkokDay(visitor.validity.until)).toBe(addDays(today(), 1))
  })

  test('a campaign without its amount, with wrong days or of staff without the right is refused', async () => {
    const { productId } = await product()
    const products = [productId]
    await expect(begin({ products, percent: null })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(begin({ products, percent: 101 })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(begin({ products, percent: -1 })).rejects.toMatchObject({ kind: 'invalid' })
    const row = { name: 'x', from: today(), until: today(), percent: 5 }
    await expect(create(academy.as('manager'), 'campaign', row)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(begin({ products, from: addDays(today(), 1) })).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('a budget ends the campaign when it is used, once for an order, and comes back with a cancelled one', async () => {
    const { productId } = await product()
    const { _id } = await begin({ products: [productId], budget: 25 })
    const lines = [{ ...(await offer(productId)), quantity: 1 }]
    await chargeCampaigns(academy.as('user'), { ref: 'o1', lines })
    await Promise.all([
      chargeCampaigns(academy.as('user'), { ref: 'o1', lines }),
      chargeCampaigns(academy.as('user'), { ref: 'o2', lines }),
    ])
    expect(await pays(productId)).toBe(90)
    await chargeCampaigns(academy.as('user'), { ref: 'o3', lines })
    expect(await pays(productId)).toBe(100)
    const spent = await from(admin(), 'campaign').select('campaign.spent').where('_id', '=', _id).executeTakeFirst()
    expect(Number(spent!.spent)).toBe(30)
    await releaseCampaigns(admin(), 'o2')
    await releaseCampaigns(admin(), 'o2')
    expect(await pays(productId)).toBe(90)
    await update(admin(), 'campaign', { _id, change: { budget: 5 } })
    expect(await pays(productId)).toBe(100)
  })

  test('budgets and spending are for staff', async () => {
    const { productId } = await product()
    const { _id } = await begin({ products: [productId], budget: 100 })
    const row = await from(academy.as('guest'), 'campaign').selectAll().where('_id', '=', _id).executeTakeFirst()
    expect(row).toMatchObject({ budget: null, spent: null })
  })
})
