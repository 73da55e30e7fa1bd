import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderState } from '#domain/money/order-state.ts'
import { changeRefund, requestRefund } from '#modules/refund/public-api.ts'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import type { Outcome } from '../../../scripts/testing/payment/state.ts'
import { cancelOrder } from '../../../src/modules/order/orders/cancel-order.server.ts'
import { recordPayment } from '../../../src/modules/order/payments/record-payment.server.ts'
import { rejectSlip, submitSlip } from '../../../src/modules/order/payments/slips.server.ts'
import { findDifferences } from '../../../src/modules/reconcile/audit/audit-site.server.ts'
import { type CardShop, openCardShop } from '../../jobs/card-shop.ts'

let shop: CardShop
beforeAll(async () => void (shop = await openCardShop()))
afterAll(() => shop.close())

type Begun = Awaited<ReturnType<CardShop['begin']>>

let count = 0
const pay = (orderID: string, amount = 700) =>
  recordPayment(shop.admin(), { orderID, method: 'manual', reference: `R${++count}`, amount })
const slip = ({ as, orderID }: Begun) =>
  submitSlip(as(), { orderID, file: `upload/${++count}.jpg`, checksum: `${count}`.padStart(64, '0') })
const paidAndDone = async ({ orderID }: Begun) => {
  await pay(orderID)
  await shop.drain()
}
const refund = async (of: Begun, amount: number) => {
  await paidAndDone(of)
  const _id = (++count).toString(16).padStart(24, '0')
  const choice = { kind: 'amount', amount } as never
  const request = { _id, orderID: of.orderID, choice, method: 'transfer' as const, to: 'กสิกรไทย 1', reason: 'เรียนไม่ได้' }
  await requestRefund(shop.academy.as('manager'), { ...request, returnsStock: false })
  for (const act of ['approve', 'send', 'finish'] as const)
    await changeRefund(shop.admin(), { _id, act, proof: `P${count}`, note: 'โอนแล้ว' })
}

/** How an order whose page at the gateway is open comes into each state. */
const reach: Record<OrderState, (of: Begun) => Promise<unknown>> = {
  awaiting: async (of) => {
    await slip(of)
    await rejectSlip(shop.admin(), { orderID: of.orderID, reason: 'ไม่ชัด' })
  },
  paying: () => Promise.resolve(),
  review: slip,
  paid: ({ orderID }) => pay(orderID),
  done: paidAndDone,
  attention: ({ orderID }) => pay(orderID, 300),
  expired: async () => {
    for (const minutes of [25 * 60, 2, 2]) {
      shop.pass(minutes)
      await shop.drain()
    }
  },
  cancelled: ({ as, orderID }) => cancelOrder(as(), { _id: orderID }),
  partRefunded: (of) => refund(of, 200),
  refunded: (of) => refund(of, 700),
}

/**
 * The state of the order and the number of its payments, after the messages of the gateway and a day later. The columns are what happens at
 * the gateway, the rows the state in which it happens. An order under review waits for staff, who see it in their list.
 */
const outcomes = ['ok', 'decline', 'threeD', 'late', 'twice', 'reordered', 'never', 'wrongAmount', 'failing'] as const
type Cell = readonly [soon: string, later: string]
const always = (text: string): Cell => [text, text]

