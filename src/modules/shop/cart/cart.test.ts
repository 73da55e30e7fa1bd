import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../tests/support/http.ts'
import { createProduct } from '../stock/create-product.ts'
import { mergeVisitorCart, moveStock, readCart, takeFromCart } from '../public-api.ts'

const drivers = await bothDrivers()

describe.each(drivers)('the cart on $kind', (driver) => {
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
  const person = async (): Promise<Viewer> => {
    const name = `buyer${++n}`
    const row = { username: name, firstname: 'มานี', lastname: 'มีนา', email: `${name}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: admin().site._id, name: 'มานี มีนา' }
  }
  const product = (stock: number, more: object = {}) => createProduct(admin(), { sku: `C${++n}`, stock, ...more })
  const call = (viewer: Viewer | undefined, path: string, body: unknown, more: object = {}) =>
    http.ask({ path: `/api${path}`, body, ...(viewer && { viewer }), ...more })
  const ctxOf = (viewer: Viewer) => ({ ...academy.as('user'), viewer })
  const own = async (viewer: Viewer) =>
    (await call(viewer, '/cart/query', { method: 'find', args: [{}], paging: { page: 1, limit: 200 } })).body.data
  const quantities = async (viewer: Viewer) => {
    const [cart] = await own(viewer)
    return (cart?.products ?? []).map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])
  }

  test('the first item creates it, the same one raises its quantity, another one is appended (L153, L170)', async () => {
    const [viewer, a, b] = [await person(), await product(5), await product(5, { price: 45.25 })]
    expect(await own(viewer)).toEqual([])
    const first = await call(viewer, '/cart/add', { productId: a.productId, sku: a.sku })
    expect(first.body).toMatchObject({ status: 200, message: 'Item added to cart.', data: { count: 1, total: 100 } })
    await call(viewer, '/cart/add', { productId: a.productId, quantity: 1 })
    await call(viewer, '/cart/add', { productId: b.productId, quantity: 2 })
    const [cart, ...more] = await own(viewer)
    expect(more).toEqual([])
    expect(cart).toMatchObject({ userID: viewer.id, count: 4, total: 290.5 })
    expect(cart.products).toEqual([
      { productId: a.productId, sku: a.sku, name: `สินค้า ${a.sku}`, price: 100, quantity: 2 },
      { productId: b.productId, sku: b.sku, name: `สินค้า ${b.sku}`, price: 45.25, quantity: 2 },
    ])
  })

  test('what is in the cart counts against the stock: Item is out of stock.', async () => {
    const [viewer, a] = [await person(), await product(2)]
    const three = await call(viewer, '/cart/add', { productId: a.productId, quantity: 3 })
    expect([three.status, three.body.message]).toEqual([409, 'Item is out of stock.'])
    await call(viewer, '/cart/add', { productId: a.productId, quantity: 2 })
    const more = await call(viewer, '/cart/change', { productId: a.productId, sku: a.sku, delta: 1 })
    expect([more.status, more.body.message]).toEqual([409, 'Item is out of stock.'])
    expect(await quantities(viewer)).toEqual([[a.sku, 2]])
  })

  test('one less of the last piece removes the line, and a line can be removed (L153.4, L233)', async () => {
    const [viewer, a, b] = [await person(), await product(5), await product(5)]
    for (const { productId } of [a, b]) await call(viewer, '/cart/add', { productId, quantity: 1 })
    await call(viewer, '/cart/change', { productId: a.productId, delta: -1 })
    expect(await quantities(viewer)).toEqual([[b.sku, 1]])
    const removed = await call(viewer, '/cart/remove', { productId: b.productId, sku: b.sku })
    expect(removed.body.data).toEqual({ products: [], count: 0, total: 0 })
    expect((await call(viewer, '/cart/remove', { productId: b.productId })).status).toBe(200)
  })

  test('it is created and replaced as the specification’s client does, and what that says of prices is ignored', async () => {
    const [viewer, a] = [await person(), await product(5, { price: 250, sale_price: 199 })]
    const sent = { productId: a.productId, name: 'ฟรี', price: 0, quantity: 2, total: 1 }
    const data = { products: [sent], createdAt: '2020-01-01', userID: academy.viewer('user').id, total: 1 }
    const made = await call(viewer, '/cart', { data, options: {} })
    expect(made.body).toMatchObject({ status: 200, data: { userID: viewer.id, count: 2, total: 398 } })
    expect(made.body.data.products[0]).toMatchObject({ name: `สินค้า ${a.sku}`, price: 199 })
    const again = await call(viewer, '/cart', { data })
    expect([again.status, again.body.message]).toEqual([400, 'duplicate'])
    const path = `/cart/${made.body._id}`
    const put = await call(viewer, path, { data: { products: [{ ...sent, quantity: 1 }] } }, { method: 'PUT' })
    expect(put.body.data).toMatchObject({ count: 1, total: 199 })
    const stale = { data: { products: [] }, version: 1 }
    expect((await call(viewer, path, stale, { method: 'PUT' })).status).toBe(409)
    const over = { data: { products: [{ ...sent, quantity: 6 }] } }
    expect((await call(viewer, path, over, { method: 'PUT' })).body.message).toBe('Item is out of stock.')
    expect(await quantities(viewer)).toEqual([[a.sku, 1]])
  })

  test('the cart of another person is not found, by any call', async () => {
    const [viewer, other, a] = [await person(), await person(), await product(5)]
    const made = await call(viewer, '/cart', { data: { products: [{ productId: a.productId, quantity: 1 }] } })
    const { _id } = made.body
    const products = [{ productId: a.productId, quantity: 5 }]
    for (const by of [other, academy.viewer('admin'), academy.viewer('user', 'factory')])
      expect((await call(by, `/cart/${_id}`, { data: { products } }, { method: 'PUT' })).status).toBeGreaterThan(400)
    expect((await http.ask({ path: `/api/cart/${_id}`, method: 'GET', viewer: other })).status).toBe(404)
    expect((await http.ask({ path: `/api/cart/${_id}`, method: 'GET' })).status).toBe(404)
    for (const method of ['DELETE'] as const)
      expect((await http.ask({ path: `/api/cart/${_id}`, method, viewer })).status).toBe(403)
    expect((await call(other, '/cart/query', { args: [{ userID: viewer.id }] })).body).toEqual([])
    expect(await quantities(viewer)).toEqual([[a.sku, 1]])
  })

  test('P02: a bad quantity, too many lines and a SKU of another site change nothing', async () => {
    const [viewer, a] = [await person(), await product(5)]
    const elsewhere = await createProduct(academy.as('admin', 'factory'), { sku: `F${n}`, stock: 5 })
    const { _id } = (await call(viewer, '/cart', { data: { products: [{ productId: a.productId, quantity: 1 }] } }))
      .body
    for (const quantity of [-1, 0, 0.5, 1e9, '2', null, [1], 2 ** 53, {}]) {
      const line = { productId: a.productId, quantity }
      expect((await call(viewer, '/cart/add', line)).status, String(quantity)).toBe(400)
      const put = await call(viewer, `/cart/${_id}`, { data: { products: [line] } }, { method: 'PUT' })
      expect(put.status, String(quantity)).toBe(400)
    }
    const many = Array.from({ length: 10_000 }, () => ({ productId: a.productId, quantity: 1 }))
    expect((await call(viewer, `/cart/${_id}`, { data: { products: many } }, { method: 'PUT' })).status).toBe(400)
    for (const delta of [0, 2, -2, '1', 1.5])
      expect((await call(viewer, '/cart/change', { productId: a.productId, delta })).status).toBe(400)
    for (const foreign of [
      { productId: elsewhere.productId },
      { productId: elsewhere.productId, sku: elsewhere.sku },
      { productId: a.productId, sku: elsewhere.sku },
      { productId: '0'.repeat(24) },
    ])
      expect((await call(viewer, '/cart/add', foreign)).status).toBe(404)
    for (const productId of ['x', 7, { $ne: null }, '../../x', undefined])
      expect((await call(viewer, '/cart/add', { productId })).status).toBe(400)
    expect(await quantities(viewer)).toEqual([[a.sku, 1]])
  })

  test('prices and names are those of the catalogue at every read, and what is unpublished drops out', async () => {
    const [viewer, a, b] = [await person(), await product(5), await product(5)]
    for (const { productId } of [a, b]) await call(viewer, '/cart/add', { productId })
    await update(admin(), 'product', { _id: a.productId, change: { name: 'ชื่อใหม่', price: 333 } })
    await update(admin(), 'sub_product', { _id: b.variantId, change: { price: 50, sale_price: 40, name: 'สีแดง' } })
    const priced = await readCart(ctxOf(viewer))
    expect(priced).toMatchObject({ count: 2, total: 373, gone: 0, isReady: true })
    expect(priced.lines.map(({ name, variant, price }) => [name, variant, price])).toEqual([
      ['ชื่อใหม่', '', 333],
      [`สินค้า ${b.sku}`, 'สีแดง', 40],
    ])
    const [answered] = await own(viewer)
    expect(answered).toMatchObject({ count: priced.count, total: priced.total })
    expect(answered.products[1]).toMatchObject({ name: `สินค้า ${b.sku} สีแดง`, price: 40 })
    await update(admin(), 'product', { _id: a.productId, change: { status: false } })
    await remove(admin(), 'sub_product', b.variantId)
    expect(await readCart(ctxOf(viewer))).toMatchObject({ lines: [], total: 0, gone: 2, isReady: false })
    expect((await own(viewer))[0]).toMatchObject({ products: [], count: 0, total: 0 })
    expect((await call(viewer, '/cart/add', { productId: a.productId })).status).toBe(404)
  })

  test('stock that is sold meanwhile is a problem of the line, and lines can still be lessened', async () => {
    const [viewer, a] = [await person(), await product(3)]
    await call(viewer, '/cart/add', { productId: a.productId, quantity: 3 })
    await moveStock(admin(), [{ sku: a.sku, quantity: -2, kind: 'out' }])
    const before = await readCart(ctxOf(viewer))
    expect(before).toMatchObject({ isReady: false, lines: [{ problem: 'out-of-stock', free: 1 }] })
    for (const _ of [1, 2]) await call(viewer, '/cart/change', { productId: a.productId, delta: -1 })
    expect(await readCart(ctxOf(viewer))).toMatchObject({ isReady: true, count: 1 })
    await takeFromCart(ctxOf(viewer), { cookies: [], lines: [{ sku: a.sku, quantity: 1 }] })
    expect(await readCart(ctxOf(viewer))).toMatchObject({ count: 0 })
  })

  test('of ten who add at the same time nothing is lost, and there is one cart', async () => {
    const [viewer, a] = [await person(), await product(50)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(viewer, '/cart/add', { productId: a.productId })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await quantities(viewer)).toEqual([[a.sku, 10]])
  })

  test('a product of several variants needs a choice, and a course is bought once', async () => {
    const [viewer, a] = [await person(), await product(5)]
    await create(admin(), 'sub_product', { productID: a.productId, sku: `${a.sku}-2`, name: 'ไซซ์ L' })
    const unclear = await call(viewer, '/cart/add', { productId: a.productId })
    expect([unclear.status, unclear.body.fields]).toEqual([400, ['sku']])
    expect((await call(viewer, '/cart/add', { productId: a.productId, sku: `${a.sku}-2` })).status).toBe(409)
    const { _id: courseID } = await create(admin(), 'course', { name: 'หลักสูตรขาย', status: true })
    const course = await create(admin(), 'product', {
      name: 'หลักสูตร',
      kind: 'course',
      courseID,
      price: 900,
      status: true,
    })
    await create(admin(), 'sub_product', { productID: course._id, sku: `K${n}` })
    expect((await call(viewer, '/cart/add', { productId: course._id })).status).toBe(200)
    const twice = await call(viewer, '/cart/add', { productId: course._id })
    expect([twice.status, twice.body.issues[0].code]).toEqual([400, 'over-limit'])
  })

  test('a failed read and a failed add say the specification’s sentences, another failure says none (L254)', async () => {
    const [viewer, a] = [await person(), await product(5)]
    await call(viewer, '/cart/add', { productId: a.productId })
    const { kysely } = academy.database
    await sql`alter table sub_product rename to sub_product_gone`.execute(kysely)
    try {
      const read = await call(viewer, '/cart/query', { args: [{}] })
      expect([read.status, read.body.message]).toEqual([500, 'Failed to fetch cart data.'])
      const add = await call(viewer, '/cart/add', { productId: a.productId })
      expect([add.status, add.body.message]).toEqual([500, 'Failed to add item to cart.'])
      const removed = await call(viewer, '/cart/remove', { productId: a.productId })
      expect(removed.status).toBe(500)
      expect(removed.body.message).not.toMatch(/cart/i)
    } finally {
      await sql`alter table sub_product_gone rename to sub_product`.execute(kysely)
    }
    expect(await quantities(viewer)).toEqual([[a.sku, 1]])
  })

  test('staff have no cart', async () => {
    const a = await product(5)
    for (const role of ['admin', 'member', 'root'] as const)
      expect((await call(academy.viewer(role), '/cart/add', { productId: a.productId })).status).toBe(403)
  })

  describe('of a visitor', () => {
    const cookieIn = ({ headers }: Awaited<ReturnType<typeof call>>) =>
      String([headers['set-cookie'] ?? ''].flat()[0]).split(';')[0]!
    const visit = (path: string, body: unknown, cookie = '') => call(undefined, path, body, { headers: { cookie } })

    test('is a signed cookie that grows with what is added', async () => {
      const [a, b] = [await product(2), await product(2)]
      const first = await visit('/cart/add', { productId: a.productId })
      expect(first.body).toMatchObject({ message: 'Item added to cart.', data: { count: 1, total: 100 } })
      const cookie = cookieIn(first)
      const second = await visit('/cart/add', { productId: b.productId, quantity: 2 }, cookie)
      expect(second.body.data).toMatchObject({ count: 3, total: 300 })
      const over = await visit('/cart/add', { productId: b.productId }, cookieIn(second))
      expect([over.status, over.body.message]).toEqual([409, 'Item is out of stock.'])
      const emptied = await visit('/cart/remove', { productId: a.productId }, cookie)
      expect(String(emptied.headers['set-cookie'])).toMatch(/^cart=;.*Max-Age=0/)
      expect((await visit('/cart/query', { args: [{}] }, cookie)).body).toEqual([])
      expect((await visit('/cart', { data: { products: [] } }, cookie)).status).toBe(403)
    })

    test('that was forged, cut, grown or made by another site is no cart', async () => {
      const a = await product(5)
      const cookie = cookieIn(await visit('/cart/add', { productId: a.productId }))
      const forged = [
        cookie.replace(`${a.sku}:1!`, `${a.sku}:9!`),
        cookie.slice(0, -1),
        cookie + '~'.repeat(5000),
        `cart=${'!'.repeat(3)}`,
        'cart=__proto__',
      ]
      for (const one of forged) {
        const answer = await visit('/cart/add', { productId: a.productId }, one)
        expect(answer.body.data, one.slice(0, 60)).toMatchObject({ count: 1 })
      }
      const elsewhere = await createProduct(academy.as('admin', 'factory'), { sku: `V${n}`, stock: 5 })
      const other = await http.ask({
        ...{ site: 'factory', path: '/api/cart/add', body: { productId: elsewhere.productId }, headers: { cookie } },
      })
      expect(other.body.data).toMatchObject({ count: 1 })
    })

    test('has at most 40 lines and 2 kB', async () => {
      let cookie = ''
      let refused = 0
      for (let at = 0; at < 41; at++) {
        const sku = `LONG-NAMED-PRODUCT-${n}-${at}`
        const { productId } = await createProduct(admin(), { sku, stock: 1 })
        const answer = await visit('/cart/add', { productId }, cookie)
        if (answer.status === 200) cookie = cookieIn(answer)
        else refused = answer.status
      }
      expect(refused).toBe(400)
      expect(cookie.length).toBeLessThanOrEqual(2048 + 'cart='.length)
    })

    test('is added to the cart of the person who logs in: summed, cut to the stock, and once', async () => {
      const [viewer, a, b] = [await person(), await product(3), await product(1)]
      await call(viewer, '/cart/add', { productId: a.productId, quantity: 2 })
      let cookie = cookieIn(await visit('/cart/add', { productId: a.productId, quantity: 2 }))
      cookie = cookieIn(await visit('/cart/add', { productId: b.productId }, cookie))
      const ctx = () => ({ ...ctxOf(viewer), cookieHeader: `lang=th; ${cookie}` })
      const both = await Promise.all(
        [0, 1].map(async () => {
          const cookies: string[] = []
          return { merged: await mergeVisitorCart(ctx(), cookies), cookies }
        }),
      )
      expect(both.flatMap(({ merged }) => (merged ? [[merged.added, merged.reduced]] : []))).toEqual([[2, 1]])
      for (const { cookies } of both) expect(cookies.join()).toMatch(/^cart=;.*Max-Age=0/)
      expect(await quantities(viewer)).toEqual([
        [a.sku, 3],
        [b.sku, 1],
      ])
      expect(await mergeVisitorCart(ctxOf(viewer), [])).toBeNull()
      expect(await mergeVisitorCart({ ...academy.as('admin'), cookieHeader: cookie }, [])).toBeNull()
    })
  })

  test('where the plugin is off there is no cart', async () => {
    const site = { ...admin().site, plugins: new Set(['lesson']) }
    const ctx = { ...academy.as('user'), site }
    expect(await mergeVisitorCart({ ...ctx, cookieHeader: 'cart=x' }, [])).toBeNull()
    expect(() => from(ctx, 'cart')).toThrow('not-found')
  })
})
