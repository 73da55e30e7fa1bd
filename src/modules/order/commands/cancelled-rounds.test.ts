import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeRound } from '#modules/enroll/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { createOrder } from '../orders/create-order.server.ts'
import { eventsOf, orderOf } from '../orders/order-row.server.ts'
import { recordPayment } from '../payments/record-payment.server.ts'
import flagCancelledRound from './flag-cancelled-round.server.ts'

describe.each(await bothDrivers())('paid places in cancelled rounds on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    people = []
    for (let n = 0; n < 3; n++) people.push(await learner(n))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number) => ({ ...academy.as('user'), viewer: people[n]! })
  const drain = () => academy.app.jobs.drain()
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `c${n}`, firstname: `ซ${n}`, lastname: 'ซื้อ', email: `c${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `ซ${n} ซื้อ` }
  }
  const training = async () => {
    const made = { name: 'เชื่อมไฟฟ้า', status: true, type: 'onsite', price: 700 } as const
    const { _id: courseID } = await create(admin(), 'course', made)
    const round = async (more: object) => {
      const row = { courseID, startDate: '2026-12-10', status: 'open' as const, seats: 5, ...more }
      return (await create(admin(), 'course_round', row))._id
    }
    return { courseID, one: await round({}), same: await round({ startDate: '2027-01-10' }), round }
  }
  const bought = async (n: number, of: { courseID: string; roundID: string }) => {
    const orderID = await createOrder(as(n), of)
    const reference = `${n} ${orderID}`
    await recordPayment(admin(), { orderID, method: 'manual', reference, amount: 700 })
    await drain()
    return orderID
  }
  const cancel = async (_id: string, cancelEffect: 'choose' | 'withdraw') => {
    const change = { status: 'cancelled', cancelReason: 'วิทยากรป่วย', cancelEffect } as const
    await update(admin(), 'course_round', { _id, change })
    await drain()
  }
  const stateOf = async (_id: string) => (await orderOf(admin(), _id))!.process
  const placeOf = (n: number, courseID: string) =>
    from(admin(), 'enroll')
      .select(['roundID', 'standing', 'source'])
      .where('userID', '=', people[n]!.id)
      .where('courseID', '=', courseID)
      .executeTakeFirst()

  test('that are withdrawn need attention by staff, once, and the money stays on the order', async () => {
    const { courseID, one, same } = await training()
    const orders = [await bought(0, { courseID, roundID: one }), await bought(1, { courseID, roundID: same })]
    expect(await stateOf(orders[0]!)).toBe('done')
    await cancel(one, 'withdraw')
    const round = await from(admin(), 'course_round').selectAll().where('_id', '=', one).executeTakeFirstOrThrow()
    await flagCancelledRound(admin(), round)
    expect(await placeOf(0, courseID)).toMatchObject({ standing: 'withdrawn', source: 'order' })
    expect(await orderOf(admin(), orders[0]!)).toMatchObject({ process: 'attention', paid: 700, price: 700 })
    const kinds = (await eventsOf(admin(), orders[0]!)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'roundCancelled')).toHaveLength(1)
    expect(await stateOf(orders[1]!)).toBe('done')
    const titles = (await ownNotices(as(0))).notices.map(({ title }) => title.th)
    expect(titles.filter((title) => title.startsWith('รุ่นที่ชำระเงินแล้วถูกยกเลิก'))).toHaveLength(1)
  })

  test('that are kept move to another round of the same price by the learner, and to no dearer one', async () => {
    const { courseID, one, same, round } = await training()
    const dear = await round({ startDate: '2027-02-10', price: 900 })
    const order = await bought(2, { courseID, roundID: one })
    await cancel(one, 'choose')
    expect(await placeOf(2, courseID)).toMatchObject({ roundID: one, standing: 'active', source: 'order' })
    await expect(changeRound(as(2), { courseID, roundID: dear })).rejects.toMatchObject({ issues: [{ code: 'price' }] })
    await changeRound(as(2), { courseID, roundID: same })
    expect(await placeOf(2, courseID)).toMatchObject({ roundID: same, standing: 'active', source: 'order' })
    expect(await stateOf(order)).toBe('done')
    await cancel(same, 'withdraw')
    expect(await stateOf(order)).toBe('attention')
  })
})
