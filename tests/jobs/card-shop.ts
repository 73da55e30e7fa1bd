import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { TestDriver } from '#platform/data/database/test-database.ts'
import { attemptsOf } from '../../src/modules/order/attempts/attempt-row.server.ts'
import { receiveWebhook } from '../../src/modules/order/attempts/receive-webhook.server.ts'
import { startAttempt } from '../../src/modules/order/attempts/start-attempt.server.ts'
import { createOrder } from '../../src/modules/order/orders/create-order.server.ts'
import { orderOf } from '../../src/modules/order/orders/order-row.server.ts'
import { type Message, PaymentSimulator, simulatorKey } from '../../scripts/testing/payment/simulator.ts'
import { openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'

const start = Date.parse('2026-11-20T03:00:00Z')

/** An academy that sells courses by card at the payment simulator, which sends its webhooks to the site of skills. */
export const openCardShop = async (driver?: TestDriver) => {
  let ahead = 0
  const clock = () => start + ahead
  const simulator = new PaymentSimulator({ clock, deliver: async (message) => void (await deliver(message)) })
  const base = await simulator.start()
  const academy = await openAcademy(driver, start, { PAYMENT_SIMULATOR_URL: base })
  const admin = () => academy.as('admin')
  const drain = () => academy.app.jobs.drain()
  const provider = { name: 'บัตร', kind: 'card', accountName: 'วิชา', gateway: 'simulator' } as const
  const keys = { secretKey: simulatorKey, webhookSecret: simulator.webhookSecret }
  const { _id: providerID } = await create(admin(), 'payment_provider', { ...provider, ...keys })

  const deliver = ({ body, headers }: Message, site: SiteKey = 'skills') =>
    receiveWebhook(academy.as('guest', site), { provider: 'simulator', raw: Buffer.from(body), headers })

  let people = 0
  /** Returns the context of a new learner. */
  const newBuyer = async () => {
    const n = people++
    const row = { username: `c${n}`, firstname: `บ${n}`, lastname: 'บัตร', email: `c${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: academy.as('user').site._id, name: `บ${n}` }
    return () => ({ ...academy.as('user'), viewer })
  }
  const orderBy = async (as: ReturnType<typeof admin>, price = 700) => {
    const { _id } = await create(admin(), 'course', { name: 'เชื่อม', status: true, price } as never)
    await drain()
    return createOrder(as, { courseID: _id, roundID: null })
  }
  /** An order whose payment page is open. */
  const begin = async () => {
    const as = await newBuyer()
    const orderID = await orderBy(as())
    const url = (await startAttempt(as(), { orderID, providerID }))!
    return { as, orderID, url, link: url.split('/').at(-1)! }
  }
  const paymentsOf = (orderID: string) =>
    from(admin(), 'payment').select(['amount', 'applied', 'reference']).where('orderID', '=', orderID).execute()
  const order = async (_id: string) => (await orderOf(admin(), _id))!
  const last = async (orderID: string) => (await attemptsOf(admin(), orderID))[0]!
  return {
    ...{ academy, simulator, providerID, clock, admin, drain, deliver, newBuyer, orderBy, begin },
    ...{ paymentsOf, order, last },
    /** The last attempt, the order and the number of its payments in one line. */
    summary: async (orderID: string) =>
      `${(await last(orderID)).state} ${(await order(orderID)).process} ${(await paymentsOf(orderID)).length}`,
    pass: (minutes: number) => {
      ahead += minutes * 60_000
      academy.pass(minutes * 60_000)
    },
    close: async () => {
      await simulator.stop()
      await academy.close()
    },
  }
}

export type CardShop = Awaited<ReturnType<typeof openCardShop>>
