import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrder, orderOf, recordPayment } from '#modules/order/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { changeRefund } from '../refunds/change-refund.server.ts'
import { refundsOf } from '../refunds/refund-row.server.ts'

describe.each(await testDrivers())('own cancellation of a paid round on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let people: Viewer[]
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
    people = []
    for (let at = 0; at < 2; at++) {
      const row = { username: `o${at}`, firstname: `ย${at}`, lastname: 'ยกเลิก', email: `o${at}@wicha.test` }
      const { _id } = await create(admin(), 'user', row)
      people.push({ id: _id, role: 'user', home: academy.as('user').site._id, name: `ย${at}` })
    }
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const as = (at: number) => ({ ...academy.as('user'), viewer: people[at]! })
  const rule = async (change: { refundFullDays: number | null; refundLatePercent: number | null }) => {
    const { _id } = await from(admin(), 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(admin(), 'configuration', { _id, change })
  }
  const bought = async (at: number, startDate = '2026-12-10') => {
    const made = { name: 'เชื่อมไฟฟ้า', status: true, type: 'onsite', price: 700 } as const
    const { _id: courseID } = await create(admin(), 'course', made)
    const round = { courseID, startDate, status: 'open' as const, seats: 5 }
    const { _id: roundID } = await create(admin(), 'course_round', round)
    const orderID = await createOrder(as(at), { courseID, roundID })
    await recordPayment(admin(), { orderID, method: 'manual', reference: `O${++n}`, amount: 700 })
    await academy.app.jobs.drain()
    return { courseID, orderID, path: `/lesson/detail/${courseID}/cancel` }
  }
  const open = async (path: string, at = 0) => textOf((await pages.open({ path, viewer: people[at]! })).text)
  const send = (path: string, form: Record<string, string>, at = 0) =>
    pages.post({ path, viewer: people[at]!, form: { intent: 'refund', to: 'กสิกรไทย 123', ...form } })
  const standingOf = async (courseID: string) =>
    (await from(admin(), 'enroll').select('standing').where('courseID', '=', courseID).executeTakeFirst())?.standing

  test('the learner sees the amount, agrees to it, and keeps the seat until staff approve', async () => {
    await rule({ refundFullDays: 30, refundLatePercent: 50 })
    const { courseID, orderID, path } = await bought(0)
    expect(await open(path)).toContain('คุณชำระค่าเรียน 700 บาท ถ้ายกเลิกวันนี้ ได้รับเงินคืน 350 บาท')
    expect((await send(path, { agreed: '700' })).status, 'another amount').toBe(409)
    for (const agreed of ['', 'x', '-350', '1e9']) expect((await send(path, { agreed })).status, agreed).toBe(409)
    expect((await send(path, { agreed: '350', to: '' })).status, 'no account').toBe(400)
    const made = [await send(path, { agreed: '350' }), await send(path, { agreed: '350' })]
    expect(made.map(({ status }) => status)).toEqual([302, 302])
    const [refund, ...others] = await refundsOf(admin(), orderID)
    expect([Number(refund!.amount), refund!.state, others]).toEqual([350, 'requested', []])
    expect([await standingOf(courseID), await open(path)]).toEqual([
      'active',
      expect.stringContaining('ขอคืนเงิน 350 บาท แล้ว'),
    ])
    const act = { _id: refund!._id, act: 'approve', proof: '', note: '' } as const
    await expect(changeRefund(as(0), act), 'their own').rejects.toMatchObject({ kind: 'forbidden' })
    await changeRefund(admin(), act)
    expect(await standingOf(courseID)).toBe('withdrawn')
    expect((await orderOf(admin(), orderID))!.process).toBe('partRefunded')
  })

  test('all of it goes back early, staff decide by default, and nothing goes back too late', async () => {
    await rule({ refundFullDays: 7, refundLatePercent: 0 })
    const early = await bought(0)
    expect(await open(early.path)).toContain('ได้รับเงินคืน 700 บาท')
    const late = await bought(0, '2026-11-25')
    expect(await open(late.path)).toContain('เลยกำหนดคืนเงินแล้ว')
    expect((await send(late.path, { agreed: '0' })).status).toBe(409)
    await rule({ refundFullDays: null, refundLatePercent: null })
    expect(await open(early.path)).toContain('เจ้าหน้าที่จะพิจารณายอดที่คืนให้')
    expect((await send(early.path, { agreed: '700' })).status).toBe(302)
    const [refund] = await refundsOf(admin(), early.orderID)
    await changeRefund(admin(), { _id: refund!._id, act: 'reject', proof: '', note: 'เลยกำหนด' })
    expect([await standingOf(early.courseID), (await orderOf(admin(), early.orderID))!.process]).toEqual([
      'active',
      'done',
    ])
    expect(await open(early.path), 'they may ask again').toContain('เจ้าหน้าที่จะพิจารณา')
  })

  test('nobody else requests it, and who has no paid seat requests nothing', async () => {
    const { orderID, path } = await bought(0)
    expect((await send(path, { agreed: '700' }, 1)).status).toBe(404)
    expect((await pages.post({ path, form: { intent: 'refund', agreed: '700' } })).status).toBe(302)
    expect(await refundsOf(admin(), orderID)).toEqual([])
  })
})
