import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOfOrder } from '#modules/billing/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { recordPayment } from '../../../src/modules/order/payments/record-payment.server.ts'
import { openShop, type Shop } from './shop.ts'

/*
 * A process that is killed sends no further statement, and PostgreSQL takes back its open transaction. Here every statement after
 * the n-th fails until the process "starts" again, after the leases of its jobs have ended.
 */
const kills = ofSweep({ part: 6, whole: 200 })
let shop: Shop
let left = Number.POSITIVE_INFINITY
let statements = 0
let isKilled = false
let killed = 0
const killer: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements++
    if (left-- <= 0) {
      isKilled = true
      throw new Error('killed')
    }
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
beforeAll(async () => {
  shop = await openShop()
  const { database } = shop.academy.app
  Object.assign(database, { kysely: database.kysely.withPlugin(killer) })
})
afterAll(async () => {
  left = Number.POSITIVE_INFINITY
  await shop.close()
})

/** Repeats what a client does until it has its answer: at the first try the process may be gone. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as Error).message !== 'killed') throw error
    restart()
    return work()
  }
}

function restart() {
  left = Number.POSITIVE_INFINITY
  shop.academy.pass(120_000)
}

/** Runs the jobs of a sale to its end. The buyer data of a document may change for ten minutes before it is numbered. */
async function finish() {
  for (let part = 0; part < 4; part++) {
    await shop.drain()
    shop.academy.pass(300_000)
  }
  await shop.drain()
}

/** The kills are spread over the statements of a sale, which the first, undisturbed one counts. */
const killAt = (n: number, length: number) => (n === 0 ? Number.POSITIVE_INFINITY : Math.ceil((n * length) / kills))

test(`${kills} kills between order and document: no payment is lost or taken twice, and no number is missing`, async () => {
  let length = 0
  for (let n = 0; n <= kills; n++) {
    const courseID = await shop.newCourse()
    const as = await shop.newBuyer()
    isKilled = false
    statements = 0
    left = killAt(n, length)
    const orderID = await answered(() => shop.order(as(), courseID))
    const money = { orderID, method: 'manual' as const, reference: `K${n}`, amount: 700 }
    await answered(() => recordPayment(shop.admin(), money)).catch((error: { kind?: string }) => {
      expect(error.kind, 'it was recorded before the kill').toBe('conflict')
    })
    await finish().catch(() => {})
    if (n === 0) length = statements
    restart()
    if (isKilled) killed++
    await finish()
    const count = async (name: 'payment' | 'enroll', by: 'orderID' | 'courseID', value: string) =>
      (
        await from(shop.admin(), name)
          .select('_id')
          .where(by as never, '=', value as never)
          .execute()
      ).length
    const documents = await documentsOfOrder(shop.admin(), orderID)
    expect({
      at: killAt(n, length),
      state: (await shop.stateOf(orderID)).process,
      payments: await count('payment', 'orderID', orderID),
      enrolments: await count('enroll', 'courseID', courseID),
      documents: documents.map(({ number }) => number !== null),
    }).toEqual({ at: killAt(n, length), state: 'done', payments: 1, enrolments: 1, documents: [true] })
  }
  console.log(`sales: ${killed} of ${kills} kills came before the end of a sale of ${length} statements`)
  expect(killed).toBeGreaterThan(kills * 0.8)
  const documents = await from(shop.admin(), 'tax_document').select('number').orderBy('number').execute()
  expect(documents.map(({ number }) => Number(number!.slice(-5)))).toEqual(documents.map((_, at) => at + 1))
  expect(await shop.differences()).toEqual([])
}, 1_800_000)
