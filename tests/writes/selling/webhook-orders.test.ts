import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { type CardShop, openCardShop } from '../../jobs/card-shop.ts'

let shop: CardShop
beforeAll(async () => void (shop = await openCardShop()), 60_000)
afterAll(() => shop.close())

type Step = (charge: { id: string }) => Promise<unknown>

/** What a gateway may send about one payment, in any order: twice, about its beginning, and without a signature. */
const steps: Record<string, Step> = {
  created: (charge) => shop.deliver(shop.simulator.message('charge.create', charge)),
  completed: (charge) => shop.deliver(shop.simulator.message('charge.complete', charge)),
  again: (charge) => shop.deliver(shop.simulator.message('charge.complete', charge)),
  // What it says about a failure counts for nothing: the state is read from the gateway.
  failed: (charge) => shop.deliver(shop.simulator.message('charge.complete', { ...charge, status: 'failed' })),
  forged: async (charge) => {
    const message = shop.simulator.message('charge.complete', charge)
    const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, `${value}0`]))
    expect(await shop.deliver({ ...message, headers } as typeof message)).not.toBe(200)
  },
}

const permutations = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]))

const all = permutations(Object.keys(steps))
const chosen = all.filter((_, at) => at % ofSweep({ part: 17, whole: 1 }) === 0)

test(`${chosen.length} of the ${all.length} orders of five messages end in the same state, with one payment`, async () => {
  const ends: Record<string, string> = {}
  for (const order of chosen) {
    const { orderID, link } = await shop.begin()
    const [charge] = await shop.simulator.pay(link, 'never')
    for (const name of order) await steps[name]!(charge!)
    await shop.drain()
    ends[order.join(' ')] = await shop.summary(orderID)
  }
  expect(ends).toEqual(Object.fromEntries(chosen.map((order) => [order.join(' '), 'succeeded done 1'])))
}, 600_000)
