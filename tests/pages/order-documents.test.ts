import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrder, recordPayment } from '#modules/order/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { textOf } from '../support/reading.ts'

const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
const company = {
  type: 'company',
  name: 'บริษัท <b>ผู้ซื้อ</b> จำกัด',
  taxId: '0994000165501',
  branch: '',
  address: '9 ถนนสีลม',
}

describe.each(await testDrivers())('the documents on the pay page on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let orderID: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
    const admin = academy.as('admin')
    await create(admin, 'tax_branch', { name: 'วิชา', taxId: '0994000165501', branchNo: '0', address })
    await create(admin, 'tax_rate', { rate: 7, from: '2025-10-01' })
    await create(admin, 'withholding_rate', { rate: 3, from: '2020-01-01' })
    const { _id } = await create(admin, 'course', { name: 'เชื่อมไฟฟ้า', status: true, price: 700 } as never)
    orderID = await createOrder(academy.as('user'), { courseID: _id, roundID: null })
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string) => pages.open({ path, viewer: academy.viewer('user') })
  const post = (form: Record<string, string>, role: 'user' | 'admin' = 'user') =>
    pages.post({ path: `/lesson/pay/${orderID}`, viewer: academy.viewer(role), form })

  test('the buyer enters tax data, which are text, and a wrong number keeps what was typed', async () => {
    const wrong = await post({ ...company, intent: 'buyer', taxId: '0994000165502' })
    expect([wrong.status, textOf(wrong.text)]).toEqual([400, expect.stringContaining('เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง')])
    expect(wrong.text).toContain('0994000165502')
    expect((await post({ ...company, intent: 'buyer' })).status).toBe(302)
    const page = await open(`/lesson/pay/${orderID}`)
    expect(page.text).not.toContain('<b>ผู้ซื้อ')
    expect(textOf(page.text)).toContain('ออกเอกสารในนาม')
    expect((await post({ ...company, intent: 'buyer' }, 'admin')).status).not.toBe(302)
    expect((await post({ intent: 'constructor' })).status).toBe(404)
  })

  test('the numbered document is on the pay page and among the orders', async () => {
    await recordPayment(academy.as('admin'), { orderID, method: 'manual', reference: 'P1', amount: 700 })
    await academy.app.jobs.drain()
    expect(textOf((await open(`/lesson/pay/${orderID}`)).text)).toContain('กำลังออกเลขที่')
    academy.pass(600_000)
    await academy.app.jobs.drain()
    const [document] = await from(academy.as('user'), 'tax_document').select(['_id', 'number']).execute()
    for (const path of [`/lesson/pay/${orderID}`, '/lesson/bill']) {
      const page = await open(path)
      expect(page.text, path).toContain(`/billing/document/${document!._id}`)
      expect(textOf(page.text), path).toContain(document!.number)
    }
    expect((await post({ ...company, intent: 'buyer' })).status, 'numbered').toBe(409)
  })

  test('a company adds its certificate once, and values that cannot be are refused', async () => {
    const certificate = {
      intent: 'certificate',
      number: '1/2569',
      day: '2026-11-20',
      form: 'pnd53',
      base: '654.21',
      tax: '19.63',
    }
    for (const change of [{ tax: '0' }, { tax: '700' }, { tax: 'x' }, { day: 'x' }, { number: '' }, { form: 'pnd1' }])
      expect((await post({ ...certificate, ...change })).status, JSON.stringify(change)).toBe(400)
    expect((await post(certificate)).status).toBe(302)
    expect((await post(certificate)).status, 'the same number').toBe(400)
    const page = await open(`/lesson/pay/${orderID}`)
    expect(textOf(page.text)).toMatch(/1\/2569.*19\.63.*รอตรวจสอบ/)
    expect(page.text).toContain('name="row"')
    expect((await post(certificate, 'admin')).status).not.toBe(302)
  })
})
