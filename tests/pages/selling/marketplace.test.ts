import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { seedContext } from '#app/seed/seed-site.ts'
import { seedMarketplace } from '#app/seed/selling/seed-marketplace.ts'
import { seedShop } from '#app/seed/selling/seed-shop.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { sites } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'
import { skillsShop } from '../../../database/seeds/selling/goods.ts'

const drivers = await testDrivers()

describe.each(drivers)('the screens of the marketplace on $kind', (driver) => {
  let academy: Academy
  let pages: Pages

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const ctx = await seedContext(academy.app, sites.skills._id)
    await seedShop(ctx, skillsShop)
    await seedMarketplace(ctx)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (path: string, role?: 'admin' | 'manager' | 'user') => {
    const page = await pages.open({ path, ...(role && { viewer: academy.viewer(role) }) })
    return { ...page, words: textOf(page.text) }
  }

  test.each([
    ['dashboard', ['ยอดขายเดือนนี้', 'ใบสรุปยอดที่รอจ่าย', 'ช่างไทยทูลส์', 'ลดรับเปิดเทอมช่าง']],
    ['category', ['เครื่องมือฝึก', 'จำนวนผู้ขาย']],
    ['campaign', ['ลดรับเปิดเทอมช่าง']],
    ['property', ['วัสดุ', 'ระดับ']],
    ['vendor', ['ช่างไทยทูลส์', 'สำนักพิมพ์คู่มือช่าง', 'ครัวมืออาชีพ']],
    ['store', ['ช่างไทยทูลส์']],
    ['statement', ['รออนุมัติจ่าย']],
    ['ledger', ['ค่าธรรมเนียม']],
  ])('%s shows real records to an administrator, and opens for nobody else (L89.3)', async (name, texts) => {
    const page = await open(`/marketplace/${name}`, 'admin')
    expect(page.status).toBe(200)
    for (const text of texts) expect(page.words).toContain(text)
    expect((await open(`/marketplace/${name}`, 'manager')).status).not.toBe(200)
    expect((await open(`/marketplace/${name}`, 'user')).status).not.toBe(200)
  })

  test('a statement shows its vendor, its account and every row that it adds up', async () => {
    const { _id } = await from(academy.as('admin'), 'vendor_statement')
      .select('_id')
      .where('state', '=', 'approved')
      .orderBy('total', 'desc')
      .executeTakeFirstOrThrow()
    const { words } = await open(`/marketplace/statement/detail/${_id}`, 'admin')
    for (const text of ['บริษัท ช่างไทยทูลส์ จำกัด', '0105610000172', 'ธนาคารกสิกรไทย 0381234567', '฿590.00', '12%'])
      expect(words).toContain(text)
    expect(words).toContain('บันทึกว่าจ่ายแล้ว')
  })

  test('a store shows the products of its vendor at campaign prices, and an unknown one is not found', async () => {
    const store = await open('/shop/store/changthai-tools')
    expect(store.status).toBe(200)
    expect(store.words).toMatch(/มัลติมิเตอร์สำหรับฝึก.*756\.50.*890/s)
    expect(store.words).not.toContain('คู่มือช่างไฟฟ้าภายในอาคาร')
    expect((await open('/shop/store/nobody')).status).toBe(404)
  })

  test('products are filtered by a property, and a product names its store', async () => {
    const all = await open('/shop/products')
    expect(all.words).toContain('กระเป๋าเครื่องมือช่าง')
    const paper = await open(`/shop/products?property=${encodeURIComponent('วัสดุ: กระดาษ')}`)
    expect(paper.words).toContain('สมุดบันทึกงานช่าง')
    expect(paper.words).not.toContain('กระเป๋าเครื่องมือช่าง')
    expect((await open('/shop/products?property=x%3A%20y')).words).toContain('กระเป๋าเครื่องมือช่าง')
    const { productID } = await from(academy.as('admin'), 'sub_product')
      .select('productID')
      .where('sku', '=', 'NB-TECH')
      .executeTakeFirstOrThrow()
    const product = await open(`/shop/product/${productID}`)
    expect(product.words).toMatch(/ขายโดย สำนักพิมพ์คู่มือช่าง/)
    expect(product.text).toContain('/shop/store/kumuechang')
    expect(product.words).toMatch(/วัสดุ\s*กระดาษ/)
  })

  test('products are ordered by what they cost in a campaign', async () => {
    await create(academy.as('admin'), 'product', { name: 'ปลั๊กพ่วงสนาม', price: 760, status: true })
    const { words } = await open('/shop/products?sort=dearest')
    expect(words.indexOf('ปลั๊กพ่วงสนาม')).toBeLessThan(words.indexOf('มัลติมิเตอร์สำหรับฝึก'))
  })
})
