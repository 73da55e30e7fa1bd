import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { isAllowed, routesOnSite } from '#platform/manifest/route-access.ts'
import { requestRefund } from '#modules/refund/public-api.ts'
import { manifests } from '../../../src/app/modules.ts'
import { cancelOrder } from '../../../src/modules/order/orders/cancel-order.server.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { openShop, type Shop } from './shop.ts'

/** The modules of a site that was just founded, beside those that are always there. */
const plugins = ['lesson', 'category', 'enroll']

let shop: Shop
let pages: Pages
beforeAll(async () => {
  shop = await openShop()
  const { _id } = await from(shop.admin(), 'configuration').select('configuration._id').executeTakeFirstOrThrow()
  await update(shop.academy.as('root'), 'configuration', { _id, change: { plugins } })
  pages = await openPages(shop.academy)
})
afterAll(async () => {
  await pages.close()
  await shop.close()
})

const failedJobs = async () => {
  const { rows } = await sql<{
    kind: string
    error: string
  }>`select kind, error from job where error is not null`.execute(shop.academy.database.kysely)
  return rows
}

const enrolled = (courseID: string) =>
  from(shop.admin(), 'enroll').select('userID').where('courseID', '=', courseID).execute()

test('a site without shop, coupons, credit, documents and vendors sells a course', async () => {
  const [buyer, courseID] = [await shop.newBuyer(), await shop.newCourse()]
  const orderID = await shop.order(buyer(), courseID)
  await shop.pay(orderID)
  await shop.drain()
  expect(await shop.stateOf(orderID)).toMatchObject({ process: 'done', paid: 700 })
  expect(await enrolled(courseID)).toEqual([{ userID: buyer().viewer.id }])
  for (const path of ['/lesson/bill', `/lesson/pay/${orderID}`])
    expect((await pages.open({ path, viewer: buyer().viewer })).status, path).toBe(200)
  for (const path of [`/order/detail/${orderID}`, `/order/detail/${orderID}/manage`])
    expect((await pages.open({ path, viewer: shop.academy.viewer('admin') })).status, path).toBe(200)
  expect(await shop.differences()).toEqual([])
  expect(await failedJobs()).toEqual([])
})

test('it cancels, ends and refunds orders', async () => {
  const [buyer, courseID] = [await shop.newBuyer(), await shop.newCourse({ seats: 3 })]
  const cancelled = await shop.order(buyer(), courseID)
  await cancelOrder(buyer(), { _id: cancelled })
  const expired = await shop.order(buyer(), courseID)
  shop.academy.pass(25 * 60 * 60_000)
  await shop.drain()
  expect(await shop.stateOf(cancelled)).toMatchObject({ process: 'cancelled' })
  expect(await shop.stateOf(expired)).toMatchObject({ process: 'expired' })
  const paid = await shop.order(buyer(), courseID)
  await shop.pay(paid)
  await shop.drain()
  await requestRefund(shop.academy.as('admin'), {
    ...{ _id: 'f'.repeat(24), orderID: paid, choice: { amount: 200 }, reason: 'เรียนไม่ครบ' },
    ...{ method: 'transfer', account: '0123456789' },
  } as never)
  await shop.drain()
  expect(await shop.differences()).toEqual([])
  expect(await failedJobs()).toEqual([])
})

test('every screen that it has opens', async () => {
  const core = manifests.flatMap(({ name, isCore }) => (isCore ? [name] : []))
  const site = { ...shop.admin().site, plugins: new Set([...core, ...plugins]) }
  const paths = routesOnSite(site, manifests).filter(({ path, meta }) => !path.includes(':') && meta.auth)
  let opened = 0
  for (const role of ['admin', 'user'] as const) {
    const viewer = shop.academy.viewer(role)
    for (const route of paths.filter((one) => isAllowed(one, viewer))) {
      const { status } = await pages.open({ path: route.path, viewer })
      expect(status, `${role} ${route.path}`).toBeLessThan(404)
      opened += 1
    }
  }
  expect(opened).toBeGreaterThan(60)
})
