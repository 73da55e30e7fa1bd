import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../tests/support/http.ts'
import { createProduct } from './create-product.ts'
import { moveStock, reserveStock } from '../public-api.ts'

const drivers = await testDrivers()

describe.each(drivers)('PUT product with subProducts on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const product = (stock: number) => createProduct(admin(), { sku: `P${++n}`, stock })
  const read = async (_id: string, role: Role = 'admin') =>
    (await http.ask({ path: `/api/product/${_id}`, method: 'GET', viewer: academy.viewer(role) })).body.data
  const put = (_id: string, body: object, role: Role = 'admin', headers = {}) =>
    http.ask({ path: `/api/product/${_id}`, method: 'PUT', viewer: academy.viewer(role), body, headers })
  const adjusted = (sku: string) =>
    from(admin(), 'stock_move')
      .select(['quantity', 'balance', 'byName'])
      .where('sku', '=', sku)
      .where('kind', '=', 'adjust')
      .execute()

  test('answers products of the unit with their stock and variants (L117.4)', async () => {
    const { productId, sku } = await product(7)
    const query = { method: 'find', args: [{ unit: admin().site._id, _id: productId }] }
    const found = await http.ask({ path: '/api/product/query', body: query })
    expect(found.body).toMatchObject([
      { _id: productId, unit: admin().site._id, stock: 7, subProducts: [{ sku, stock: 7 }] },
    ])
    const elsewhere = { method: 'find', args: [{ unit: academy.as('admin', 'factory').site._id }] }
    expect((await http.ask({ path: '/api/product/query', body: elsewhere })).body).not.toMatchObject([
      { _id: productId },
    ])
    const one = await http.ask({ path: `/api/product/${productId}`, method: 'GET' })
    expect(one.body.data).toMatchObject({ stock: 7, images: [] })
  })

  test('each difference of stock is one move, by who sent it', async () => {
    const { productId, sku } = await product(7)
    const { subProducts } = await read(productId)
    subProducts[0].stock = 4
    const answer = await put(productId, { data: { subProducts } })
    expect(answer.body).toMatchObject({ status: 200, data: { stock: 4, subProducts: [{ stock: 4 }] } })
    expect(await adjusted(sku)).toMatchObject([{ quantity: -3, balance: 4 }])
    const { subProducts: same } = await read(productId)
    expect((await put(productId, { data: { subProducts: same, name: 'ชื่อใหม่' } })).body.data.name).toBe('ชื่อใหม่')
    expect(await adjusted(sku)).toHaveLength(1)
  })

  test('without the version that was read, or after a sale, it is a conflict and nothing changes', async () => {
    const { productId, sku } = await product(7)
    const { subProducts } = await read(productId)
    expect((await put(productId, { data: { subProducts: [{ sku, stock: 3 }] } })).status).toBe(409)
    await moveStock(admin(), [{ sku, quantity: -1, kind: 'sale' }])
    subProducts[0].stock = 10
    const late = await put(productId, { data: { name: 'ไม่บันทึก', subProducts } })
    expect(late.status).toBe(409)
    expect(await read(productId)).toMatchObject({ name: `สินค้า ${sku}`, stock: 6 })
    const fresh = (await read(productId)).subProducts
    fresh[0].stock = 5
    expect((await put(productId, { data: { subProducts: fresh }, version: 1 })).status).toBe(409)
    expect(await adjusted(sku)).toEqual([])
  })

  test('what is reserved stays, and the number is what is free', async () => {
    const { productId, sku } = await product(7)
    const until = new Date(academy.app.clock() + 60_000).toISOString()
    await reserveStock(academy.as('user'), { ref: `r${n}`, lines: [{ sku, quantity: 5 }], until })
    const { subProducts } = await read(productId)
    expect(subProducts[0].stock).toBe(2)
    subProducts[0].stock = 0
    expect((await put(productId, { data: { subProducts } })).body.data.stock).toBe(0)
    const item = await from(admin(), 'stock_item').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()
    expect(item).toMatchObject({ onHand: 5, reserved: 5, free: 0 })
  })

  test('an unknown SKU is named in the specification’s sentence (L249.3), also one of another product', async () => {
    const [a, b] = [await product(1), await product(1)]
    for (const sku of ['X9', b.sku]) {
      const answer = await put(a.productId, { data: { subProducts: [{ sku, stock: 1 }] } })
      expect([answer.status, answer.body.message]).toEqual([400, `Failed to find sub-product with SKU ${sku}`])
    }
  })

  test.each(['member', 'manager', 'user', 'guest'] as const)('%s cannot', async (role) => {
    const { productId } = await product(1)
    const { subProducts } = await read(productId)
    const answer = await put(productId, { data: { subProducts: [{ ...subProducts[0], stock: 99 }] } }, role)
    expect(answer.status).toBe(403)
    expect((await read(productId)).stock).toBe(1)
  })

  test('prices and names of variants change with it, and bad values are refused', async () => {
    const { productId, sku } = await product(1)
    await put(productId, { data: { subProducts: [{ sku, price: 75.5, name: 'ไซซ์ M', options: { ไซซ์: 'M' } }] } })
    expect((await read(productId)).subProducts).toMatchObject([{ price: 75.5, name: 'ไซซ์ M', options: { ไซซ์: 'M' } }])
    for (const bad of [
      'x',
      {},
      [{ stock: 1 }],
      [{ sku, stock: -1 }],
      [{ sku, stock: 1.5 }],
      [{ sku, stock: '3' }],
      [{ sku, stock: 2 ** 53 }],
      [{ sku, price: -1 }],
      [{ sku, options: { a: 1 } }],
      Array.from({ length: 500 }, () => ({ sku, stock: 1 })),
    ])
      expect((await put(productId, { data: { subProducts: bad } })).status, JSON.stringify(bad).slice(0, 50)).toBe(400)
    expect((await put('0'.repeat(24), { data: { subProducts: [] } })).status).toBe(404)
  })

  test('drafts, stock and variants are not for visitors', async () => {
    const { _id } = await create(admin(), 'product', { name: 'ฉบับร่าง', price: 1 })
    expect((await http.ask({ path: `/api/product/${_id}`, method: 'GET' })).status).toBe(404)
    for (const collection of ['sub_product', 'stock_item', 'stock_move'])
      expect((await http.ask({ path: `/api/${collection}/query`, body: { args: [{}] } })).body).toEqual([])
  })
})
