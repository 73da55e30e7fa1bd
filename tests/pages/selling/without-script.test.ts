import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveStock } from '#modules/shop/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openWithFiles, picture, upload } from '../../site/files/support.ts'
import { textOf } from '../../support/reading.ts'

/** A form of a page as a browser without a script knows it. */
interface PlainForm {
  action: string
  method: string
  fields: Record<string, string>
  buttons: string[]
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The forms of the page's main part, each with its fields as they are sent untouched, and the intents of its buttons. */
const formsIn = (html: string): PlainForm[] =>
  [...(html.split('<main')[1] ?? '').matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', inside = '']) => {
    const inputs = [...inside.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
    const sent = inputs.filter((tag) => !/type="(?:radio|checkbox)"/.test(tag) || /\schecked/.test(tag))
    return {
      ...{ action: attribute(head, 'action'), method: attribute(head, 'method') },
      fields: Object.fromEntries(sent.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')])),
      buttons: [...inside.matchAll(/<button[^>]*>/g)].map(([tag]) => attribute(tag, 'value')),
    }
  })

describe.each(await testDrivers())('buying without a script on $kind', (driver) => {
  let open: Awaited<ReturnType<typeof openWithFiles>>
  let productID: string
  beforeAll(async () => {
    open = await openWithFiles(driver)
    const admin = open.academy.as('admin')
    productID = (await create(admin, 'product', { name: 'คู่มือช่าง', price: 290, status: true }))._id
    await create(admin, 'sub_product', { productID, sku: 'BOOK' })
    await moveStock(admin, [{ sku: 'BOOK', quantity: 20, kind: 'in' }])
    const promptPay = {
      name: 'พร้อมเพย์',
      kind: 'promptpay',
      accountName: 'วิชา',
      promptPayID: '099400016550101',
    } as const
    await create(admin, 'payment_provider', promptPay)
  })
  afterAll(() => open.close())

  const viewer = () => open.academy.viewer('user')
  const read = async (path: string) => (await open.pages.open({ path, viewer: viewer() })).text
  const send = (path: string, form: Record<string, string>) => open.pages.post({ path, viewer: viewer(), form })
  const formWith = (html: string, button: string) => {
    const form = formsIn(html).find(({ buttons }) => buttons.includes(button))
    return form ?? expect.fail(`no form with the button ${button}: ${JSON.stringify(formsIn(html))}`)
  }
  const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }

  test('cart, checkout, QR code and slip work with plain forms', async () => {
    const product = `/shop/product/${productID}`
    const add = formsIn(await read(product)).find(({ fields }) => 'quantity' in fields)!
    expect(add.method).toBe('post')
    expect((await send(add.action || product, { ...add.fields, quantity: '1' })).status).toBeLessThan(400)

    const cart = formWith(await read('/shop/checkout'), 'more')
    expect((await send(cart.action || '/shop/checkout', { ...cart.fields, intent: 'more' })).status).toBeLessThan(400)
    const checkout = await read('/shop/checkout')
    expect(textOf(checkout)).toContain('฿580')
    const order = formWith(checkout, 'order')
    const filled = { ...order.fields, ...address, name: 'มานี มีนา', phone: '0812345678', intent: 'order' }
    const ordered = await send(order.action || '/shop/checkout', filled)
    expect(ordered.status, textOf(ordered.text)).toBe(303)

    const pay = String(ordered.headers['location'])
    const page = await read(pay)
    expect(page).toMatch(/role="img" aria-label="QR พร้อมเพย์[^"]*"[^>]*><svg/)
    const picturePath = attribute(/<a[^>]*download="[^"]*"[^>]*>/.exec(page)?.[0] ?? '', 'href')
    expect(picturePath, 'the picture of the code').toMatch(/^data:image\/png;base64,/)
    const slip = formsIn(page).find(({ action }) => action === '/api/upload')!
    expect(slip.method).toBe('post')
    const { file: _chosen, ...fields } = slip.fields
    const content = await picture(40, 80).png()
    const sent = await upload(open.pages, { name: 'slip.png', content, fields, viewer: viewer() })
    expect([sent.status, sent.headers['location']]).toEqual([303, pay])
    expect(textOf(await read(pay))).toContain('ได้รับสลิปแล้ว กำลังตรวจ')
    const _id = pay.split('/').at(-1)!
    const stored = await from(open.academy.as('admin'), 'order').select('process').where('_id', '=', _id).execute()
    expect(stored).toEqual([{ process: 'review' }])
  })
})
