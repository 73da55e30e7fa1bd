import { moveStock } from '#modules/shop/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { TestDriver } from '#platform/data/database/test-database.ts'
import { createOrder } from '../../../src/modules/order/orders/create-order.server.ts'
import { orderOf } from '../../../src/modules/order/orders/order-row.server.ts'
import { recordPayment } from '../../../src/modules/order/payments/record-payment.server.ts'
import { findDifferences } from '../../../src/modules/reconcile/audit/audit-site.server.ts'
import { openAcademy } from '../../support/academy.ts'

const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }

/** An academy that sells courses and numbers their documents. Its clock starts on a fixed day. */
export const openShop = async (driver?: TestDriver) => {
  const academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
  const admin = () => academy.as('admin')
  const drain = () => academy.app.jobs.drain()
  const branch = { name: 'บริษัท วิชา จำกัด', taxId: '0994000165501', branchNo: '0', address }
  await create(admin(), 'tax_branch', branch)
  await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', until: '2027-09-30' })
  let count = 0
  /** Returns the context of a new learner. */
  const newBuyer = async () => {
    const n = ++count
    const row = { username: `z${n}`, firstname: `บ${n}`, lastname: 'ซื้อ', email: `z${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: academy.as('user').site._id, name: `บ${n}` }
    return () => ({ ...academy.as('user'), viewer })
  }
  const newCourse = async (more: object = {}): Promise<string> => {
    const { _id } = await create(admin(), 'course', { name: 'เชื่อม', status: true, price: 700, ...more } as never)
    await drain()
    return _id
  }
  return {
    ...{ academy, admin, drain, newBuyer, newCourse, close: () => academy.close() },
    newProduct: async (stock: number) => {
      const sku = `S${++count}`
      const { _id } = await create(admin(), 'product', { name: sku, price: 100, status: true })
      await create(admin(), 'sub_product', { productID: _id, sku })
      await moveStock(admin(), [{ sku, quantity: stock, kind: 'in' }])
      return { productId: _id, sku }
    },
    order: (as: ReturnType<typeof admin>, courseID: string) => createOrder(as, { courseID, roundID: null }),
    pay: (orderID: string, amount = 700) =>
      recordPayment(admin(), { orderID, method: 'manual', reference: `Z${++count}`, amount }),
    stateOf: async (_id: string) => (await orderOf(admin(), _id))!,
    differences: () => findDifferences(admin()),
    stockOf: (sku: string) =>
      from(admin(), 'stock_item').select(['onHand', 'reserved']).where('sku', '=', sku).executeTakeFirstOrThrow(),
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
