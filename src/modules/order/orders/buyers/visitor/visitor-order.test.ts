import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { moveStock } from '#modules/shop/public-api.ts'
import { masked } from '#domain/validation/log/masked.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../../tests/support/reading.ts'
import { recordPayment } from '../../../payments/record-payment.server.ts'
import { cancelOrder } from '../../cancel-order.server.ts'
import { tokenOf } from './order-token.server.ts'
import { withOrder } from './with-order.server.ts'

describe.each(await testDrivers())('orders of visitors on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let post: string
  let book: string
  let course: string
  let phones = 0
  const path = '/shop/checkout'
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    post = (await create(admin(), 'shipping_method', { name: 'ไปรษณีย์', price: 40, order: 1 }))._id
    await create(admin(), 'payment_provider', {
      name: 'กสิกรไทย',
      kind: 'transfer',
      accountName: 'วิชา',
      account: '1234567890',
    })
    book = (await create(admin(), 'product', { name: 'คู่มือช่าง', price: 290, status: true }))._id
    await create(admin(), 'sub_product', { productID: book, sku: 'BOOK' })
    await moveStock(admin(), [{ sku: 'BOOK', quantity: 200, kind: 'in' }])
    const { _id: courseID } = await create(admin(), 'course', { name: 'ช่าง', status: true, price: 700 } as never)
    course = (
      await create(admin(), 'product', { name: 'ช่าง', kind: 'course', courseID, price: 700, status: true } as never)
    )._id
    await create(admin(), 'sub_product', { productID: course, sku: 'COURSE' })
  }, 60_000)
  afterEach(async () => {
    const open = from(admin(), 'order').select('_id').where('userID', 'is', null).where('process', '=', 'awaiting')
    for (const { _id } of await open.execute()) await cancelOrder(admin(), { _id })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const cookieIn = (headers: Record<string, unknown>, name = 'cart') =>
    String([headers['set-cookie']].flat().findLast((one) => String(one).startsWith(`${name}=`)) ?? '').split(';')[0]!
  const cartOf = async (...products: string[]) => {
    let cookie = ''
    for (const product of products) {
      const added = await pages.post({ path: `/shop/product/${product}`, form: { quantity: '1' }, headers: { cookie } })
      cookie = cookieIn(added.headers)
    }
    return cookie
  }
  const open = (cookie: string) => pages.open({ path, headers: { cookie } })
  const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  const send = async (cookie: string, more: Record<string, string> = {}) => {
    const { text } = await open(cookie)
    const address = { NO: '99/1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
    const phone = `08${String(++phones).padStart(8, '0')}`
    const form = { intent: 'order', agreed: hidden(text, 'agreed'), method: post, name: 'สมชาย ใจดี', phone, ...address }
    return pages.post({ path, headers: { cookie }, form: { ...form, email: 'visitor@wicha.test', ...more } })
  }
  const order = async (more: Record<string, string> = {}) => {
    const made = await send(await cartOf(book), more)
    expect(made.status, textOf(made.text)).toBe(303)
    return String(made.headers['location'])
  }
  const orderOf = async () =>
    from(admin(), 'order')
      .selectAll()
      .where('userID', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('_id', 'desc')
      .executeTakeFirstOrThrow()

  test('a visitor orders goods with an address and an e-mail, once, and gets a link', async () => {
    const cookie = await cartOf(book)
    const { text } = await open(cookie)
    expect(textOf(text)).toMatch(/มีบัญชีอยู่แล้วหรือไม่.*อีเมลสำหรับรับลิงก์/s)
    const first = await send(cookie)
    const link = String(first.headers['location'])
    expect([first.status, link]).toEqual([303, expect.stringMatching(/^\/lesson\/pay\/visitor\/[\w-]{43}$/)])
    expect(cookieIn(first.headers)).toBe('cart=')
    expect((await send(cookie)).headers['location'], 'pressed twice').toBe(link)
    const page = await pages.open({ path: link })
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(page.headers['cache-control']).toContain('no-store')
    for (const word of ['฿330', 'คู่มือช่าง', '99/1', 'กสิกรไทย', '1234567890', 'visitor@wicha.test'])
      expect(textOf(page.text)).toContain(word)
    expect(page.text).not.toContain('action="/api/upload"')
    const mail = await from(admin(), 'mail')
      .selectAll()
      .where('to', '=', 'visitor@wicha.test')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('รับคำสั่งซื้อแล้ว: คู่มือช่าง')
    const row = await orderOf()
    expect(link).toContain(await tokenOf(academy.as('guest'), row._id))
    expect(row).toMatchObject({ userID: null, email: 'visitor@wicha.test', type: 'shop', process: 'awaiting' })
    expect(JSON.stringify(row)).not.toContain(link.split('/').at(-1))
  })

  test('the link pays nothing by itself, can be read after the order is done, and ends after 90 days', async () => {
    const link = await order()
    const { _id: orderID, price } = await orderOf()
    expect((await pages.post({ path: link, form: { intent: 'extend' } })).status).toBe(302)
    expect((await pages.post({ path: link, form: { intent: 'extend' } })).status, 'once').toBe(409)
    for (const intent of ['credit', 'buyer', 'quotation', 'certificate', 'constructor'])
      expect((await pages.post({ path: link, form: { intent } })).status, intent).toBe(404)
    await recordPayment(admin(), { orderID, method: 'manual', reference: `V${orderID}`, amount: Number(price) })
    await academy.app.jobs.drain()
    expect(textOf((await pages.open({ path: link })).text)).toContain('กำลังเตรียมจัดส่ง')
    expect((await pages.post({ path: link, form: { intent: 'cancel' } })).status, 'done').toBe(409)
    const subjects = await from(admin(), 'mail').select('subject').where('to', '=', 'visitor@wicha.test').execute()
    expect(subjects.map(({ subject }) => subject)).toContain('ชำระเงินแล้ว: คู่มือช่าง')
    academy.pass(91 * 86_400_000)
    expect((await pages.open({ path: link })).status).toBe(404)
    academy.pass(-91 * 86_400_000)
  })

  test('a course needs an account, and the cart stays', async () => {
    const cookie = await cartOf(book, course)
    const { text } = await open(cookie)
    expect(textOf(text)).toContain('หลักสูตรในตะกร้าต้องซื้อด้วยบัญชีผู้เรียน')
    expect(text).not.toContain('name="agreed"')
    const refused = await send(cookie)
    expect([refused.status, cookieIn(refused.headers)]).toEqual([409, ''])
    expect(textOf((await open(cookie)).text)).toContain('คู่มือช่าง')
  })

  test.each([
    ['email', '', 'กรุณากรอกอีเมลให้ถูกต้อง'],
    ['email', 'a@b.test, c@d.test', 'กรุณากรอกอีเมลให้ถูกต้อง'],
    ['email', 'a@b.test\r\nBcc: c@d.test', 'กรุณากรอกอีเมลให้ถูกต้อง'],
    ['phone', '12', 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก'],
  ])('a %s of %j is refused', async (field, value, sentence) => {
    const answer = await send(await cartOf(book), { [field]: value })
    expect([answer.status, textOf(answer.text)]).toEqual([400, expect.stringContaining(sentence)])
  })

  test('a phone number has two unpaid orders at most, and a paid or cancelled one counts no longer', async () => {
    const phone = '0899999999'
    const [first] = [await order({ phone }), await order({ phone })]
    const third = await send(await cartOf(book), { phone: '089-999-9999' })
    expect([third.status, textOf(third.text)]).toEqual([409, expect.stringContaining('เบอร์โทรศัพท์นี้มีคำสั่งซื้อ')])
    expect((await pages.post({ path: first, form: { intent: 'cancel' } })).status).toBe(302)
    await order({ phone })
  })

  test('a network address has few unpaid orders of visitors', async () => {
    for (let n = 0; n < 4; n++) await order()
    const refused = await send(await cartOf(book))
    expect([refused.status, textOf(refused.text)]).toEqual([409, expect.stringContaining('จากเครือข่ายนี้มากเกินไป')])
  })

  test('another visitor, a learner and another site open nothing, and no link gives the rights of another order', async () => {
    const [one, other] = [await order(), await order()]
    const { _id } = await orderOf()
    const token = one.split('/').at(-1)!
    const wrong = `${one.slice(0, -1)}${one.endsWith('A') ? 'B' : 'A'}`
    for (const bad of [
      wrong,
      `/lesson/pay/visitor/${_id}`,
      '/lesson/pay/visitor/x',
      `/lesson/pay/visitor/${token}${token}`,
    ])
      expect((await pages.open({ path: bad })).status, bad).toBe(404)
    expect((await pages.open({ path: one, viewer: academy.viewer('user') })).status, 'a learner').toBe(404)
    expect((await pages.open({ path: one, site: 'factory' })).status, 'another site').toBe(404)
    expect((await pages.post({ path: wrong, form: { intent: 'cancel' } })).status).toBe(404)
    const read = (ctx: ReturnType<typeof admin>) => from(ctx, 'order').select('_id').execute()
    expect(await read(academy.as('guest'))).toEqual([])
    expect((await read(withOrder(academy.as('guest'), _id))).map((row) => row._id)).toEqual([_id])
    expect((await pages.open({ path: other })).status).toBe(200)
  })

  test('logs do not keep a link', () => {
    const token = 'AbC_-9'.repeat(7) + 'x'
    expect(masked(`GET /lesson/pay/visitor/${token} failed`)).toBe('GET /lesson/pay/visitor/[…] failed')
  })
})
