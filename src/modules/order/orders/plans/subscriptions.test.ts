import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownSubscriptions } from '#modules/plan/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { recordPayment } from '../../payments/record-payment.server.ts'
import { cancelOrder } from '../cancel-order.server.ts'
import { createOrder } from '../create-order.server.ts'
import { fulfilJob } from '../order-jobs.ts'
import { orderOf } from '../order-row.server.ts'
import { cancelSubscription } from './cancel-subscription.server.ts'

const day = 86_400_000

describe.each(await testDrivers())('subscriptions on $kind', (driver) => {
  let academy: Academy
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-01-31T03:00:00Z'))
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => ({ ...academy.as('admin'), now: academy.app.clock() })
  const drain = () => academy.app.jobs.drain()
  const person = async () => {
    const name = `sub${++n}`
    const row = { username: name, firstname: 'มานี', lastname: 'มีนา', email: `${name}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: admin().site._id, name: 'มานี มีนา' }
    return { viewer, now: () => ({ ...academy.as('user'), viewer, now: academy.app.clock() }) }
  }
  type Learner = Awaited<ReturnType<typeof person>>
  const course = async (more: object = {}) =>
    (await create(admin(), 'course', { name: `หลักสูตร ${++n}`, status: true, price: 700, ...more } as never))._id
  const planWith = async (courses: string[], more: object = {}) =>
    (await create(admin(), 'plan', { name: 'รายเดือน', price: 399, courses, ...more } as never))._id
  const buy = (who: Learner, planID: string) => createOrder(who.now(), { planID })
  const pay = async (orderID: string) => {
    const { price: amount } = (await orderOf(admin(), orderID))!
    await recordPayment(admin(), { orderID, method: 'manual', reference: `S${++n}`, amount })
    await drain()
  }
  const subscribe = async (who: Learner, planID: string) => {
    const _id = await buy(who, planID)
    await pay(_id)
    return _id
  }
  const own = async (who: Learner) =>
    (await ownSubscriptions(who.now())).map(({ state, endsOn, until }) => ({ state, endsOn, until }))
  const enrolment = (who: Learner, courseID: string) =>
    from(admin(), 'enroll')
      .select(['standing', 'source', 'endsOn'])
      .where('enroll.userID', '=', who.viewer.id)
      .where('enroll.courseID', '=', courseID)
      .executeTakeFirst()
  const billsOf = (who: Learner) =>
    from(admin(), 'order')
      .select(['_id', 'process', 'price', 'expiresAt'])
      .where('order.userID', '=', who.viewer.id)
      .where('order.type', '=', 'plan')
      .orderBy('_id')
      .execute()
  const tick = async () => {
    for (const name of ['plan/advance-subscriptions', 'order/plans/bill-subscriptions'])
      await enqueue(admin(), { name, payload: z.object({}) }, { payload: {} })
    await drain()
  }
  const passDays = async (days: number) => {
    academy.pass(days * day)
    await tick()
  }
  const titles = async (who: Learner) => (await ownNotices(who.now())).notices.map(({ title }) => title?.th)

  test('a paid plan enrols in its courses until its end, and two presses make one order', async () => {
    const [who, courseID, full] = [await person(), await course(), await course({ seats: 0 })]
    await drain()
    const planID = await planWith([courseID, full])
    const _id = await buy(who, planID)
    expect(await buy(who, planID)).toBe(_id)
    expect(await orderOf(admin(), _id)).toMatchObject({ type: 'plan', price: 399, courseID: null })
    expect(await own(who)).toEqual([])
    await pay(_id)
    expect((await orderOf(admin(), _id))!.process).toBe('done')
    expect(await own(who)).toEqual([{ state: 'active', endsOn: '2026-02-27', until: '2026-03-02' }])
    expect(await enrolment(who, courseID)).toEqual({ standing: 'active', source: 'plan', endsOn: '2026-03-02' })
    expect(await enrolment(who, full), 'a full course waits for a seat').toBeUndefined()
    expect(await titles(who)).toContain('ชำระเงินแล้ว: รายเดือน')
    await expect(buy(who, planID)).rejects.toMatchObject({ issues: [{ code: 'too-early' }] })
  })

  test('twenty payments at once buy one period, and every further run changes nothing', async () => {
    const [who, planID] = [await person(), await planWith([await course()])]
    const orderID = await buy(who, planID)
    const paid = () => ({ orderID, method: 'manual', reference: `S${++n}`, amount: 399 }) as const
    await Promise.all(Array.from({ length: 20 }, () => recordPayment(admin(), paid())))
    await drain()
    for (let run = 0; run < 2; run++) {
      await enqueue(admin(), fulfilJob, { payload: { order: orderID } })
      await drain()
    }
    expect(await own(who)).toMatchObject([{ endsOn: '2026-02-27' }])
    const periods = await from(admin(), 'subscription_period').select(['kind']).where('orderID', '=', orderID).execute()
    expect(periods).toEqual([{ kind: 'start' }])
  })

  test('nobody buys a plan that is not for sale, of another site, or for somebody else', async () => {
    const [who, courseID] = [await person(), await course()]
    const off = await planWith([courseID], { status: false })
    const live = await planWith([courseID])
    for (const planID of [off, 'f'.repeat(24), '', "' or 1=1"])
      await expect(buy(who, planID), planID).rejects.toMatchObject({ kind: 'not-found' })
    const foreign = { ...academy.as('user', 'factory'), now: academy.app.clock() }
    await expect(createOrder(foreign, { planID: live })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(createOrder(admin(), { planID: live })).rejects.toMatchObject({ kind: 'forbidden' })
    await subscribe(who, live)
    const [subscription] = await ownSubscriptions(who.now())
    const other = await person()
    await expect(cancelSubscription(other.now(), subscription!._id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(cancelSubscription(foreign, subscription!._id)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await ownSubscriptions(other.now())).toEqual([])
  })

  test('the bill comes once, 7 days before the end, at the present price, and pays the next period', async () => {
    const [who, courseID] = [await person(), await course()]
    const planID = await planWith([courseID])
    await subscribe(who, planID)
    const start = academy.app.clock()
    await passDays(19)
    expect(await billsOf(who)).toHaveLength(1)
    await update(admin(), 'plan', { _id: planID, change: { price: 450 } })
    await passDays(1)
    await tick()
    await Promise.all([tick(), tick()])
    const [, bill, ...more] = await billsOf(who)
    expect(more).toEqual([])
    expect(bill).toMatchObject({ process: 'awaiting', price: 450, expiresAt: '2026-03-02T17:00:00.000Z' })
    expect(await titles(who)).toContain('ต่ออายุสมาชิก: รายเดือน')
    expect(await buy(who, planID), 'the learner pays the same bill').toBe(bill!._id)
    await pay(bill!._id)
    expect(await own(who)).toEqual([{ state: 'active', endsOn: '2026-03-30', until: '2026-04-02' }])
    expect(await enrolment(who, courseID)).toMatchObject({ endsOn: '2026-04-02' })
    await tick()
    expect(await billsOf(who)).toHaveLength(2)
    academy.pass(start - academy.app.clock())
  })

  test('without a payment there are three days of grace; a payment in them continues, and a later one starts on its day', async () => {
    const [late, later, courseID] = [await person(), await person(), await course()]
    const planID = await planWith([courseID])
    const start = academy.app.clock()
    for (const who of [late, later]) await subscribe(who, planID)
    await passDays(28)
    expect(await own(late)).toMatchObject([{ state: 'grace', endsOn: '2026-02-27' }])
    const stored = await from(admin(), 'subscription').select('state').where('planID', '=', planID).execute()
    expect(stored).toEqual([{ state: 'grace' }, { state: 'grace' }])
    expect(await titles(late)).toContain('สมาชิกครบรอบแล้ว: รายเดือน')
    await passDays(2)
    const [, bill] = await billsOf(late)
    await pay(bill!._id)
    expect(await own(late)).toMatchObject([{ state: 'active', endsOn: '2026-03-30' }])
    await passDays(1)
    expect(await own(later)).toMatchObject([{ state: 'ended' }])
    expect(await titles(later)).toContain('สมาชิกสิ้นสุดแล้ว: รายเดือน')
    const [, expired] = await billsOf(later)
    expect(expired!.process).toBe('expired')
    await pay(expired!._id)
    expect(await own(later)).toMatchObject([{ state: 'active', endsOn: '2026-04-02' }])
    expect(await enrolment(later, courseID)).toMatchObject({ endsOn: '2026-04-05' })
    academy.pass(start - academy.app.clock())
  })

  test('a cancelled subscription keeps access to its end, has no bill, and continues after a payment before it', async () => {
    const [who, courseID] = [await person(), await course()]
    const planID = await planWith([courseID])
    const start = academy.app.clock()
    await subscribe(who, planID)
    await passDays(21)
    const [subscription] = await ownSubscriptions(who.now())
    const [, bill] = await billsOf(who)
    for (let n = 0; n < 2; n++) await cancelSubscription(who.now(), subscription!._id)
    expect((await orderOf(admin(), bill!._id))!.process).toBe('cancelled')
    expect(await own(who)).toEqual([{ state: 'cancelled', endsOn: '2026-02-27', until: '2026-02-27' }])
    expect(await enrolment(who, courseID)).toMatchObject({ endsOn: '2026-02-27' })
    await passDays(2)
    expect(await billsOf(who)).toHaveLength(2)
    await subscribe(who, planID)
    expect(await own(who)).toMatchObject([{ state: 'active', endsOn: '2026-03-30' }])
    await cancelSubscription(who.now(), subscription!._id)
    await passDays(40)
    expect(await own(who)).toMatchObject([{ state: 'ended' }])
    academy.pass(start - academy.app.clock())
  })

  test('a bill that the learner cancels is not made again, and one that is being paid stops the cancelling', async () => {
    const [who, planID] = [await person(), await planWith([await course()])]
    const start = academy.app.clock()
    await subscribe(who, planID)
    await passDays(21)
    const [, bill] = await billsOf(who)
    await cancelOrder(who.now(), { _id: bill!._id })
    await passDays(1)
    expect(await billsOf(who)).toHaveLength(2)
    const again = await buy(who, planID)
    await recordPayment(admin(), { orderID: again, method: 'manual', reference: `S${++n}`, amount: 100 })
    const [subscription] = await ownSubscriptions(who.now())
    await expect(cancelSubscription(who.now(), subscription!._id)).rejects.toMatchObject({
      issues: [{ code: 'paying' }],
    })
    academy.pass(start - academy.app.clock())
  })

  test('an own enrolment stays, a second plan extends access, and the longest one counts', async () => {
    const [who, owned, both] = [await person(), await course(), await course()]
    await create(admin(), 'enroll', { userID: who.viewer.id, courseID: owned } as never)
    await subscribe(who, await planWith([owned, both]))
    expect(await enrolment(who, owned)).toMatchObject({ source: 'staff', endsOn: null })
    const year = await planWith([both], { period: 'year', price: 399 })
    await subscribe(who, year)
    expect(await enrolment(who, both)).toMatchObject({ endsOn: '2027-02-02' })
    const [longest] = await ownSubscriptions(who.now())
    await cancelSubscription(who.now(), longest!._id)
    expect(await enrolment(who, both)).toMatchObject({ endsOn: '2027-01-30' })
  })
})
