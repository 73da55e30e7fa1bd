import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrder, linesOf, orderOf, recordPayment } from '#modules/order/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'

describe.each(await testDrivers())('the screens of refunds on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let orderID: string
  let [unpaid, unpaidManage] = ['', '']
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
    const { _id } = await create(academy.as('admin'), 'course', { name: 'ช่าง', status: true, price: 700 } as never)
    orderID = await createOrder(academy.as('user'), { courseID: _id, roundID: null })
    unpaid = (await open(`/order/detail/${orderID}`)).text
    unpaidManage = (await open(`/order/detail/${orderID}/manage`)).text
    await recordPayment(academy.as('admin'), { orderID, method: 'manual', reference: 'S1', amount: 700 })
    await academy.app.jobs.drain()
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, role: 'admin' | 'manager' | 'user' = 'manager') =>
    pages.open({ path, viewer: academy.viewer(role) })
  const post = (path: string, form: Record<string, string>, role: 'admin' | 'manager' | 'user' = 'manager') =>
    pages.post({ path, viewer: academy.viewer(role), form })

  test('an order without money has no way to a refund', async () => {
    for (const text of [unpaid, unpaidManage]) {
      expect(textOf(text)).toContain('690000000018')
      expect(text).not.toContain('/order/refund/add/')
    }
    for (const path of ['', '/manage'])
      expect((await open(`/order/detail/${orderID}${path}`)).text).toContain(`/order/refund/add/${orderID}`)
  })

  test('a manager requests a refund once, an administrator approves it and enters the transfer', async () => {
    const add = `/order/refund/add/${orderID}`
    expect(textOf((await open(`/order/detail/${orderID}`)).text)).toContain('คืนเงิน')
    const page = await open(add)
    expect(textOf(page.text)).toContain('คืนได้อีก 700')
    const [line] = await linesOf(academy.as('admin'), orderID)
    const form = { key: 'c'.repeat(24), [`pieces-${line!._id}`]: '1', amount: '', method: 'transfer', reason: 'ป่วย' }
    const refused = await post(add, { ...form, to: '' })
    expect([refused.status, textOf(refused.text)]).toEqual([400, expect.stringContaining('กรุณาระบุบัญชี')])
    for (const pieces of ['2', '0.5', 'x', '-1', '1e9'])
      expect((await post(add, { ...form, to: 'x', [`pieces-${line!._id}`]: pieces })).status, pieces).toBe(400)
    const to = '=HYPERLINK("x") <b>กสิกรไทย</b>'
    const made = [await post(add, { ...form, to }), await post(add, { ...form, to })]
    expect(made.map(({ status }) => status)).toEqual([302, 302])
    const detail = `/order/refund/detail/${'c'.repeat(24)}`
    expect((await open(detail)).text).not.toContain('<b>กสิกรไทย')
    expect((await post(detail, { intent: 'approve' })).status, 'own request').toBe(403)
    expect((await post(detail, { intent: 'approve' }, 'user')).status).toBe(302)
    expect((await post(detail, { intent: 'constructor' }, 'admin')).status).toBe(404)
    expect((await post(detail, { intent: 'approve' }, 'admin')).status).toBe(302)
    expect((await post(detail, { intent: 'approve' }, 'admin')).status, 'again').toBe(409)
    expect((await post(detail, { intent: 'send', proof: '' }, 'admin')).status).toBe(400)
    expect((await post(detail, { intent: 'send', proof: 'T-1' })).status).toBe(302)
    expect((await post(detail, { intent: 'finish' })).status).toBe(302)
    expect(textOf((await open(detail)).text)).toContain('ผู้ซื้อได้รับเงินแล้ว')
    expect(await orderOf(academy.as('admin'), orderID)).toMatchObject({ process: 'refunded' })
    expect(textOf((await open(add)).text)).toContain('ไม่มีอะไรให้คืนแล้ว')
    expect(textOf((await open('/order/refund')).text)).toContain('ป่วย')
  })

  test('learners see no screen of refunds, and only administrators its settings', async () => {
    for (const path of ['/order/refund', `/order/refund/add/${orderID}`, `/order/refund/detail/${'c'.repeat(24)}`])
      expect((await open(path, 'user')).status, path).toBe(302)
    expect((await open('/order/refund/config', 'admin')).status).toBe(200)
    expect((await open('/order/refund/config')).status).toBe(302)
    const other = pages.open({
      path: `/order/refund/add/${orderID}`,
      viewer: academy.viewer('admin', 'factory'),
      site: 'factory',
    })
    expect((await other).status).toBe(404)
    expect((await from(academy.as('admin'), 'refund').select('_id').execute()).length).toBe(1)
  })
})
