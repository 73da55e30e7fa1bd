import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#modules/order/public-api.ts'
import { changeRefund, requestRefund } from '#modules/refund/public-api.ts'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { auditSite } from '../../../src/modules/reconcile/audit/audit-site.server.ts'
import { approveSlip, submitSlip } from '../../../src/modules/order/payments/slips.server.ts'
import { recordPayment } from '../../../src/modules/order/payments/record-payment.server.ts'
import { openShop, type Shop } from './shop.ts'

const orders = ofSweep({ part: 36, whole: 10_000 })
let shop: Shop
beforeAll(async () => void (shop = await openShop()), 60_000)
afterAll(() => shop.close())

type Buyer = Awaited<ReturnType<Shop['newBuyer']>>
interface Sale {
  orderID: string
  as: Buyer
  n: number
}

const key = (n: number) => n.toString(16).padStart(24, '0')
const refund = async ({ orderID, n }: Sale, choice: Parameters<typeof requestRefund>[1]['choice']) => {
  const request = { _id: key(n), orderID, choice, method: 'transfer' as const, to: 'กสิกรไทย 1', reason: 'เรียนไม่ได้' }
  await requestRefund(shop.academy.as('manager'), { ...request, returnsStock: false })
  for (const act of ['approve', 'send', 'finish'] as const)
    await changeRefund(shop.admin(), { _id: key(n), act, proof: `P${n}`, note: 'โอนแล้ว' })
}

/** What may happen to an order, each about as often. */
const fates: ((sale: Sale) => Promise<unknown>)[] = [
  ({ orderID }) => shop.pay(orderID),
  async ({ orderID }) => {
    await shop.pay(orderID, 300)
    await shop.pay(orderID, 400)
  },
  ({ orderID }) => shop.pay(orderID, 300),
  ({ orderID }) => shop.pay(orderID, 1000.5),
  ({ orderID, n }) => recordPayment(shop.admin(), { orderID, method: 'card', reference: `card${n}`, amount: 700 }),
  ({ as, orderID }) => cancelOrder(as(), { _id: orderID, note: '' }),
  async ({ as, orderID, n }) => {
    await cancelOrder(as(), { _id: orderID, note: '' })
    await recordPayment(shop.admin(), { orderID, method: 'slip', reference: `late${n}`, amount: 700 })
  },
  async ({ as, orderID, n }) => {
    await submitSlip(as(), { orderID, file: `upload/${n}.jpg`, checksum: `${n}`.padStart(64, '0') })
    await approveSlip(shop.admin(), { orderID, reference: `S${n}`, amount: 700 })
  },
  async (sale) => {
    await shop.pay(sale.orderID)
    await shop.drain()
    await refund(sale, { kind: 'amount', amount: 200 } as never)
  },
  () => Promise.resolve(),
]

test(`${orders} mixed orders leave no difference in the nightly audit`, async () => {
  const courseID = await shop.newCourse({ seats: orders + 10 })
  for (let n = 0; n < orders; n++) {
    const as = await shop.newBuyer()
    await fates[n % fates.length]!({ orderID: await shop.order(as(), courseID), as, n })
    if (n % 50 === 0) await shop.drain()
  }
  await shop.drain()
  shop.academy.pass(3_600_000)
  await shop.drain()
  expect(await shop.differences()).toEqual([])
  expect(await auditSite(shop.admin())).toBe(0)
}, 3_600_000)
