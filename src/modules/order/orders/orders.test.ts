import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isReference } from '#domain/money/reference.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { executor } from '#platform/data/database/executor.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { createOrder } from './create-order.server.ts'
import { orderOf } from './order-row.server.ts'
import { retryFulfilment } from './lines/retry-fulfilment.server.ts'
import { postEntry } from '../payments/post-entry.server.ts'
import { recordPayment } from '../payments/record-payment.server.ts'
import { approveSlip, rejectSlip, submitSlip } from '../payments/slips.server.ts'

const day = 86_400_000

describe.each(await bothDrivers())('orders of courses on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  let transaction = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    people = []
    for (let n = 0; n < 14; n++) people.push(await learner(n))
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number) => ({ ...academy.as('user'), viewer: people[n]! })
  const drain = () => academy.app.jobs.drain()
  const learner = async (n: number): Promise<Viewer> => {
    const row = { username: `o${n}`, firstname: `ซ${n}`, lastname: 'ซื้อ', email: `o${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `ซ${n} ซื้อ` }
  }
  const courseOf = async (more: Record<string, unknown> = {}) => {
    const { _id } = await create(admin(), 'course', { name: 'เชื่อมไฟฟ้า', status: true, price: 700, ...more } as never)
    await drain()
    return _id
  }
  const buy = (n: number, courseID: string) => createOrder(as(n), { courseID, roundID: null })
  const stateOf = async (_id: string) => (await orderOf(admin(), _id))!.process
  const pay = (orderID: string, amount = 700) =>
    recordPayment(admin(), { orderID, method: 'manual', reference: `T${++transaction}`, amount })
  const seatsOf = (courseID: string) =>
    from(admin(), 'seating').select(['taken', 'offered', 'queued']).where('courseID', '=', courseID).executeTakeFirst()
  const enrolled = (courseID: string) =>
    from(admin(), 'enroll').select('userID').where('courseID', '=', courseID).execute()
  const balances = async () =>
    (
      await sql<{
        account: string
        sum: string
      }>`select split_part(account, ':', 1) as account, sum(amount)::text as sum
        from journal_line where site = ${admin().site._id} group by 1 order by 1`.execute(admin()[executor])
    ).rows

  test('an order has the price of the catalogue, a reference with a check digit and a seat until it ends', async () => {
    const courseID = await courseOf({ seats: 2, sale_price: 450.5 })
    const _id = await buy(0, courseID)
    const order = (await orderOf(as(0), _id))!
    expect(order).toMatchObject({ price: 450.5, paid: 0, process: 'awaiting', item: 'เชื่อมไฟฟ้า' })
    expect(isReference(order.ref1!)).toBe(true)
    expect(order.ref2).toMatch(/^[0-9A-F]{6}6911$/)
    expect(await seatsOf(courseID)).toMatchObject({ taken: 0, offered: 1 })
    expect(await buy(0, courseID), 'a second press answers the same order').toBe(_id)
    expect(await orderOf(as(1), _id), 'it is nobody else’s').toBeUndefined()
    await cancelOrder(as(0), { _id })
    await cancelOrder(as(0), { _id })
    await drain()
    expect(await seatsOf(courseID)).toMatchObject({ taken: 0, offered: 0 })
    expect(await stateOf(_id)).toBe('cancelled')
  })

  test('a free course, an unknown course and a third unpaid order are refused in words', async () => {
    await expect(buy(1, await courseOf({ price: 0 }))).rejects.toMatchObject({ issues: [{ code: 'free' }] })
    await expect(buy(1, 'f'.repeat(24))).rejects.toMatchObject({ kind: 'not-found' })
    const draft = await courseOf({ status: false })
    await expect(buy(1, draft)).rejects.toMatchObject({ kind: 'not-found' })
    for (let n = 0; n < 2; n++) await buy(1, await courseOf())
    await expect(buy(1, await courseOf())).rejects.toMatchObject({ issues: [{ code: 'unpaid' }] })
    await expect(buy(1, await courseOf({ endRegistDate: '2026-11-01' }))).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('money that is enough enrols the buyer once and tells them', async () => {
    const courseID = await courseOf({ seats: 1 })
    const _id = await buy(2, courseID)
    await pay(_id)
    await drain()
    expect(await stateOf(_id)).toBe('done')
    expect(await enrolled(courseID)).toEqual([{ userID: people[2]!.id }])
    expect(await seatsOf(courseID)).toMatchObject({ taken: 1, offered: 0 })
    const { notices } = await ownNotices(as(2))
    expect(notices[0]).toMatchObject({ title: { th: 'ชำระเงินแล้ว: เชื่อมไฟฟ้า' } })
    await expect(buy(2, courseID)).rejects.toMatchObject({ issues: [{ code: 'already' }] })
    await pay(_id)
    await drain()
    expect(await stateOf(_id), 'paid twice').toBe('done')
    expect(await enrolled(courseID)).toHaveLength(1)
  })

  test('too little money waits for the rest, and what is too much stays unapplied', async () => {
    const before = await balances()
    const _id = await buy(3, await courseOf())
    await pay(_id, 200)
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'attention', paid: 200 })
    await pay(_id, 600)
    await drain()
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'done', paid: 700 })
    const sum = (rows: typeof before, account: string) => Number(rows.find((row) => row.account === account)?.sum ?? 0)
    const after = await balances()
    expect(['bank', 'advance', 'unapplied'].map((name) => sum(after, name) - sum(before, name))).toEqual([
      800, -700, -100,
    ])
    for (const amount of [0, -5, 0.001, Number.NaN, 1e12])
      await expect(pay(_id, amount), String(amount)).rejects.toMatchObject({ issues: [{ field: 'amount' }] })
  })

  test('the same transaction is recorded once', async () => {
    const _id = await buy(4, await courseOf())
    const same = { orderID: _id, method: 'manual', reference: 'BANK-1', amount: 300 } as const
    const answers = await Promise.allSettled([1, 2, 3].map(() => recordPayment(admin(), same)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await orderOf(admin(), _id)).toMatchObject({ paid: 300 })
  })

  test('an order that is not paid in time ends, and money that comes later finds a seat or a person', async () => {
    const courseID = await courseOf({ seats: 1 })
    const first = await buy(5, courseID)
    await expect(buy(6, courseID), 'the seat is held').rejects.toMatchObject({ issues: [{ code: 'full' }] })
    academy.pass(2 * day)
    await drain()
    expect(await stateOf(first)).toBe('expired')
    const second = await buy(6, courseID)
    await pay(second)
    await pay(first)
    await drain()
    expect(await stateOf(second)).toBe('done')
    expect(await stateOf(first)).toBe('attention')
    expect(await enrolled(courseID)).toEqual([{ userID: people[6]!.id }])
    await update(admin(), 'course', { _id: courseID, change: { seats: 2 } })
    await drain()
    await retryFulfilment(admin(), first)
    await drain()
    expect(await stateOf(first)).toBe('done')
  })

  test('a slip is reviewed by somebody else, keeps the seat meanwhile and proves one payment', async () => {
    const _id = await buy(7, await courseOf({ seats: 1 }))
    const slip = { orderID: _id, file: 'upload/a.jpg', checksum: 'a'.repeat(64) }
    await expect(submitSlip(as(8), slip)).rejects.toBeInstanceOf(RequestError)
    await submitSlip(as(7), slip)
    await expect(submitSlip(as(7), { ...slip, checksum: 'b'.repeat(64) })).rejects.toMatchObject({ kind: 'conflict' })
    await expect(approveSlip(as(7), { orderID: _id, reference: 'S1', amount: 700 })).rejects.toMatchObject({
      issues: [{ code: 'own' }],
    })
    await expect(rejectSlip(admin(), { orderID: _id, reason: '' })).rejects.toMatchObject({ kind: 'invalid' })
    await rejectSlip(admin(), { orderID: _id, reason: 'ยอดไม่ตรง' })
    expect(await stateOf(_id)).toBe('awaiting')
    await expect(submitSlip(as(7), slip), 'used before').rejects.toMatchObject({ issues: [{ code: 'duplicate' }] })
    await submitSlip(as(7), { ...slip, checksum: 'c'.repeat(64) })
    await approveSlip(admin(), { orderID: _id, reference: 'S2', amount: 700 })
    await drain()
    expect(await stateOf(_id)).toBe('done')
  })

  test('many buyers of the last seats get exactly those', async () => {
    const courseID = await courseOf({ seats: 3 })
    const answers = await Promise.allSettled(people.slice(8, 14).map((_, n) => buy(8 + n, courseID)))
    const orders = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(orders).toHaveLength(3)
    for (const one of answers)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ issues: [{ code: 'full' }] })
    await Promise.all(orders.map((order) => pay(order)))
    await drain()
    expect(await enrolled(courseID)).toHaveLength(3)
    expect(await seatsOf(courseID)).toMatchObject({ taken: 3, offered: 0 })
  })

  test('records of money are never changed, and an entry is balanced', async () => {
    const db = admin()[executor]
    await expect(sql`update payment set amount = 1`.execute(db)).rejects.toThrow(/never changed/)
    await expect(sql`update journal_line set amount = 1`.execute(db)).rejects.toThrow(/never changed/)
    await expect(
      postEntry(admin(), {
        kind: 'test',
        source: 'x',
        lines: [
          ['bank:x', 5],
          ['advance:x', -4],
        ],
      }),
    ).rejects.toThrow(/balanced/)
    const lines = [
      ['bank:x', 5],
      ['advance:x', -5],
    ] as const
    expect(await postEntry(admin(), { kind: 'test', source: 'once', lines })).toBe(true)
    expect(await postEntry(admin(), { kind: 'test', source: 'once', lines })).toBe(false)
  })
})
