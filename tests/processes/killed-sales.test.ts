import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/building/build.ts'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { openSellingClient, type Sale, type SellingClient } from './selling-client.ts'

/** By hand: `KILL_ROUNDS=20 vitest run tests/processes/killed-sales.test.ts`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? ofSweep({ part: 2, whole: 200 }))
const minute = 60_000

beforeAll(() => buildIfStale(), 300_000)

/** Sells until everything is sold or the server has gone. Returns whether everything was sold. */
const sellAll = async (client: SellingClient, sales: readonly Sale[]) => {
  try {
    for (const [n, sale] of sales.entries()) await client.sell(sale, n)
    return true
  } catch {
    return false
  }
}

interface Order {
  _id: string
  process: string
  paid: number
}

/** The state of each sale with the number of its charges, payments, enrolments, numbered documents and mails. */
async function describeSales({ rows, simulator, smtp }: SellingClient, sales: readonly Sale[]) {
  const orders = new Map((await rows<Order>('order', {}, ['process', 'paid'])).map((one) => [one._id, one]))
  const payments = await rows<{ orderID: string }>('payment', {}, ['orderID'])
  const enrolments = await rows<{ courseID: string }>('enroll', {}, ['courseID'])
  const documents = await rows<{ _id: string; orderID: string; number: string | null }>('tax_document', {}, [
    ...['orderID', 'number'],
  ])
  const charges = [...simulator.links.values()].flatMap((link) => link.charges.data.filter(({ paid }) => paid))
  const text = (mail: { body: string }) => mail.body.replaceAll('=\r\n', '')
  return sales.map(({ orderID, courseID, link }) => {
    const own = documents.filter((one) => one.orderID === orderID && one.number)
    const mails = smtp.received.filter((mail) => own.some(({ _id }) => text(mail).includes(_id)))
    return {
      process: orders.get(orderID!)?.process,
      paid: Number(orders.get(orderID!)?.paid),
      charges: charges.filter((one) => one.link === link).length,
      payments: payments.filter((one) => one.orderID === orderID).length,
      enrolments: enrolments.filter((one) => one.courseID === courseID).length,
      documents: own.length,
      mails: new Set(mails.map(({ head }) => head['message-id'])).size,
    }
  })
}

const good = { process: 'done', paid: 700, charges: 1, payments: 1, enrolments: 1, documents: 1, mails: 1 }

test(
  `${rounds} kills of the server between order and mail: nothing is lost, charged or sent twice`,
  { timeout: 3_000_000 },
  async () => {
    const client = await openSellingClient()
    const sales: Sale[] = [{}]
    try {
      await client.start()
      const begun = performance.now()
      expect(await sellAll(client, sales), 'the first sale is not disturbed').toBe(true)
      const saleMs = performance.now() - begun
      await client.kill()
      let cut = 0
      for (let round = 0; round < rounds; round++) {
        // The number of the last document is due, so that numbers, documents and mails are cut too.
        client.pass(11 * minute)
        await client.start()
        sales.push({})
        const selling = sellAll(client, sales)
        await sleep(Math.random() * saleMs * 1.5)
        await client.kill()
        if (!(await selling)) cut++
      }
      await client.start()
      await expect.poll(() => sellAll(client, sales), { timeout: 60_000 }).toBe(true)
      await expect
        .poll(async () => (await describeSales(client, sales)).every((one) => one.process === 'done'), {
          timeout: 60_000,
        })
        .toBe(true)
      client.pass(11 * minute)
      const expected = sales.map(() => good)
      await expect.poll(() => describeSales(client, sales), { timeout: 60_000, interval: 500 }).toEqual(expected)
      const numbers = await client.rows<{ number: string }>('tax_document', { number: { $ne: null } }, ['number'])
      const series = Map.groupBy(numbers, ({ number }) => number.slice(0, -5))
      for (const [head, all] of series)
        expect(
          all.map(({ number }) => Number(number.slice(-5))).toSorted((one, other) => one - other),
          head,
        ).toEqual(all.map((_, at) => at + 1))
      console.log(`sales: ${rounds} kills, ${cut} during a sale of ${Math.round(saleMs)} ms, ${sales.length} sold`)
    } finally {
      await client.close()
    }
  },
)
