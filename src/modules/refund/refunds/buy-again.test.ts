import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeLesson, enrolmentOf } from '#modules/enroll/public-api.ts'
import { createOrder, linesOf, orderOf, recordPayment } from '#modules/order/public-api.ts'
import { ownSubscriptions } from '#modules/plan/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { changeRefund } from './change-refund.server.ts'
import { requestRefund } from './request-refund.server.ts'

const day = 86_400_000

describe.each(await testDrivers())('buying again after a refund on $kind', (driver) => {
  let academy: Academy
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => ({ ...academy.as('admin'), now: academy.app.clock() })
  const drain = () => academy.app.jobs.drain()
  const person = async () => {
    const name = `again${++n}`
    const row = { username: name, firstname: 'มานี', lastname: 'มีนา', email: `${name}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: admin().site._id, name: 'มานี มีนา' }
    return () => ({ ...academy.as('user'), viewer, now: academy.app.clock() })
  }
  type Learner = Awaited<ReturnType<typeof person>>
  const course = async (more: object = {}) => {
    const { _id } = await create(admin(), 'course', {
      name: `หลักสูตร ${++n}`,
      status: true,
      price: 700,
      ...more,
    } as never)
    await drain()
    return _id
  }
  const pay = async (orderID: string) => {
    const { price: amount } = (await orderOf(admin(), orderID))!
    await recordPayment(admin(), { orderID, method: 'manual', reference: `A${++n}`, amount })
    await drain()
    return orderID
  }
  const buy = async (who: Learner, courseID: string) => pay(await createOrder(who(), { courseID, roundID: null }))
  const refund = async (orderID: string) => {
    const [line] = await linesOf(admin(), orderID)
    const _id = await requestRefund(academy.as('manager'), {
      ...{ _id: `${++n}`.padStart(24, '0'), orderID, choice: { pieces: { [line!._id]: 1 } }, method: 'transfer' },
      ...{ to: 'กสิกรไทย 1234567890', reason: 'เรียนไม่ได้', returnsStock: false },
    })
    await changeRefund(admin(), { _id, act: 'approve', proof: '', note: '' })
    await drain()
  }
  const enrolments = (who: Learner, courseID: string) =>
    from(admin(), 'enroll')
      .select(['_id', 'standing', 'source', 'endsOn', 'refundedAt'])
      .where('userID', '=', who().viewer.id)
      .where('courseID', '=', courseID)
      .execute()

  test('who was refunded buys the course again, and finds their progress', async () => {
    const [who, courseID] = [await person(), await course({ seats: 1, accessDays: 10 })]
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'บทที่ 1', content: '<p>ก</p>' } as never)
    const first = await buy(who, courseID)
    await completeLesson(who(), { enrolment: (await enrolmentOf(who(), courseID))!, lessonID })
    await expect(createOrder(who(), { courseID, roundID: null })).rejects.toMatchObject({
      issues: [{ code: 'already' }],
    })
    await refund(first)
    expect(await enrolmentOf(who(), courseID)).toMatchObject({ bar: 'withdrawn', mayBuyAgain: true })
    academy.pass(20 * day)
    const second = await buy(who, courseID)
    expect((await orderOf(admin(), second))!.process).toBe('done')
    const [enrolment, ...more] = await enrolments(who, courseID)
    expect(more).toEqual([])
    expect(enrolment).toMatchObject({ standing: 'active', source: 'order', endsOn: '2026-12-19', refundedAt: null })
    const done = await from(admin(), 'lesson_completion')
      .select('lessonID')
      .where('enrollID', '=', enrolment!._id)
      .execute()
    expect(done).toEqual([{ lessonID }])
    await refund(second)
    expect(await enrolments(who, courseID)).toMatchObject([{ standing: 'withdrawn' }])
  })

  test('who staff withdrew does not buy again, also not after an earlier refund', async () => {
    const [who, courseID] = [await person(), await course()]
    const withdraw = async () => {
      const [{ _id } = { _id: '' }] = await enrolments(who, courseID)
      await update(admin(), 'enroll', { _id, change: { standing: 'withdrawn', reason: 'ทุจริต' } })
    }
    await refund(await buy(who, courseID))
    await buy(who, courseID)
    await withdraw()
    await expect(createOrder(who(), { courseID, roundID: null })).rejects.toMatchObject({
      issues: [{ code: 'already' }],
    })
    expect(await enrolmentOf(who(), courseID)).toMatchObject({ mayBuyAgain: false })
  })

  test('a refunded seat that went to somebody else is not sold twice', async () => {
    const [who, other, courseID] = [await person(), await person(), await course({ seats: 1 })]
    await refund(await buy(who, courseID))
    await buy(other, courseID)
    await expect(createOrder(who(), { courseID, roundID: null })).rejects.toMatchObject({ issues: [{ code: 'full' }] })
  })

  test('a refunded subscription ends, its courses can be bought, and they keep their progress', async () => {
    const [who, courseID] = [await person(), await course()]
    const plan = { name: 'รายเดือน', price: 399, courses: [courseID] }
    const { _id: planID } = await create(admin(), 'plan', plan as never)
    const first = await pay(await createOrder(who(), { planID }))
    await refund(first)
    expect(await ownSubscriptions(who())).toMatchObject([{ state: 'ended' }])
    expect(await enrolmentOf(who(), courseID)).toMatchObject({ bar: 'ended', mayBuyAgain: true })
    await buy(who, courseID)
    expect(await enrolments(who, courseID)).toMatchObject([{ standing: 'active', source: 'order', endsOn: null }])
    await pay(await createOrder(who(), { planID }))
    expect(await ownSubscriptions(who())).toMatchObject([{ state: 'active' }])
    expect(await enrolments(who, courseID), 'what was bought stays').toMatchObject([{ source: 'order', endsOn: null }])
  })

  test('a refund of the second period keeps the first', async () => {
    const [who, courseID] = [await person(), await course()]
    const { _id: planID } = await create(admin(), 'plan', { name: 'รายเดือน', price: 399, courses: [courseID] } as never)
    await pay(await createOrder(who(), { planID }))
    const [before] = await ownSubscriptions(who())
    academy.pass(25 * day)
    const second = await pay(await createOrder(who(), { planID }))
    await refund(second)
    expect(await ownSubscriptions(who())).toMatchObject([{ endsOn: before!.endsOn, state: 'active' }])
    expect(await enrolments(who, courseID)).toMatchObject([{ endsOn: before!.until }])
  })
})
