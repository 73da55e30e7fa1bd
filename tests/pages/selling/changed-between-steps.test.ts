import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { documentsOfOrder } from '#modules/billing/public-api.ts'
import { recordPayment } from '#modules/order/public-api.ts'
import { chooseCoupon } from '#modules/redeem-coupon/public-api.ts'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { oneOf } from '../../../scripts/testing/sweep.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
const path = '/shop/checkout'
const dayMs = 86_400_000
/** Half an hour before midnight at Bangkok. The VAT rate changes every midnight. */
const start = Date.parse('2026-11-20T23:30:00+07:00')
const days = 18

describe.each(await testDrivers())('a purchase whose terms change between two steps, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let count = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
    await create(admin(), 'tax_branch', { name: 'วิชา', taxId: '0994000165501', branchNo: '0', address })
    for (let n = 0; n < 2 * days; n++) {
      const day = bangkokDay(start + n * dayMs)
      await create(admin(), 'tax_rate', { rate: n % 2 === 0 ? 7 : 10, from: day, until: day })
    }
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')

  /** A learner whose cart has two pieces of a product of their own, with a coupon of ten percent. */
  const fillCart = async () => {
    const n = ++count
    const row = { username: `t${n}`, firstname: 'มานี', lastname: 'มีนา', email: `t${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: academy.as('user').site._id, name: 'มานี มีนา' }
    const { _id: productID } = await create(admin(), 'product', { name: `คู่มือ ${n}`, price: 290, status: true })
    const sku = `T${n}`
    await create(admin(), 'sub_product', { productID, sku })
    await moveStock(admin(), [{ sku, quantity: 2, kind: 'in' }])
    await pages.post({ path: `/shop/product/${productID}`, viewer, form: { quantity: '2' } })
    const coupon = await create(admin(), 'coupon', { name: 'ลด', kind: 'percent', percent: 10 })
    await chooseCoupon({ ...academy.as('user'), viewer }, coupon.code)
    return { n, viewer, productID, sku, couponID: coupon._id }
  }
  type Cart = Awaited<ReturnType<typeof fillCart>>

  const changes: Record<string, (cart: Cart) => Promise<unknown>> = {
    price: ({ productID }) => update(admin(), 'product', { _id: productID, change: { price: 310 } }),
    stock: ({ sku }) => moveStock(admin(), [{ sku, quantity: -1, kind: 'out', reason: 'ชำรุด' }]),
    vat: async () => academy.pass(dayMs / 24),
    coupon: ({ couponID }) => update(admin(), 'coupon', { _id: couponID, change: { active: false } }),
  }

  /** Goes on to half an hour before the end of the next day with 7 percent. */
  const passToSevenPercent = () => {
    const since = academy.as('admin').now - start
    academy.pass(Math.ceil(since / (2 * dayMs)) * 2 * dayMs - since)
  }

  const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const amount = (text: string, pattern: RegExp) =>
    Number(([...text.matchAll(pattern)].at(-1)?.[1] ?? '').replaceAll(',', ''))
  /** What a checkout shows: its form, and the total and the VAT in it, which follow the sum of the cart. */
  const readCheckout = (html: string) => {
    const text = textOf(html)
    return {
      form: { intent: 'order', cartID: hidden(html, 'cartID'), agreed: hidden(html, 'agreed') },
      terms: [amount(text, /ยอดสุทธิ ฿([\d,.]+)/g), amount(text, /รวมภาษีมูลค่าเพิ่มแล้ว \d+% ฿([\d,.]+)/g)],
    }
  }
  const openCheckout = async ({ viewer }: Cart) => readCheckout((await pages.open({ path, viewer })).text)
  const placeOrder = ({ viewer }: Cart, form: object) =>
    pages.post({ path, viewer, form: { ...form, name: 'มานี มีนา', phone: '0812345678', ...address } })
  const termsOf = async (_id: string) => {
    const order = await from(admin(), 'order').select(['price']).where('_id', '=', _id).executeTakeFirstOrThrow()
    const lines = await from(admin(), 'order_line').select('vat').where('orderID', '=', _id).execute()
    return [Number(order.price), Number(lines.reduce((sum, { vat }) => sum + Number(vat), 0).toFixed(2))]
  }
  const pay = async (orderID: string) => {
    const [price] = await termsOf(orderID)
    await recordPayment(admin(), { orderID, method: 'manual', reference: `T${++count}`, amount: price! })
  }
  const idIn = (answer: { headers: Record<string, unknown> }) => String(answer.headers['location']).split('/').at(-1)!

  /** The steps before which something may change. */
  const steps = ['checkout', 'order', 'payment', 'delivery'] as const
  type Step = (typeof steps)[number]

  // What the buyer meets: new terms on the checkout, a question, a refusal because the goods are gone, or the order with the terms of the checkout.
  const expected: Record<string, Record<Step, 'new terms' | 'asked' | 'refused' | 'unchanged'>> = {
    price: { checkout: 'new terms', order: 'asked', payment: 'unchanged', delivery: 'unchanged' },
    stock: { checkout: 'refused', order: 'refused', payment: 'unchanged', delivery: 'unchanged' },
    vat: { checkout: 'new terms', order: 'asked', payment: 'unchanged', delivery: 'unchanged' },
    coupon: { checkout: 'new terms', order: 'asked', payment: 'unchanged', delivery: 'unchanged' },
  }

  const cases = Object.keys(changes).flatMap((change) => steps.map((step) => [change, step] as const))

  test.each(oneOf(2, cases))('%s before the %s', async (change, step) => {
    passToSevenPercent()
    const cart = await fillCart()
    const changeAt = async (now: Step) => {
      if (now !== step) return
      const work = changes[change]!(cart)
      // Reserved goods cannot be taken away.
      if (change === 'stock' && (now === 'payment' || now === 'delivery'))
        await expect(work).rejects.toMatchObject({
          issues: [{ code: now === 'payment' ? 'reserved' : expect.any(String) }],
        })
      else await work
    }
    const before = await openCheckout(cart)
    expect(before.terms).toEqual([522, 34.15])
    await changeAt('checkout')
    let checkout = await openCheckout(cart)
    await changeAt('order')
    let answer = await placeOrder(cart, checkout.form)
    let met: string = checkout.terms.join() === before.terms.join() ? 'unchanged' : 'new terms'
    if (answer.status === 409) {
      met = 'asked'
      checkout = readCheckout(answer.text)
      answer = await placeOrder(cart, checkout.form)
      if (answer.status === 409) met = 'refused'
    }
    if (met !== 'refused') {
      expect(answer.status, textOf(answer.text)).toBe(303)
      const orderID = idIn(answer)
      expect(await termsOf(orderID), 'as the last checkout said').toEqual(checkout.terms)
      await changeAt('payment')
      await pay(orderID)
      await changeAt('delivery')
      await academy.app.jobs.drain()
      academy.pass(600_000)
      await academy.app.jobs.drain()
      const order = await from(admin(), 'order').selectAll().where('_id', '=', orderID).executeTakeFirstOrThrow()
      expect(order.process).toBe('done')
      expect(await termsOf(orderID)).toEqual(checkout.terms)
      const documents = await documentsOfOrder(admin(), orderID)
      expect(documents.map(({ total }) => Number(total))).toEqual([checkout.terms[0]])
    }
    expect(met).toBe(expected[change]![step])
  })
})