const expected: Record<OrderState, Record<Outcome, Cell>> = {
  awaiting: {
    ...{ ok: always('done 1'), reordered: always('done 1'), twice: always('done 2') },
    // Without a message the gateway is asked, because a slip or the end of the order closes its page.
    ...{ never: always('done 1'), failing: always('done 1'), wrongAmount: always('attention 1') },
    ...{ decline: ['awaiting 0', 'expired 0'], threeD: ['awaiting 0', 'expired 0'], late: ['awaiting 0', 'expired 0'] },
  },
  paying: {
    ...{ ok: always('done 1'), reordered: always('done 1'), twice: always('done 2') },
    ...{ never: ['paying 0', 'done 1'], failing: ['paying 0', 'done 1'], wrongAmount: always('attention 1') },
    ...{ decline: ['paying 0', 'expired 0'], threeD: ['paying 0', 'expired 0'], late: ['paying 0', 'expired 0'] },
  },
  review: {
    ...{ ok: always('done 1'), reordered: always('done 1'), twice: always('done 2') },
    ...{ never: always('done 1'), failing: always('done 1'), wrongAmount: always('attention 1') },
    ...{ decline: always('review 0'), threeD: always('review 0'), late: always('review 0') },
  },
  paid: {
    ...{ ok: always('done 2'), reordered: always('done 2'), twice: always('done 3') },
    ...{ never: always('done 2'), failing: always('done 2'), wrongAmount: always('done 2') },
    ...{ decline: always('done 1'), threeD: always('done 1'), late: always('done 1') },
  },
  done: {
    ...{ ok: always('done 2'), reordered: always('done 2'), twice: always('done 3') },
    ...{ never: ['done 1', 'done 2'], failing: ['done 1', 'done 2'], wrongAmount: always('done 2') },
    ...{ decline: always('done 1'), threeD: always('done 1'), late: always('done 1') },
  },
  // It has 300 of 700 baht, and the page still asks for all of it.
  attention: {
    ...{ ok: always('done 2'), reordered: always('done 2'), twice: always('done 3') },
    ...{ never: ['attention 1', 'done 2'], failing: ['attention 1', 'done 2'], wrongAmount: always('attention 2') },
    ...{ decline: always('attention 1'), threeD: always('attention 1'), late: always('attention 1') },
  },
  // Its page was closed a day ago. A gateway that takes money there after all and never says so is found by its statement.
  expired: {
    ...{ ok: always('done 1'), reordered: always('done 1'), twice: always('done 2') },
    ...{ never: always('expired 0'), failing: ['expired 0', 'done 1'], wrongAmount: always('attention 1') },
    ...{ decline: always('expired 0'), threeD: always('expired 0'), late: always('expired 0') },
  },
  cancelled: {
    ...{ ok: always('attention 1'), reordered: always('attention 1'), twice: always('attention 2') },
    ...{ never: always('attention 1'), failing: always('attention 1'), wrongAmount: always('attention 1') },
    ...{ decline: always('cancelled 0'), threeD: always('cancelled 0'), late: always('cancelled 0') },
  },
  partRefunded: {
    ...{ ok: always('partRefunded 2'), reordered: always('partRefunded 2'), twice: always('partRefunded 3') },
    ...{ never: ['partRefunded 1', 'partRefunded 2'], failing: ['partRefunded 1', 'partRefunded 2'] },
    ...{ wrongAmount: always('partRefunded 2'), decline: always('partRefunded 1') },
    ...{ threeD: always('partRefunded 1'), late: always('partRefunded 1') },
  },
  refunded: {
    ...{ ok: always('attention 2'), reordered: always('attention 2'), twice: always('attention 3') },
    ...{ never: ['refunded 1', 'attention 2'], failing: ['refunded 1', 'attention 2'] },
    ...{ wrongAmount: always('attention 2'), decline: always('refunded 1') },
    ...{ threeD: always('refunded 1'), late: always('refunded 1') },
  },
}

const summary = async (orderID: string) =>
  `${(await shop.order(orderID)).process} ${(await shop.paymentsOf(orderID)).length}`

/** The states whose page at the gateway is closed by the time. The gateway takes the money all the same. */
const reopen = (link: string) => Object.assign(shop.simulator.links.get(link)!, { deleted: false })

const states = ofSweep({ part: ['paying', 'expired', 'cancelled'], whole: Object.keys(expected) }) as OrderState[]

test.each(states)('each outcome at the gateway while an order is %s', async (state) => {
  const orders: [Outcome, orderID: string, soon: string][] = []
  for (const outcome of outcomes) {
    const begun = await shop.begin()
    await reach[state](begun)
    expect((await shop.order(begun.orderID)).process).toBe(state)
    reopen(begun.link)
    await shop.simulator.pay(begun.link, outcome)
    await shop.drain()
    orders.push([outcome, begun.orderID, await summary(begun.orderID)])
  }
  for (const minutes of [1, 2, 7, 20, 1410, 2, 2]) {
    shop.pass(minutes)
    await shop.drain()
  }
  const met: Record<string, Cell> = {}
  for (const [outcome, orderID, soon] of orders) met[outcome] = [soon, await summary(orderID)]
  expect(met).toEqual(expected[state])
  expect(await findDifferences(shop.admin())).toEqual([])
})
