import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordPayment } from '#modules/order/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'

describe.each(await testDrivers())('the pages of plans on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let courseID: string
  let planID: string
  let other: Viewer
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
    courseID = (await create(admin(), 'course', { name: 'งานไม้', status: true, price: 900 } as never))._id
    const plan = { name: 'สายช่าง', description: 'ครบทุกงานช่าง', price: 399, allCourses: true }
    planID = (await create(admin(), 'plan', plan))._id
    const person = { username: 'plans', firstname: 'มานะ', lastname: 'มีนา', email: 'plans@wicha.test' }
    const { _id } = await create(admin(), 'user', person)
    other = { ...academy.viewer('user'), id: _id }
  }, 120_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const learner = () => ({ viewer: academy.viewer('user') })
  const subscribe = () => `/lesson/subscribe/${courseID}`
  const post = (path: string, form: Record<string, string>, who: { viewer?: Viewer } = learner()) =>
    pages.post({ path, ...who, form })
  const open = async (path: string, more: object = learner()) => textOf((await pages.open({ path, ...more })).text)
  const orders = () => from(admin(), 'order').select(['_id', 'userID']).where('type', '=', 'plan').execute()

  test('visitors and learners see what a plan costs for each period, in both languages', async () => {
    const visitor = await open(`/lesson/detail/${courseID}`, {})
    expect(visitor).toContain('หลักสูตรนี้อยู่ในแพ็กเกจสมาชิก')
    const thai = await open(subscribe())
    for (const words of ['สายช่าง · ฿399 / เดือน', 'ครบทุกงานช่าง', 'เรียนได้ทุกหลักสูตร', 'ไม่ตัดบัตรอัตโนมัติ', 'สมัคร ฿399'])
      expect(thai).toContain(words)
    const english = await open(`/lesson/detail/${courseID}`, { headers: { cookie: 'lang=en' } })
    for (const words of ['This course is part of a subscription', 'From ฿399 / month']) expect(english).toContain(words)
    const free = (await create(admin(), 'course', { name: 'ฟรี', status: true }))._id
    expect(await open(`/lesson/subscribe/${free}`)).not.toContain('สายช่าง')
    expect(await open(`/lesson/detail/${free}`, {})).not.toContain('แพ็กเกจสมาชิก')
  })

  test('wrong plans, staff, visitors and foreign sites order nothing', async () => {
    for (const plan of ['', 'x', 'f'.repeat(24), courseID, "' or 1=1 --"])
      expect((await post(subscribe(), { intent: 'subscribe', plan })).status, plan).toBe(404)
    expect((await post(subscribe(), { intent: 'start' })).status).toBe(403)
    expect(
      (await post(subscribe(), { intent: 'subscribe', plan: planID }, { viewer: academy.viewer('admin') })).status,
    ).toBe(403)
    expect((await post(subscribe(), { intent: 'subscribe', plan: planID }, {})).status).toBe(302)
    for (const intent of ['', 'toString', 'delete'])
      expect((await post('/lesson/bill', { intent, id: planID })).status).toBe(404)
    expect(await orders()).toEqual([])
  })

  test('a learner subscribes, starts a course, renews and cancels, and nobody does it for them', async () => {
    const pressed = await post(subscribe(), { intent: 'subscribe', plan: planID })
    const [order] = await orders()
    expect(pressed.headers.location).toBe(`/lesson/pay/${order!._id}`)
    expect(await open(`/lesson/pay/${order!._id}`)).toContain('เราไม่ตัดบัตรอัตโนมัติ')
    await recordPayment(admin(), { orderID: order!._id, method: 'manual', reference: 'P1', amount: 399 })
    await academy.app.jobs.drain()
    expect(await open(`/lesson/pay/${order!._id}`)).toContain('สมาชิกของคุณใช้ได้แล้ว')
    expect(await open(subscribe())).toContain('เป็นสมาชิกอยู่แล้ว ถึงวันที่ 22 ธันวาคม 2569')
    expect(await open(`/lesson/detail/${courseID}`)).toContain('คุณเป็นสมาชิกอยู่')
    const draining = academy.app.jobs.drain()
    const started = await post(subscribe(), { intent: 'start' })
    await draining
    expect([started.status, started.headers.location]).toEqual([302, `/lesson/detail/${courseID}`])
    const bill = await open('/lesson/bill')
    for (const words of ['สมาชิกของฉัน', 'สายช่าง', 'เป็นสมาชิก', '19 ธ.ค. 2569']) expect(bill).toContain(words)
    const early = await post('/lesson/bill', { intent: 'renew', id: planID })
    expect([early.status, textOf(early.text)]).toEqual([409, expect.stringContaining('ต่ออายุได้ตั้งแต่ 14 วัน')])
    const { _id } = (await from(admin(), 'subscription').select('_id').executeTakeFirst())!
    expect((await post('/lesson/bill', { intent: 'cancel', id: _id }, { viewer: other })).status).toBe(404)
    expect(await open('/lesson/bill', { viewer: other })).not.toContain('สายช่าง')
    await update(admin(), 'plan', { _id: planID, change: { status: false } })
    expect((await post('/lesson/bill', { intent: 'cancel', id: _id })).status).toBe(303)
    expect(await open('/lesson/bill')).toContain('ยกเลิกแล้ว เรียนได้ถึงวันสิ้นสุด')
    expect((await post('/lesson/bill', { intent: 'renew', id: planID })).status).toBe(404)
  })
})
