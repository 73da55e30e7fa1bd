import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, liveLots } from '#modules/credit/public-api.ts'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { executor } from '#platform/data/database/executor.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../../tests/support/academy.ts'
import { cancelOrder } from '../../cancel-order.server.ts'
import { orderOf } from '../../order-row.server.ts'
import { sendParcel } from '../../shipping/shipments.server.ts'
import { giveCredit } from '../give-credit.server.ts'
import { redeemGoods, type RedemptionChoice } from './redeem-goods.server.ts'

const day = 86_400_000
const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพฯ', zipcode: '10500' }
const shipTo = { name: 'มานี มีนา', phone: '0812345678', address }

describe.each(await bothDrivers())('goods for credit on $kind', (driver) => {
  let academy: Academy
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
  }, 60_000)
  afterAll(() => academy.close())

  const now = () => academy.app.clock()
  const admin = () => ({ ...academy.as('admin'), now: now() })
  const drain = () => academy.app.jobs.drain()
  const at = (ctx: Context): Context => ({ ...ctx, now: now() })
  const person = async (...lots: [amount: number, days: number | null][]): Promise<Context> => {
    const name = `redeem${++n}`
    const row = { username: name, firstname: 'มานี', lastname: 'มีนา', email: `${name}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    for (const [amount, days] of lots) {
      const lot = { userID: _id, amount, source: 'refund' as const, ref: `test:${++n}`, days }
      await inTransaction(admin(), (inside) => giveCredit(inside, { ...lot, from: [['promotion', amount]] }))
    }
    return { ...academy.as('user'), now: now(), viewer: { id: _id, role: 'user', home: admin().site._id, name: 'มานี' } }
  }
  const goods = async (credits: number, stock: number, more: object = {}) => {
    const sku = `R${++n}`
    const row = { name: `สินค้า ${sku}`, price: 100, status: true, creditPrice: credits, ...more }
    const { _id: productID } = await create(admin(), 'product', row)
    await create(admin(), 'sub_product', { productID, sku })
    await moveStock(admin(), [{ sku, quantity: stock, kind: 'in' }])
    return { productID, sku, quantity: 1, shipTo }
  }
  const redeem = (ctx: Context, choice: RedemptionChoice, agreed: number, _id = newId(now())) =>
    redeemGoods(at(ctx), { ...choice, agreed, _id })
  const stockOf = async (sku: string) => {
    const of = from(admin(), 'stock_item').select(['onHand', 'reserved']).where('stock_item.sku', '=', sku)
    const { onHand, reserved } = await of.executeTakeFirstOrThrow()
    return [onHand, reserved]
  }
  const journalOf = async (account: string) => {
    const { rows } = await sql<{ sum: string | null }>`select -sum(amount) as sum from journal_line
      where site = ${admin().site._id} and account = ${account}`.execute(admin()[executor])
    return Number(rows[0]?.sum ?? 0)
  }
  const expectBalance = async (ctx: Context, amount: number) =>
    expect([await balanceOf(at(ctx), ctx.viewer.id), await journalOf(`wallet:${ctx.viewer.id}`)]).toEqual([
      amount,
      amount,
    ])
  const code = (issue: string) => ({ issues: [{ code: issue }] })

  test('credit with the nearest end is spent, goods are held and sold, and a parcel waits', async () => {
    const learner = await person([200, null], [150, 10])
    const choice = { ...(await goods(120, 5)), quantity: 2 }
    const _id = await redeem(learner, choice, 240)
    expect(await orderOf(admin(), _id)).toMatchObject({ type: 'redemption', price: 240, paid: 240 })
    await drain()
    expect(await stockOf(choice.sku)).toEqual([3, 0])
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'done', shipping: 'preparing', shipTo })
    expect((await liveLots(at(learner), learner.viewer.id)).map(({ left }) => left)).toEqual([110])
    await expectBalance(learner, 110)
  })

  test('the same form from ten tabs redeems once, and two forms take what is left of the credit and the stock', async () => {
    const learner = await person([100, null])
    const choice = await goods(60, 5)
    const _id = newId(now())
    const same = await Promise.all(Array.from({ length: 10 }, () => redeem(learner, choice, 60, _id)))
    expect(new Set(same)).toEqual(new Set([_id]))
    await expectBalance(learner, 40)
    await expect(redeem(learner, choice, 60)).rejects.toMatchObject(code('short'))
    await expectBalance(learner, 40)
    await drain()
    expect(await stockOf(choice.sku)).toEqual([4, 0])
    const last = await goods(10, 1)
    const buyers = await Promise.all([1, 2, 3].map(() => person([10, null])))
    const tries = await Promise.allSettled(buyers.map((buyer) => redeem(buyer, last, 10)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await drain()
    expect(await stockOf(last.sku)).toEqual([0, 0])
  })

  test('P19 credit that ends in this second is not spent, from two tabs either', async () => {
    const learner = await person([80, 1])
    const choice = await goods(80, 2)
    const [lot] = await liveLots(at(learner), learner.viewer.id)
    const late = { ...learner, now: Date.parse(lot!.expiresAt!) }
    const tabs = [1, 2].map(() => redeemGoods(late, { ...choice, agreed: 80, _id: newId(now()) }))
    for (const one of await Promise.allSettled(tabs)) expect(one.status).toBe('rejected')
    expect(await stockOf(choice.sku)).toEqual([2, 0])
    const last = { ...late, now: late.now - 1 }
    const race = await Promise.allSettled(
      [1, 2].map(() => redeemGoods(last, { ...choice, agreed: 80, _id: newId(now()) })),
    )
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(last, learner.viewer.id)).toBe(0)
  })

  test('P19 wrong quantities, prices, people and goods are refused, and nothing changes', async () => {
    const learner = await person([1000, null])
    const choice = await goods(50, 20)
    for (const quantity of [0, -1, 0.5, Number.NaN, 1e9, 11])
      await expect(redeem(learner, { ...choice, quantity }, 50 * quantity), String(quantity)).rejects.toBeDefined()
    for (const agreed of [49, 0, -50, Number.NaN])
      await expect(redeem(learner, choice, agreed)).rejects.toMatchObject(code('changed'))
    const hidden = await goods(50, 5, { status: false })
    const forMoney = await goods(50, 5, { creditPrice: null })
    for (const one of [hidden, forMoney, { ...choice, sku: hidden.sku }, { ...choice, productID: 'f'.repeat(24) }])
      await expect(redeem(learner, one, 50)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(redeem(academy.as('user', 'factory'), choice, 50)).rejects.toMatchObject({ kind: 'not-found' })
    for (const role of ['admin', 'manager'] as const)
      await expect(redeem(academy.as(role), choice, 50)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(redeem(learner, { ...choice, shipTo: {} }, 50)).rejects.toMatchObject({ kind: 'invalid' })
    await expect(redeem(learner, choice, 50, "'; drop")).rejects.toMatchObject(code('format'))
    const other = await redeem(await person([50, null]), choice, 50)
    await expect(redeem(learner, choice, 50, other), 'the order of somebody else').rejects.toBeDefined()
    await expectBalance(learner, 1000)
    await drain()
    expect(await stockOf(choice.sku)).toEqual([19, 0])
  })

  test('before it is sent the buyer cancels once, and credit and goods come back where they were', async () => {
    const learner = await person([100, 30], [100, null])
    const choice = await goods(150, 4)
    const before = (await liveLots(at(learner), learner.viewer.id)).map(({ _id, left }) => ({ _id, left }))
    const _id = await redeem(learner, choice, 150)
    await drain()
    await expect(cancelOrder(await person(), { _id })).rejects.toMatchObject({ kind: 'not-found' })
    await Promise.all([1, 2, 3].map(() => cancelOrder(at(learner), { _id })))
    expect(await stockOf(choice.sku)).toEqual([4, 0])
    expect((await liveLots(at(learner), learner.viewer.id)).map(({ _id: lot, left }) => ({ _id: lot, left }))).toEqual(
      before,
    )
    await expectBalance(learner, 200)
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'refunded', paid: 0, shipping: null })
    expect(await journalOf(`advance:${_id}`)).toBe(0)
    await expect(
      sendParcel(admin(), { orderID: _id, carrier: 'EMS', tracking: '', pieces: null }),
    ).rejects.toMatchObject({
      kind: 'not-found',
    })
    await drain()
    expect((await orderOf(admin(), _id))!.process).toBe('refunded')
  })

  test('an order that is cancelled at once frees what it held', async () => {
    const learner = await person([30, null])
    const choice = await goods(30, 1)
    const _id = await redeem(learner, choice, 30)
    await cancelOrder(at(learner), { _id })
    expect(await stockOf(choice.sku)).toEqual([1, 0])
    await drain()
    expect(await stockOf(choice.sku)).toEqual([1, 0])
    await expectBalance(learner, 30)
  })

  test('once it is sent nobody cancels', async () => {
    const learner = await person([30, null])
    const _id = await redeem(learner, await goods(30, 1), 30)
    await drain()
    await sendParcel(admin(), { orderID: _id, carrier: 'EMS', tracking: 'E1', pieces: null })
    for (const ctx of [at(learner), admin()])
      await expect(cancelOrder(ctx, { _id, note: 'x' })).rejects.toMatchObject(code('closed'))
    await expectBalance(learner, 0)
  })

  test('P19 credit that ended meanwhile comes back from staff for 30 days, and not to a buyer who cancels', async () => {
    const [own, byStaff] = [await person([40, 5]), await person([40, 5])]
    const choice = await goods(40, 5)
    const ids = [await redeem(own, choice, 40), await redeem(byStaff, choice, 40)]
    await drain()
    academy.pass(6 * day)
    await cancelOrder(at(own), { _id: ids[0]! })
    await cancelOrder(admin(), { _id: ids[1]!, note: 'สินค้าชำรุด' })
    await expectBalance(own, 0)
    await expectBalance(byStaff, 40)
    academy.pass(31 * day)
    await drain()
    await expectBalance(byStaff, 0)
    expect(await stockOf(choice.sku)).toEqual([5, 0])
  })
})
