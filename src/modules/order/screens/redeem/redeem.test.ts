import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { orderOf } from '../../orders/order-row.server.ts'

describe.each(await testDrivers())('the page of a coupon on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let courseID: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    courseID = (await create(admin(), 'course', { name: 'งานเชื่อม', status: true, price: 700 } as never))._id
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const viewer = () => academy.viewer('user')
  const coupon = async (more: object = {}) =>
    (await create(admin(), 'coupon', { name: 'ต้อนรับ', kind: 'percent', percent: 20, ...more } as never)).code
  const pathOf = (code: string) => `/redeem-coupon/${code}`
  const open = (code: string) => pages.open({ path: pathOf(code), viewer: viewer() })
  const post = (code: string, intent: string) => pages.post({ path: pathOf(code), viewer: viewer(), form: { intent } })
  const uses = async () => (await from(admin(), 'coupon_use').select('_id').execute()).length

  test('a visitor logs in or registers and comes back to the code', async () => {
    const { text } = await pages.open({ path: pathOf('ABCDEFGHJK') })
    expect(text).toMatch(/login\?next=%2Fredeem-coupon%2FABCDEFGHJK"/)
    expect(text).toMatch(/register\?next=%2Fredeem-coupon%2FABCDEFGHJK"/)
  })

  test('showing uses nothing, and a wrong code and one that is switched off look the same', async () => {
    const before = await uses()
    const text = textOf((await open(await coupon({ minSpend: 500 }))).text)
    expect(text).toMatch(/ต้อนรับ.*ส่วนลด 20%.*500 บาท.*ใช้คูปองกับการซื้อครั้งถัดไป/s)
    expect(await uses()).toBe(before)
    const texts = [await open('ABCDEFGHJK'), await open(await coupon({ active: false }))].map((page) =>
      textOf(page.text),
    )
    for (const one of texts) expect(one).toContain('ใช้คูปองนี้ไม่ได้ กรุณาตรวจสอบรหัสแล้วลองใหม่')
  })

  test('a discount is kept for the next purchase, which shows and uses it', async () => {
    const code = await coupon({ uses: 5 })
    expect((await post(code, 'redeem')).status).toBe(303)
    expect(textOf((await open(code)).text)).toContain('เก็บคูปองไว้แล้ว')
    const path = `/lesson/detail/${courseID}/enroll`
    const { text } = await pages.open({ path, viewer: viewer() })
    expect(textOf(text)).toMatch(/หลักสูตรนี้มีค่าเรียน 560 บาท.*ลดจาก 700 บาท/s)
    const stale = await pages.post({ path, viewer: viewer(), form: { agreed: '500' } })
    expect(stale.status, 'another price than shown').toBe(409)
    const bought = await pages.post({ path, viewer: viewer(), form: { agreed: '560' } })
    const order = String(bought.headers['location']).split('/').at(-1)!
    expect(await orderOf(admin(), order)).toMatchObject({ price: 560, process: 'awaiting' })
    expect(textOf((await open(code)).text)).toContain('คุณใช้คูปองนี้ครบตามสิทธิ์แล้ว')
  })

  test('a code is entered where a course is bought, and the price is shown before anything is ordered', async () => {
    const code = await coupon({ percent: 50, uses: 5 })
    const other = (await create(admin(), 'course', { name: 'งานกลึง', status: true, price: 400 } as never))._id
    const path = `/lesson/detail/${other}/enroll`
    const send = (form: Record<string, string>) => pages.post({ path, viewer: viewer(), form })
    const shown = async () => textOf((await pages.open({ path, viewer: viewer() })).text)
    const wrong = await send({ intent: 'coupon', coupon: 'ABCDEFGHJK' })
    expect([wrong.status, textOf(wrong.text)]).toEqual([400, expect.stringContaining('ใช้คูปองนี้ไม่ได้')])
    expect(await shown()).toMatch(/ค่าเรียน 400 บาท.*รหัสคูปอง/s)
    expect((await send({ intent: 'coupon', coupon: code })).status).toBe(303)
    expect(await shown()).toMatch(/ค่าเรียน 200 บาท.*ไม่ใช้คูปองนี้/s)
    expect((await send({ intent: 'uncoupon' })).status).toBe(303)
    expect(await shown()).toContain('ค่าเรียน 400 บาท')
    const orders = await from(admin(), 'order').select('_id').where('order.courseID', '=', other).execute()
    expect(orders).toEqual([])
    const staff = await pages.post({ path, viewer: academy.viewer('admin'), form: { intent: 'coupon', coupon: code } })
    expect(staff.status).toBe(403)
  })

  test('a course coupon enrols once, also if it is pressed at the same time', async () => {
    const given = (await create(admin(), 'course', { name: 'ฟรีด้วยคูปอง', status: true, price: 900 } as never))._id
    const code = await coupon({ kind: 'course', courseID: given })
    const answers = await Promise.all([1, 2, 3].map(() => post(code, 'redeem')))
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThan(0)
    await academy.app.jobs.drain()
    const enrolled = await from(admin(), 'enroll').select('_id').where('enroll.courseID', '=', given).execute()
    expect(enrolled).toHaveLength(1)
    const row = await from(admin(), 'coupon').select('used').where('coupon.code', '=', code).executeTakeFirst()
    expect(row!.used).toBe(1)
  })

  test('staff create a batch once, and its name leads to the list', async () => {
    const template = await coupon({ uses: 2 })
    const form = { template, count: '1000', batch: 'งานเปิดบ้าน' }
    const path = '/coupon/batch'
    const made = await pages.post({ path, viewer: academy.viewer('admin'), form })
    expect([made.status, String(made.headers['location'])]).toEqual([303, expect.stringContaining('/coupon/dashboard')])
    const again = await pages.post({ path, viewer: academy.viewer('admin'), form })
    expect(again.status).toBe(400)
    for (const count of ['0', '1001', '1.5', '-1', 'x', '']) {
      const wrong = await pages.post({ path, viewer: academy.viewer('admin'), form: { ...form, batch: 'ใหม่', count } })
      expect(wrong.status, count).toBe(400)
    }
    const rows = await from(admin(), 'coupon')
      .select(['code', 'uses', 'used', 'percent'])
      .where('coupon.batch', '=', form.batch)
      .execute()
    expect(new Set(rows.map(({ code }) => code)).size).toBe(1000)
    expect(rows[0]).toMatchObject({ uses: 2, used: 0, percent: 20 })
    const foreign = await pages.post({ path, viewer: viewer(), form: { ...form, batch: 'แอบ' } })
    expect(foreign.headers['location'] ?? foreign.status).not.toMatch(/coupon/)
    expect(await from(admin(), 'coupon').select('_id').where('coupon.batch', '=', 'แอบ').execute()).toEqual([])
  })
})
