import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveStock } from '#modules/shop/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { giveCredit } from '../../orders/wallet/give-credit.server.ts'

describe.each(await testDrivers())('goods for credit on the screen on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let productID: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    productID = await product('CUP-1', { name: 'แก้วของสถาบัน', creditPrice: 80 })
    await product('MONEY-1', { name: 'ขายเป็นเงินเท่านั้น' })
    const lot = { userID: learner().id, amount: 200, source: 'refund' as const, ref: 'test:1', days: null }
    await inTransaction(admin(), (inside) => giveCredit(inside, { ...lot, from: [['promotion', 200]] }))
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const product = async (sku: string, of: { name: string; creditPrice?: number }) => {
    const { _id } = await create(admin(), 'product', { price: 100, status: true, ...of })
    await create(admin(), 'sub_product', { productID: _id, sku })
    await moveStock(admin(), [{ sku, quantity: 4, kind: 'in' }])
    return _id
  }
  const learner = () => academy.viewer('user')
  const pathOf = () => `/credit/shop/${productID}`
  const post = (form: Record<string, string>) => pages.post({ path: pathOf(), viewer: learner(), form })
  const address = {
    ...{ name: 'สมชาย ใจดี', phone: '0812345678', NO: '99/1', subdistrict: 'สีลม', district: 'บางรัก' },
    ...{ province: 'กรุงเทพมหานคร', zipcode: '10500' },
  }
  const hidden = (text: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? expect.fail(`no field ${name}`)

  test('a learner sees the goods for credit alone, redeems in two presses and cancels before it is sent (L91.1)', async () => {
    const shop = textOf((await pages.open({ path: '/credit/shop', viewer: learner() })).text)
    expect(shop).toMatch(/คุณมี 200 เครดิต.*แก้วของสถาบัน.*80 เครดิต.*เหลือ 4 ชิ้น/s)
    expect(shop).not.toContain('ขายเป็นเงินเท่านั้น')
    const choice = { ...address, sku: 'CUP-1', quantity: '๒', intent: 'review' }
    const review = await post(choice)
    expect(review.status).toBe(200)
    const confirm = textOf(review.text)
    for (const part of ['เครดิตที่ใช้ 160 เครดิต', 'เครดิตก่อนแลก 200 เครดิต', 'เครดิตหลังแลก 40 เครดิต'])
      expect(confirm).toContain(part)
    expect(await from(admin(), 'order').select('_id').execute(), 'the first press orders nothing').toEqual([])
    const form = { ...choice, intent: 'redeem', order: hidden(review.text, 'order'), agreed: '160' }
    const answers = await Promise.all([1, 2, 3].map(() => post(form)))
    const pay = String(answers[0]!.headers['location'])
    for (const { status, headers } of answers) expect([status, headers['location']]).toEqual([303, pay])
    await academy.app.jobs.drain()
    const order = textOf((await pages.open({ path: pay, viewer: learner() })).text)
    expect(order).toContain('ยกเลิกได้จนกว่าจะจัดส่ง')
    const cancelled = await pages.post({ path: pay, viewer: learner(), form: { intent: 'cancel' } })
    expect(cancelled.status).toBe(302)
    const wallet = textOf((await pages.open({ path: '/credit/wallet', viewer: learner() })).text)
    expect(wallet).toMatch(/เครดิตคงเหลือ ฿200/)
    expect(wallet).toMatch(/คืนเครดิต.*\+฿160/s)
  })

  test('too much, a wrong address and a changed price are said beside what was entered', async () => {
    const choice = { ...address, sku: 'CUP-1', quantity: '3', intent: 'review' }
    expect(textOf((await post(choice)).text)).toContain('เครดิตไม่พอ ขาดอีก 40 เครดิต')
    const many = await post({ ...choice, quantity: '9' })
    expect([many.status, textOf(many.text)]).toEqual([409, expect.stringContaining('สินค้าเหลือไม่พอ')])
    const wrong = await post({ ...choice, quantity: '1', phone: '12' })
    expect([wrong.status, textOf(wrong.text)]).toEqual([400, expect.stringContaining('เบอร์โทรศัพท์ 10 หลัก')])
    expect(wrong.text).toContain('value="99/1"')
    const forged = await post({ ...choice, quantity: '1', intent: 'redeem', order: 'f'.repeat(24), agreed: '1' })
    expect([forged.status, textOf(forged.text)]).toEqual([409, expect.stringContaining('จำนวนเครดิตเปลี่ยนเป็น 80')])
    expect((await pages.open({ path: `/credit/shop/${'f'.repeat(24)}`, viewer: learner() })).status).toBe(404)
  })

  test('staff see the goods, their stock and the parcels, and nothing else of the shop (L91.1)', async () => {
    const open = async (path: string) =>
      textOf((await pages.open({ path: `/credit/${path}`, viewer: academy.viewer('admin') })).text)
    expect(await open('products')).toMatch(/เปิดให้แลก.*แก้วของสถาบัน/s)
    expect(await open('inventory')).toContain('CUP-1')
    for (const path of ['products', 'inventory']) expect(await open(path)).not.toMatch(/MONEY-1|ขายเป็นเงิน/)
    const choice = { ...address, sku: 'CUP-1', quantity: '1', intent: 'redeem', agreed: '80', order: '1'.repeat(24) }
    expect((await post(choice)).status).toBe(303)
    await academy.app.jobs.drain()
    expect(await open('shipping')).toMatch(/แก้วของสถาบัน.*กำลังเตรียมจัดส่ง/s)
    const path = `/order/detail/${'1'.repeat(24)}/manage`
    const sent = { intent: 'sent', carrier: 'ไปรษณีย์ไทย', tracking: 'EX1TH' }
    expect((await pages.post({ path, viewer: academy.viewer('manager'), form: sent })).status).toBe(302)
    const late = await pages.post({ path, viewer: academy.viewer('manager'), form: { intent: 'cancel' } })
    expect(late.status).toBe(409)
  })
})
