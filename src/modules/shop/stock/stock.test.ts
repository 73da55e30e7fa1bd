import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { remove, restore } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { createProduct } from './create-product.ts'
import { extendHold, holdsOf, markSold, moveStock, releaseStock, reserveStock } from '../public-api.ts'

const drivers = await bothDrivers()
const minute = 60_000

describe.each(drivers)('stock on $kind', (driver) => {
  let academy: Academy
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const later = (ms = 15 * minute) => new Date(academy.app.clock() + ms).toISOString()
  const itemOf = (sku: string) =>
    from(admin(), 'stock_item').selectAll().where('stock_item.sku', '=', sku).executeTakeFirstOrThrow()
  const movesOf = (sku: string) =>
    from(admin(), 'stock_move').selectAll().where('sku', '=', sku).orderBy('createdAt').orderBy('_id').execute()
  const inStock = async (stock: number) => {
    const sku = `S${++n}`
    return { ...(await createProduct(admin(), { sku, stock })), ref: `order-${n}` }
  }
  /** The sums that must hold at any time: moves make the stock, holds make what is reserved. */
  const differences = async () => {
    const { rows } = await sql`select sku from stock_item i where i."onHand" <>
        (select coalesce(sum(m.quantity), 0) from stock_move m where m.site = i.site and m."itemID" = i._id)
      or i.reserved <> (select coalesce(sum(h.quantity), 0) from stock_hold h
        where h.site = i.site and h.sku = i.sku and h.state = 'held')`.execute(academy.database.kysely)
    return rows
  }

  test('every change is a move with its balance, and never below what is reserved', async () => {
    const { sku, ref } = await inStock(5)
    academy.pass(1000)
    await moveStock(admin(), [{ sku, quantity: -2, kind: 'out', reason: 'ใช้ในห้องอบรม' }])
    await reserveStock(learner(), { ref, lines: [{ sku, quantity: 3 }], until: later() })
    const refused = moveStock(admin(), [{ sku, quantity: -1, kind: 'out' }])
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', issues: [{ code: 'reserved' }] })
    expect((await movesOf(sku)).map((move) => [move.kind, move.quantity, move.balance, move.name])).toEqual([
      ['in', 5, 5, `สินค้า ${sku}`],
      ['out', -2, 3, `สินค้า ${sku}`],
    ])
    const unknown = moveStock(admin(), [{ sku: 'X9', quantity: 1, kind: 'in' }])
    await expect(unknown).rejects.toMatchObject({ issues: [{ en: 'Failed to find sub-product with SKU X9' }] })
    expect(await differences()).toEqual([])
  })

  test('PostgreSQL refuses what no code may do', async () => {
    const { sku } = await inStock(2)
    for (const change of [sql`reserved = 3`, sql`reserved = -1`, sql`"onHand" = -1`])
      await expect(
        sql`update stock_item set ${change} where sku = ${sku}`.execute(academy.database.kysely),
      ).rejects.toMatchObject({ code: '23514' })
  })

  test('moves have no way to change, and people cannot write stock', async () => {
    const { sku } = await inStock(1)
    const item = await itemOf(sku)
    const [move] = await movesOf(sku)
    await expect(remove(academy.as('root'), 'stock_move', move!._id)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(remove(academy.as('root'), 'stock_item', item._id)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await from(learner(), 'stock_item').selectAll().execute()).toEqual([])
    expect(await from(learner(), 'stock_move').selectAll().execute()).toEqual([])
  })

  test('an order holds once, adds up its lines of one SKU, and holds all or nothing', async () => {
    const [a, b] = [await inStock(3), await inStock(1)]
    const lines = [
      { sku: a.sku, quantity: 1 },
      { sku: a.sku, quantity: 2 },
    ]
    await reserveStock(learner(), { ref: a.ref, lines, until: later() })
    await reserveStock(learner(), { ref: a.ref, lines, until: later() })
    expect((await itemOf(a.sku)).reserved).toBe(3)
    const both = [
      { sku: b.sku, quantity: 1 },
      { sku: a.sku, quantity: 1 },
    ]
    const refused = reserveStock(learner(), { ref: b.ref, lines: both, until: later() })
    await expect(refused).rejects.toMatchObject({ kind: 'conflict', issues: [{ code: 'out-of-stock' }] })
    expect((await itemOf(b.sku)).reserved).toBe(0)
    expect(await holdsOf(learner(), b.ref)).toEqual([])
    expect(await differences()).toEqual([])
  })

  test('a hold ends at its time, unless it was extended, and is released once', async () => {
    const [late, longer, cancelled] = [await inStock(2), await inStock(2), await inStock(2)]
    for (const { sku, ref } of [late, longer, cancelled])
      await reserveStock(learner(), { ref, lines: [{ sku, quantity: 2 }], until: later() })
    expect(await extendHold(learner(), { ref: longer.ref, until: later(60 * minute) })).toBe(true)
    const released = await Promise.all([0, 1].map(() => releaseStock(learner(), { ref: cancelled.ref })))
    expect(released.toSorted((x, y) => x - y)).toEqual([0, 1])
    academy.pass(16 * minute)
    await academy.app.jobs.drain()
    const reserved = await Promise.all([late, longer, cancelled].map(async ({ sku }) => (await itemOf(sku)).reserved))
    expect(reserved).toEqual([0, 2, 0])
    expect((await holdsOf(learner(), late.ref)).map(({ state }) => state)).toEqual(['expired'])
    academy.pass(60 * minute)
    await academy.app.jobs.drain()
    expect((await itemOf(longer.sku)).reserved).toBe(0)
    expect(await differences()).toEqual([])
  })

  test('a hold that expires while it is sold is sold all the same, and its pieces leave', async () => {
    const { sku, ref } = await inStock(3)
    await reserveStock(learner(), { ref, lines: [{ sku, quantity: 2 }], until: later() })
    const [released, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const releasing = inTransaction(admin(), async (inside) => {
      await releaseStock(inside, { ref, state: 'expired' })
      released.resolve()
      await end.promise
    })
    await released.promise
    // It reads the hold before the release commits, and waits for its row.
    const sale = markSold(learner(), ref)
    await setTimeout(200)
    end.resolve()
    await releasing
    expect(await sale).toBe('sold')
    expect(await itemOf(sku)).toMatchObject({ onHand: 1, reserved: 0 })
    expect((await movesOf(sku)).filter(({ kind }) => kind === 'sale')).toMatchObject([{ quantity: -2, ref }])
    expect(await differences()).toEqual([])
  })

  test('what is held is sold once, and late money sells it only if it is still there', async () => {
    const { sku, ref } = await inStock(2)
    await reserveStock(learner(), { ref, lines: [{ sku, quantity: 2 }], until: later() })
    const answers = await Promise.all([0, 1].map(() => markSold(learner(), ref)))
    expect(answers).toEqual(['sold', 'sold'])
    expect(await itemOf(sku)).toMatchObject({ onHand: 0, reserved: 0 })
    expect((await movesOf(sku)).filter(({ kind }) => kind === 'sale')).toMatchObject([{ quantity: -2, ref }])
    expect(await releaseStock(learner(), { ref })).toBe(0)

    const [gone, there] = [await inStock(1), await inStock(2)]
    for (const { sku: one, ref: by } of [gone, there]) {
      await reserveStock(learner(), { ref: by, lines: [{ sku: one, quantity: 1 }], until: later() })
      await releaseStock(learner(), { ref: by, state: 'expired' })
    }
    await reserveStock(learner(), { ref: 'other', lines: [{ sku: gone.sku, quantity: 1 }], until: later() })
    expect(await markSold(learner(), gone.ref)).toBe('missing')
    expect(await itemOf(gone.sku)).toMatchObject({ onHand: 1, reserved: 1 })
    expect(await markSold(learner(), there.ref)).toBe('sold')
    expect((await itemOf(there.sku)).onHand).toBe(1)
    await expect(markSold(learner(), 'no such order')).rejects.toMatchObject({ kind: 'not-found' })
    expect(await differences()).toEqual([])
  })

  test('200 buyers of the last 10, in bundles of opposite order: exactly 10 hold them, nobody deadlocks', async () => {
    const [a, b] = [await inStock(10), await inStock(10)]
    const bundle = (at: number) => (at % 2 === 0 ? [a, b] : [b, a]).map(({ sku }) => ({ sku, quantity: 1 }))
    const bought = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) =>
        reserveStock(learner(), { ref: `race-${n}-${at}`, lines: bundle(at), until: later() }),
      ),
    )
    const failed = bought.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(bought.length - failed.length).toBe(10)
    expect([...new Set(failed.map((error) => error.kind ?? error.code ?? String(error)))]).toEqual(['conflict'])
    for (const { sku } of [a, b]) expect(await itemOf(sku)).toMatchObject({ onHand: 10, reserved: 10 })
    expect(await differences()).toEqual([])
  }, 60_000)

  test('a SKU of another site is nothing here', async () => {
    const { sku } = await inStock(3)
    const elsewhere = academy.as('admin', 'factory')
    await expect(moveStock(elsewhere, [{ sku, quantity: 1, kind: 'in' }])).rejects.toMatchObject({ kind: 'invalid' })
    const reserved = reserveStock(elsewhere, { ref: 'x', lines: [{ sku, quantity: 1 }], until: later() })
    await expect(reserved).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a product says how many are free, and its page changes only when the word does', async () => {
    const { productId, sku } = await inStock(20)
    const product = () => from(learner(), 'product').selectAll().where('_id', '=', productId).executeTakeFirstOrThrow()
    const before = await product()
    expect(before).toMatchObject({ availability: 6, stock: 20, subProducts: [{ sku, stock: 20, price: null }] })
    await reserveStock(learner(), { ref: `w1-${n}`, lines: [{ sku, quantity: 10 }], until: later() })
    expect((await product()).version).toBe(before.version)
    await reserveStock(learner(), { ref: `w2-${n}`, lines: [{ sku, quantity: 7 }], until: later() })
    const few = await product()
    expect(few).toMatchObject({ availability: 3, stock: 3 })
    expect(few.version).toBe(before.version + 1)
  })

  test('a product that is removed takes its stock along, and brings it back', async () => {
    const { productId, sku } = await inStock(4)
    await remove(admin(), 'product', productId)
    expect(await from(admin(), 'stock_item').selectAll().where('sku', '=', sku).execute()).toEqual([])
    await expect(
      reserveStock(learner(), { ref: 'gone', lines: [{ sku, quantity: 1 }], until: later() }),
    ).rejects.toMatchObject({ kind: 'conflict' })
    await restore(admin(), 'product', productId)
    expect(await itemOf(sku)).toMatchObject({ onHand: 4 })
  })
})
