import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { createProduct } from '../stock/create-product.ts'
import { moveStock } from '../public-api.ts'

const drivers = await testDrivers()

describe.each(drivers)('the shop in the office on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let drill: Awaited<ReturnType<typeof createProduct>>
  let item: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    drill = await createProduct(admin(), { sku: 'GLOVE-1', name: 'ถุงมือกันบาด', stock: 10 })
    item = (await stockItem('GLOVE-1'))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const stockItem = (sku: string) =>
    from(admin(), 'stock_item').selectAll().where('stock_item.sku', '=', sku).executeTakeFirstOrThrow()
  const open = (path: string, role: Role = 'admin') => pages.open({ path, viewer: academy.viewer(role) })
  const post = (path: string, form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path, viewer: academy.viewer(role), form })

  test('every screen opens for an administrator, on real records, and for nobody beneath (L88.1, L186.4)', async () => {
    const category = await create(admin(), 'product_category', { name: 'ความปลอดภัย' })
    const method = await create(admin(), 'shipping_method', { name: 'ไปรษณีย์', price: 40 })
    const paths = [
      ...['dashboard', 'add', `edit/${drill.productId}`, `detail/${drill.productId}`, 'category', 'category/add'],
      ...[`category/edit/${category._id}`, 'shipping', 'shipping/add', `shipping/edit/${method._id}`, 'config'],
      ...[
        'inventory',
        'inventory?view=low',
        'inventory?view=out',
        `inventory/detail/${item}`,
        `inventory/edit/${item}`,
      ],
      ...[`inventory/move/${item}`, 'ledger', 'variant', 'variant/add', `variant/edit/${drill.variantId}`],
      `variant/detail/${drill.variantId}`,
    ]
    for (const path of paths) {
      expect((await open(`/shop/${path}`)).status, path).toBe(200)
      expect((await open(`/shop/${path}`, 'user')).status, path).toBe(302)
    }
    expect(textOf((await open('/shop/dashboard')).text)).toContain('ถุงมือกันบาด')
    expect(textOf((await open('/shop/inventory')).text)).toContain('GLOVE-1')
    expect(textOf((await open('/shop/category')).text)).toContain('ความปลอดภัย')
    expect(textOf((await open('/shop/shipping')).text)).toContain('ไปรษณีย์')
  })

  test('a product is added, gets variants, and is on sale', async () => {
    const added = await post('/shop/add', {
      name: 'แว่นตานิรภัย',
      kind: 'goods',
      price: '120',
      status: 'true',
      taxClass: 'vat',
    })
    expect(added.status).toBe(302)
    const { _id } = await from(admin(), 'product')
      .select('product._id')
      .where('product.name', '=', 'แว่นตานิรภัย')
      .executeTakeFirstOrThrow()
    const record = await open(`/shop/detail/${_id}`)
    expect(textOf(record.text)).toContain('ยังไม่มีตัวเลือก ลูกค้าจึงยังซื้อไม่ได้')
    expect(record.text).toContain(`/shop/variant/add?productID=${_id}`)
    const variant = {
      productID: _id,
      sku: 'GOGGLE-1',
      name: 'เลนส์ใส',
      options: '{"เลนส์":"ใส"}',
      weight: '80',
      position: '1',
    }
    expect((await post('/shop/variant/add', variant)).status).toBe(302)
    expect((await post('/shop/variant/add', { ...variant, name: 'ซ้ำ' })).status).toBe(400)
    expect((await post('/shop/variant/add', { ...variant, sku: 'รหัส ไทย' })).status).toBe(400)
    await moveStock(admin(), [{ sku: 'GOGGLE-1', quantity: 4, kind: 'in' }])
    expect(textOf((await open(`/shop/detail/${_id}`)).text)).toMatch(/เลนส์ใส.*GOGGLE-1.*฿120/s)
    expect(textOf((await open(`/shop/product/${_id}`)).text)).toContain('เหลือ 4 ชิ้น')
  })

  test('stock is received, taken out and counted, with a reason in the ledger', async () => {
    const path = `/shop/inventory/move/${item}`
    const version = async () => String((await stockItem('GLOVE-1')).version)
    const received = await post(path, { kind: 'in', quantity: '5', reason: '' })
    expect(received.headers['location']).toBe(`/shop/inventory/detail/${item}?done=moved`)
    expect((await post(path, { kind: 'out', quantity: '2', reason: 'ใช้ในห้องอบรม' })).status).toBe(302)
    const seen = await version()
    await moveStock(admin(), [{ sku: 'GLOVE-1', quantity: -1, kind: 'sale', ref: 'order' }])
    const late = await post(path, { kind: 'adjust', quantity: '13', reason: 'ตรวจนับ', version: seen })
    expect(late.status).toBe(400)
    expect(textOf(late.text)).toContain('มีผู้อื่นบันทึกรายการนี้ก่อนแล้ว')
    const counted = await post(path, { kind: 'adjust', quantity: '11', reason: 'ตรวจนับ', version: await version() })
    expect(counted.status).toBe(302)
    expect((await stockItem('GLOVE-1')).onHand).toBe(11)
    const ledger = textOf((await open(`/shop/inventory/detail/${item}?done=moved`)).text)
    for (const word of ['บันทึกสต็อกแล้ว', 'ใช้ในห้องอบรม', 'ตรวจนับ', '+5', '-2']) expect(ledger).toContain(word)
    for (const bad of [
      { kind: 'out', quantity: '1' },
      { kind: 'out', quantity: '999', reason: 'x' },
      { kind: 'in', quantity: '-1' },
    ])
      expect((await post(path, { reason: '', ...bad })).status).toBe(400)
    expect((await stockItem('GLOVE-1')).onHand).toBe(11)
    expect((await post(path, { kind: 'in', quantity: '5' }, 'user')).status).toBe(302)
    expect((await post(`/shop/inventory/move/${'0'.repeat(24)}`, { kind: 'in', quantity: '1' })).status).toBe(404)
    expect((await stockItem('GLOVE-1')).onHand).toBe(11)
  })

  test('a number that is not the sum of its moves is on the dashboard', async () => {
    expect(textOf((await open('/shop/dashboard')).text)).not.toContain('ไม่ตรงกับประวัติ')
    await sql`update stock_item set "onHand" = "onHand" + 1 where sku = 'GLOVE-1'`.execute(academy.database.kysely)
    expect(textOf((await open('/shop/dashboard')).text)).toContain('ยอดสต็อกไม่ตรงกับประวัติ')
    await sql`update stock_item set "onHand" = "onHand" - 1 where sku = 'GLOVE-1'`.execute(academy.database.kysely)
  })

  test('the settings of the shop are stored and bounded', async () => {
    expect((await post('/shop/config', { shopHoldMinutes: '30', shopLowStock: '3' })).status).toBe(302)
    expect((await post('/shop/config', { shopHoldMinutes: '1' })).status).toBe(400)
    const { sku } = await createProduct(admin(), { sku: 'HELMET-1' })
    expect((await stockItem(sku)).lowAt).toBe(3)
  })
})
