import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, record, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'

describe.each(await testDrivers())('the checkout on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let post: string
  let book: string
  const path = '/shop/checkout'
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const [id, name, zip] of [
      [10, 'กรุงเทพมหานคร', '10500'],
      [83, 'ภูเก็ต', '83000'],
    ] as const) {
      await record(admin(), 'province', { id, name_th: name, name_en: name })
      await record(admin(), 'amphure', { id: id * 100, province_id: id, name_th: 'อำเภอ', name_en: 'District' })
      const place = { id: id * 10_000, amphure_id: id * 100, name_th: 'ตำบล', name_en: 'Subdistrict', zip_code: zip }
      await record(admin(), 'tambon', place)
    }
    post = (await create(admin(), 'shipping_method', { name: 'ไปรษณีย์', price: 40, order: 1 }))._id
    await create(admin(), 'shipping_method', { name: 'ส่งด่วน', price: 80, order: 2, postcodes: ['10'] })
    await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', decree: 'พ.ร.ฎ.' })
    book = (await create(admin(), 'product', { name: 'คู่มือช่าง', price: 290, status: true }))._id
    await create(admin(), 'sub_product', { productID: book, sku: 'BOOK' })
    await moveStock(admin(), [{ sku: 'BOOK', quantity: 20, kind: 'in' }])
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const learner = () => academy.viewer('user')
  const open = (viewer?: Viewer, at = path) => pages.open({ path: at, ...(viewer && { viewer }) })
  const put = (quantity = '2') => pages.post({ path: `/shop/product/${book}`, viewer: learner(), form: { quantity } })
  const send = (form: Record<string, string>) => pages.post({ path, viewer: learner(), form })
  const hidden = (text: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? expect.fail(`no field ${name}`)
  const address = {
    ...{ name: 'สมชาย ใจดี', phone: '0812345678', NO: '99/1', subdistrict: 'สีลม', district: 'บางรัก' },
    ...{ province: 'กทม.', zipcode: '10500' },
  }
  const formIn = (text: string) => ({
    ...{ intent: 'order', cartID: hidden(text, 'cartID'), agreed: hidden(text, 'agreed'), method: post, ...address },
  })

  test('a visitor orders without an account or is led to the log-in and back, and the cart stays', async () => {
    const added = await pages.post({ path: `/shop/product/${book}`, form: { quantity: '1' } })
    const cookie = String([added.headers['set-cookie']].flat().find((one) => String(one).startsWith('cart='))).split(
      ';',
    )[0]!
    const { text } = await pages.open({ path, headers: { cookie } })
    expect(textOf(text)).toMatch(/คู่มือช่าง.*มีบัญชีอยู่แล้วหรือไม่.*อีเมลสำหรับรับลิงก์คำสั่งซื้อ/s)
    expect(text).toMatch(/href="[^"]*login\?next=%2Fshop%2Fcheckout"/)
    const refused = await pages.post({
      path,
      headers: { cookie },
      form: { intent: 'order', cartID: 'f'.repeat(24), ...address },
    })
    expect(refused.status, 'no e-mail').toBe(400)
    const away = textOf((await open(academy.viewer('admin'))).text)
    expect(away).toContain('ตะกร้ายังว่าง')
  })

  test('a learner sees the total with shipping and VAT, orders without a script, and pays', async () => {
    await put()
    const { text } = await open(learner())
    expect(textOf(text)).toMatch(/ราคาสินค้า ฿580 ค่าจัดส่ง ฿40 รวมภาษีมูลค่าเพิ่มแล้ว 7% ฿40\.56 ยอดสุทธิ ฿620/)
    expect(textOf(text), 'a method of another area').not.toContain('ส่งด่วน')
    const ordered = await send(formIn(text))
    expect(ordered.status, textOf(ordered.text)).toBe(303)
    const pay = String(ordered.headers['location'])
    expect(pay).toMatch(/^\/lesson\/pay\/[0-9a-f]{24}$/)
    const again = await send(formIn(text))
    expect(again.headers['location'], 'pressed twice').toBe(pay)
    const page = textOf((await open(learner(), pay)).text)
    for (const word of ['฿620', 'คู่มือช่าง', 'ไปรษณีย์', '99/1', 'รายการของคุณจองไว้ถึง', 'ขอเวลาชำระเพิ่ม'])
      expect(page).toContain(word)
    const extended = await pages.post({ path: pay, viewer: learner(), form: { intent: 'extend' } })
    expect([extended.status, extended.headers['location']]).toEqual([302, pay])
    expect(textOf((await open(learner(), pay)).text)).not.toContain('ขอเวลาชำระเพิ่ม')
    await put()
    expect((await open(learner())).text, 'the address of the last order').toContain('value="99/1"')
    await pages.post({ path: pay, viewer: learner(), form: { intent: 'cancel' } })
  })

  test('another postal code shows other methods, and a chosen one the total with it', async () => {
    const { text } = await open(learner())
    const reviewed = await send({ ...formIn(text), intent: 'review' })
    expect(reviewed.status).toBe(200)
    expect(textOf(reviewed.text)).toContain('ส่งด่วน · ฿80')
    const express = /value="([0-9a-f]{24})"[^>]*>(?:<[^>]*>)*ส่งด่วน/.exec(reviewed.text)?.[1] ?? ''
    const changed = await send({ ...formIn(text), method: express })
    expect(changed.status).toBe(409)
    expect(textOf(changed.text)).toContain('ยอดใหม่คือ 660 บาท')
    const far = await send({ ...formIn(reviewed.text), method: express, province: 'ภูเก็ต', zipcode: '83000' })
    expect(far.status).toBe(400)
    expect(textOf(far.text)).toContain('ส่งไปที่อยู่นี้ไม่ได้')
  })

  test('if the price changed after it was shown, nothing is ordered and the new total is asked', async () => {
    const { text } = await open(learner())
    await update(admin(), 'product', { _id: book, change: { price: 300 } })
    const refused = await send(formIn(text))
    expect(refused.status).toBe(409)
    expect(textOf(refused.text)).toContain('ยอดใหม่คือ 640 บาท')
    expect(refused.text).toContain('value="99/1"')
    const confirmed = await send(formIn(refused.text))
    expect(confirmed.status).toBe(303)
    const id = String(confirmed.headers['location']).split('/').at(-1)!
    const order = await from(admin(), 'order').select('price').where('order._id', '=', id).executeTakeFirstOrThrow()
    expect(Number(order.price)).toBe(640)
    await pages.post({ path: `/lesson/pay/${id}`, viewer: learner(), form: { intent: 'cancel' } })
  })

  test.each([
    ['name', '', 'กรุณากรอกชื่อผู้รับ'],
    ['phone', '12', 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก'],
    ['zipcode', '105', 'กรุณากรอกรหัสไปรษณีย์ 5 หลัก'],
    ['zipcode', '83000', 'รหัสไปรษณีย์ไม่ตรงกับจังหวัด'],
  ])('a %s that is %j is refused beside its field', async (field, value, sentence) => {
    await put('1')
    const { text } = await open(learner())
    const answer = await send({ ...formIn(text), [field]: value })
    expect(answer.status).toBe(400)
    expect(textOf(answer.text)).toContain(sentence)
  })

  test('what a buyer enters is text on every screen', async () => {
    await put('1')
    const { text } = await open(learner())
    const script = '<script>alert(1)</script>'
    const ordered = await send({ ...formIn(text), name: script, note: script })
    const pay = String(ordered.headers['location'])
    const manage = `/order/detail/${pay.split('/').at(-1)}/manage`
    for (const page of [await open(learner(), pay), await open(academy.viewer('manager'), manage)]) {
      expect(page.text).not.toContain(script)
      expect(page.text).toContain('&lt;script&gt;alert(1)')
    }
    await pages.post({ path: pay, viewer: learner(), form: { intent: 'cancel' } })
  })

  test('staff find the order in the shop, send it, and the buyer sees it', async () => {
    await put('1')
    const { text } = await open(learner())
    const id = String((await send(formIn(text))).headers['location'])
      .split('/')
      .at(-1)!
    const { ref1, price } = await from(admin(), 'order')
      .select(['ref1', 'price'])
      .where('order._id', '=', id)
      .executeTakeFirstOrThrow()
    const manager = academy.viewer('manager')
    expect((await open(manager, '/shop/orders')).text).toContain(ref1)
    const manage = `/order/detail/${id}/manage`
    const shown = textOf((await open(manager, manage)).text)
    for (const word of ['คู่มือช่าง', '99/1', 'สมชาย ใจดี']) expect(shown).toContain(word)
    const act = (form: Record<string, string>) => pages.post({ path: manage, viewer: manager, form })
    expect((await act({ intent: 'sent', carrier: 'ไปรษณีย์ไทย' })).status, 'not paid').toBe(404)
    expect((await act({ intent: 'receive', reference: 'R1', amount: String(price) })).status).toBe(302)
    await academy.app.jobs.drain()
    expect((await act({ intent: 'sent', carrier: '' })).status).toBe(400)
    expect((await act({ intent: 'sent', carrier: 'ไปรษณีย์ไทย', tracking: 'EX123TH' })).status).toBe(302)
    expect(textOf((await open(learner(), `/lesson/pay/${id}`)).text)).toContain('ไปรษณีย์ไทย EX123TH')
    expect(textOf((await open(learner(), '/lesson/bill')).text)).toContain('จัดส่งแล้ว')
    expect((await open(learner(), '/shop/orders')).status).not.toBe(200)
  })
})
