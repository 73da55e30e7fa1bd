import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { parts, textOf } from '../../../../tests/support/reading.ts'
import { createProduct } from '../stock/create-product.ts'
import { moveStock } from '../public-api.ts'

const drivers = await testDrivers()

describe.each(drivers)('the public shop on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let book: Awaited<ReturnType<typeof createProduct>>
  let shirt: Awaited<ReturnType<typeof createProduct>>

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const category = await create(admin(), 'product_category', { name: 'หนังสือ', slug: 'books' })
    book = await createProduct(admin(), { sku: 'BOOK-1', name: 'คู่มือช่างไฟฟ้า', price: 320, sale_price: 290, stock: 12 })
    await update(admin(), 'product', { _id: book.productId, change: { category: category._id } })
    shirt = await createProduct(admin(), { sku: 'SHIRT-M', name: 'เสื้อช่าง', price: 450, stock: 3 })
    await update(admin(), 'sub_product', { _id: shirt.variantId, change: { name: 'ไซซ์ M' } })
    await create(admin(), 'sub_product', { productID: shirt.productId, sku: 'SHIRT-L', name: 'ไซซ์ L', price: 490 })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const open = (path: string, viewer?: Viewer, cookie?: string) =>
    pages.open({ path, ...(viewer && { viewer }), ...(cookie && { headers: { cookie } }) })
  const learner = () => academy.viewer('user')
  const cookieIn = ({ headers }: Awaited<ReturnType<typeof open>>) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((one) => one.startsWith('cart='))
      ?.split(';')[0] ?? ''
  const header = (text: string) => parts(text, 'header')[0] ?? ''

  test('lists published products, by search, category and order, in pages (L88.2)', async () => {
    const all = await open('/shop/products')
    expect(all.status).toBe(200)
    expect(textOf(all.text)).toMatch(/คู่มือช่างไฟฟ้า.*290.*320/s)
    expect(textOf(all.text)).toContain('เริ่มต้น')
    expect(textOf((await open('/shop/products?q=คู่มือ')).text)).not.toContain('เสื้อช่าง')
    expect(textOf((await open('/shop/products?category=books')).text)).not.toContain('เสื้อช่าง')
    const names = async (sort: string) =>
      parts((await open(`/shop/products?sort=${sort}`)).text, 'h2')
        .map(textOf)
        .filter((name) => /คู่มือ|เสื้อ/.test(name))
    expect((await names('cheapest'))[0]).toBe('คู่มือช่างไฟฟ้า')
    expect((await names('dearest'))[0]).toBe('เสื้อช่าง')
    expect(textOf((await open('/shop/products?q=ไม่มีของนี้')).text)).toContain('ไม่พบสินค้าที่ค้นหา')
    for (const bad of [
      '?page=-1',
      '?page=1e9',
      '?sort=__proto__',
      '?category=%27;--',
      '?q=%25%25_',
      `?q=${'ก'.repeat(900)}`,
    ])
      expect((await open(`/shop/products${bad}`)).status, bad).toBe(200)
    await create(admin(), 'product', { name: 'ยังไม่เผยแพร่', price: 1 })
    expect((await open('/shop/products')).text).not.toContain('ยังไม่เผยแพร่')
  })

  test('says how many there are: many, the number of the last five, or none', async () => {
    expect(textOf((await open(`/shop/product/${book.productId}`)).text)).toContain('มีสินค้าพร้อมส่ง')
    expect(textOf((await open(`/shop/product/${shirt.productId}/SHIRT-M`)).text)).toContain('เหลือ 3 ชิ้น')
    const none = await open(`/shop/product/${shirt.productId}/SHIRT-L`)
    expect(textOf(none.text)).toContain('สินค้าหมด')
    expect(none.text).not.toContain('name="quantity"')
    await moveStock(admin(), [{ sku: 'SHIRT-M', quantity: -1, kind: 'out' }])
    expect(textOf((await open(`/shop/product/${shirt.productId}/SHIRT-M`)).text)).toContain('เหลือ 2 ชิ้น')
  })

  test('variants are links, and what is not for sale is not found', async () => {
    const { text } = await open(`/shop/product/${shirt.productId}`)
    expect(text).toContain(`href="/shop/product/${shirt.productId}/SHIRT-L"`)
    expect(textOf(text)).toContain('SHIRT-M')
    const draft = await create(admin(), 'product', { name: 'ฉบับร่าง', price: 1 })
    const elsewhere = await createProduct(academy.as('admin', 'factory'), { sku: 'F-1' })
    for (const path of [
      `${draft._id}`,
      elsewhere.productId,
      `${shirt.productId}/NO-SUCH`,
      'x',
      '../x',
      `${'0'.repeat(24)}`,
    ])
      expect((await open(`/shop/product/${path}`)).status, path).toBe(404)
  })

  test('a visitor fills a cart without a script, and changes it at the checkout (L32.1)', async () => {
    const path = `/shop/product/${book.productId}`
    const added = await pages.post({ path, form: { sku: 'BOOK-1', quantity: '2' } })
    expect([added.status, added.headers['location']]).toEqual([303, `${path}/BOOK-1`])
    expect(decodeURIComponent(String(added.headers['set-cookie']))).toContain('Item added to cart.')
    const cookie = cookieIn(added)
    expect(textOf((await open('/shop/checkout', undefined, cookie)).text)).toMatch(
      /คู่มือช่างไฟฟ้า.*จำนวนสินค้า 2 ชิ้น.*ยอดสุทธิ ฿580/s,
    )
    expect(textOf((await open('/shop/checkout')).text)).toContain('ตะกร้ายังว่าง')
    const press = (intent: string, by: string) =>
      pages.post({
        ...{ path: '/shop/checkout', headers: { cookie: by } },
        form: { intent, productId: book.productId, sku: 'BOOK-1' },
      })
    const three = cookieIn(await press('more', cookie))
    expect(textOf((await open('/shop/checkout', undefined, three)).text)).toContain('3 ชิ้น')
    const one = cookieIn(await press('less', cookieIn(await press('less', three))))
    expect(textOf((await open('/shop/checkout', undefined, one)).text)).toContain('1 ชิ้น')
    expect(String((await press('remove', one)).headers['set-cookie'])).toMatch(/cart=;/)
    expect((await press('__proto__', one)).status).toBe(303)
    const bad = await pages.post({ path: '/shop/checkout', form: { intent: 'more', productId: '7', sku: '<x>' } })
    expect(bad.status).toBe(303)
  })

  test.each([
    ['a fraction', '0.5'],
    ['a negative number', '-1'],
    ['a power', '1e9'],
    ['a word', 'สอง'],
    ['nothing', ''],
    ['more than a line holds', '2000'],
  ])('a quantity of %s is refused beside the form', async (_what, quantity) => {
    const answer = await pages.post({ path: `/shop/product/${book.productId}`, form: { quantity } })
    expect(answer.status).toBe(400)
    expect(textOf(answer.text)).toContain('จำนวนต้องเป็นเลขจำนวนเต็ม')
    expect(cookieIn(answer)).toBe('')
  })

  test('more than the stock says so and keeps what was written', async () => {
    const answer = await pages.post({ path: `/shop/product/${book.productId}`, form: { quantity: '99' } })
    expect(answer.status).toBe(409)
    expect(textOf(answer.text)).toContain('Item is out of stock.')
    expect(answer.text).toMatch(/name="quantity"[^>]*value="99"|value="99"[^>]*name="quantity"/)
  })

  test('the header has a cart with its count only for a learner, where the shop is on (L57.2, L180.4)', async () => {
    const path = `/shop/product/${book.productId}`
    await pages.post({ path, viewer: learner(), form: { quantity: '2' } })
    const own = header((await open('/shop/products', learner())).text)
    expect(own).toMatch(/popovertarget="cart"/i)
    expect(textOf(own)).toContain('ตะกร้าสินค้า 2 ชิ้น')
    expect(header((await open('/shop/products')).text)).not.toMatch(/popovertarget="cart"/i)
    expect(header((await open('/shop/products', academy.viewer('admin'))).text)).not.toMatch(/popovertarget="cart"/i)
    const { _id, plugins } = await from(academy.as('root'), 'configuration').selectAll().executeTakeFirstOrThrow()
    await update(academy.as('root'), 'configuration', {
      _id,
      change: { plugins: plugins.filter((one) => one !== 'shop') },
    })
    try {
      expect(header((await open('/lesson/home', learner())).text)).not.toMatch(/popovertarget="cart"/i)
      for (const off of ['/shop/products', path, '/shop/checkout']) expect((await open(off)).status, off).toBe(404)
    } finally {
      await update(academy.as('root'), 'configuration', { _id, change: { plugins } })
    }
  })

  test('the popup has the words of the cart, changes it, and opens and closes (L70, L147.7, L275.1)', async () => {
    const { text } = await open('/lesson/home', learner())
    const popup = parts(text, 'section').find((one) => one.includes('id="cart"'))!
    expect(popup).toMatch(/popover="auto"/)
    for (const word of ['จำนวน', 'ราคา', 'จำนวนสินค้า', 'ยอดสุทธิ', 'ปิด', 'ชำระเงิน']) expect(textOf(popup)).toContain(word)
    expect(popup).toContain('href="/shop/checkout"')
    expect(popup).toMatch(/popoverTargetAction="hide"/i)
    const form = { productId: book.productId, sku: 'BOOK-1', back: '/lesson/home?cart=open' }
    const more = await pages.post({ path: '/shop/checkout', viewer: learner(), form: { ...form, intent: 'more' } })
    expect([more.status, more.headers['location']]).toEqual([303, '/lesson/home?cart=open'])
    const open2 = parts((await open('/lesson/home?cart=open', learner())).text, 'section').find((one) =>
      one.includes('id="cart"'),
    )!
    expect(open2).not.toContain('popover=')
    expect(textOf(open2)).toContain('จำนวนสินค้า 3 ชิ้น')
    expect(open2).toContain('<a href="/lesson/home">ปิด</a>')
    await pages.post({ path: '/shop/checkout', viewer: learner(), form: { ...form, intent: 'remove' } })
    expect(textOf(header((await open('/', learner())).text))).toContain('ตะกร้าสินค้า 0 ชิ้น')
    for (const back of ['https://evil.test/', '//evil.test', '/\\evil', 'javascript:x']) {
      const away = await pages.post({
        path: '/shop/checkout',
        viewer: learner(),
        form: { ...form, intent: 'less', back },
      })
      expect(away.headers['location']).toBe('/shop/checkout')
    }
  })

  test('after the log-in the next page has the visitor’s items, once, and says so', async () => {
    const cookie = cookieIn(
      await pages.post({ path: `/shop/product/${shirt.productId}/SHIRT-M`, form: { quantity: '1' } }),
    )
    const { cookie: session } = await pages.cookieOf(learner(), 'skills')
    const first = await pages.open({ path: '/shop/products', headers: { cookie: `${session}; ${cookie}` } })
    expect(textOf(header(first.text))).toContain('ตะกร้าสินค้า 1 ชิ้น')
    const cookies = [first.headers['set-cookie'] ?? []].flat().map((one) => decodeURIComponent(String(one)))
    expect(cookies.some((one) => /^cart=;.*Max-Age=0/.test(one))).toBe(true)
    expect(cookies.join('\n')).toContain('รวมสินค้าที่เลือกไว้ก่อนเข้าสู่ระบบแล้ว')
    const again = await pages.open({ path: '/shop/products', headers: { cookie: `${session}; ${cookie}` } })
    expect(textOf(header(again.text))).toContain('ตะกร้าสินค้า 1 ชิ้น')
  })

  test('the notice of the shop is on its pages', async () => {
    const { _id } = await from(academy.as('root'), 'configuration')
      .select('configuration._id')
      .executeTakeFirstOrThrow()
    await update(admin(), 'configuration', { _id, change: { shopNotice: { th: 'งดจัดส่งช่วงปีใหม่', en: 'No delivery' } } })
    for (const path of ['/shop/products', `/shop/product/${book.productId}`, '/shop/checkout'])
      expect(textOf((await open(path)).text), path).toContain('งดจัดส่งช่วงปีใหม่')
  })
})
