import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, liveLots, movesOf, spendCredit } from '#modules/credit/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { executor } from '#platform/data/database/executor.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { recordPayment } from '../../payments/record-payment.server.ts'
import { createOrder } from '../create-order.server.ts'
import { orderOf } from '../order-row.server.ts'
import { giveCredit } from './give-credit.server.ts'
import { payWithCredit } from './pay-with-credit.server.ts'
import { redeemCredit } from './redeem-credit.server.ts'

const day = 86_400_000

describe.each(await bothDrivers())('wallets on $kind', (driver) => {
  let academy: Academy
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const drain = () => academy.app.jobs.drain()
  const ctxOf = (viewer: Viewer) => ({ ...academy.as('user'), viewer })
  const person = async () => {
    const name = `wallet${++n}`
    const row = { username: name, firstname: 'มานี', lastname: 'มีนา', email: `${name}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return ctxOf({ id: _id, role: 'user', home: admin().site._id, name: 'มานี มีนา' })
  }
  type Learner = Awaited<ReturnType<typeof person>>
  const order = async (ctx: Learner, price: number) => {
    const course = { name: `คอร์ส ${++n}`, status: true, price }
    const { _id: courseID } = await create(admin(), 'course', course as never)
    return createOrder(ctx, { courseID, roundID: null })
  }
  const give = (ctx: Learner, amount: number, days: number | null = null) =>
    inTransaction(admin(), (inside) =>
      giveCredit(inside, {
        ...{ userID: ctx.viewer.id, amount, source: 'refund', ref: `test:${++n}`, days },
        from: [['promotion', amount]],
      }),
    )
  const journalOf = async ({ viewer }: Learner) => {
    const { rows } = await sql<{ sum: string | null }>`select -sum(amount) as sum from journal_line
      where site = ${admin().site._id} and account = ${`wallet:${viewer.id}`}`.execute(admin()[executor])
    return Number(rows[0]?.sum ?? 0)
  }
  const balance = (ctx: Learner) => balanceOf({ ...ctx, now: academy.app.clock() }, ctx.viewer.id)
  const expectBalance = async (ctx: Learner, amount: number) =>
    expect([await balance(ctx), await journalOf(ctx)]).toEqual([amount, amount])

  test('a top-up is bought with money, gives its credit once, and its bonus is a promotion', async () => {
    const learner = await person()
    const terms = { name: 'เติม 500', price: 500, credits: 550, days: 365 }
    const { _id: packageID } = await create(admin(), 'credit_package', terms)
    const _id = await createOrder(learner, { packageID })
    expect(await createOrder(learner, { packageID }), 'pressed twice').toBe(_id)
    expect(await orderOf(admin(), _id)).toMatchObject({ type: 'credit', price: 500 })
    await expect(payWithCredit(learner, _id)).rejects.toMatchObject({ issues: [{ code: 'closed' }] })
    await recordPayment(admin(), { orderID: _id, method: 'manual', reference: `W${++n}`, amount: 500 })
    await drain()
    expect((await orderOf(admin(), _id))!.process).toBe('done')
    await expectBalance(learner, 550)
    await expect(createOrder(learner, { packageID: 'f'.repeat(24) })).rejects.toMatchObject({ kind: 'not-found' })
    const foreign = academy.as('user', 'factory')
    await expect(createOrder(foreign, { packageID })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('an order is paid with the credit that ends first', async () => {
    const learner = await person()
    await give(learner, 400)
    await give(learner, 300, 30)
    await give(learner, 200, 10)
    const _id = await order(learner, 350)
    await payWithCredit(learner, _id)
    await drain()
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'done', paid: 350 })
    const lots = await liveLots(learner, learner.viewer.id)
    expect(lots.map(({ left }) => left)).toEqual([150, 400])
    await expectBalance(learner, 550)
    await expect(payWithCredit(learner, _id)).rejects.toMatchObject({ issues: [{ code: 'closed' }] })
    await expectBalance(learner, 550)
  })

  test('ten tabs at once never spend more than there is', async () => {
    const learner = await person()
    await give(learner, 300)
    const spends = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        spendCredit(learner, { userID: learner.viewer.id, amount: 100, ref: `s${at}` }),
      ),
    )
    expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balance(learner)).toBe(0)
    const negative = sql`update credit_lot set "left" = -1`.execute(admin()[executor])
    await expect(negative).rejects.toThrow(/check constraint/)
    await expect(sql`update credit_move set amount = 1`.execute(admin()[executor])).rejects.toThrow(/never changed/)
  })

  test('an order is paid once from two tabs, and nobody pays for somebody else', async () => {
    const [learner, other] = [await person(), await person()]
    await give(learner, 1000)
    await give(other, 1000)
    const _id = await order(learner, 400)
    await expect(payWithCredit(other, _id)).rejects.toBeDefined()
    const both = await Promise.allSettled([1, 2, 3].map(() => payWithCredit(learner, _id)))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectBalance(learner, 600)
    await expectBalance(other, 1000)
  })

  test('too little credit changes nothing', async () => {
    const learner = await person()
    await give(learner, 100)
    const _id = await order(learner, 100.01)
    await expect(payWithCredit(learner, _id)).rejects.toMatchObject({ issues: [{ code: 'short' }] })
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'awaiting', paid: 0 })
    await expectBalance(learner, 100)
  })

  test('credit that ended is not spent, and leaves the journal once', async () => {
    const learner = await person()
    await give(learner, 100, 1)
    const _id = await order(learner, 50)
    academy.pass(day)
    const late = { ...learner, now: academy.app.clock() }
    await expect(payWithCredit(late, _id)).rejects.toMatchObject({ issues: [{ code: 'short' }] })
    await drain()
    await drain()
    await expectBalance(learner, 0)
    const moves = await movesOf(late, learner.viewer.id)
    expect(moves.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual(['end 100', 'in 100'])
  })

  test('a credit coupon gives its credit once, from 20 presses', async () => {
    const learner = { ...(await person()), now: academy.app.clock() }
    const coupon = { name: 'เครดิตต้อนรับ', kind: 'credit', credits: 120, creditDays: 90, uses: 5 }
    const { _id, code } = await create(admin(), 'coupon', coupon as never)
    const presses = await Promise.allSettled(Array.from({ length: 20 }, () => redeemCredit(learner, code)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectBalance(learner, 120)
    const row = await from(admin(), 'coupon').select('used').where('coupon._id', '=', _id).executeTakeFirst()
    expect(row!.used).toBe(1)
  })
})
