import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueDocument } from '#modules/billing/public-api.ts'
import { createOrder, recordPayment } from '#modules/order/public-api.ts'
import { moveStock } from '#modules/shop/public-api.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { bank, billerId, billFile } from './files/example-file.ts'
import { auditSite, findDifferences } from './audit/audit-site.server.ts'
import { loadFile } from './files/load-file.server.ts'
import { confirmFile } from './matching/apply-file.server.ts'

let academy: Academy
const orders: string[] = []
beforeAll(async () => {
  academy = await openAcademy(undefined, Date.parse('2026-11-20T03:00:00Z'))
  await shop()
}, 60_000)
afterAll(() => academy.close())

/** How the first eight orders are paid. The money of a card is at its gateway, not at a bank. */
const methods = [...Array.from({ length: 7 }, () => 'manual' as const), 'card' as const]
const admin = () => academy.as('admin')
const run = (text: string) => sql.raw(text.replaceAll('$site', `'${admin().site._id}'`)).execute(admin()[executor])
const drain = () => academy.app.jobs.drain()

/** Ten paid orders, two of them by a bank file, one numbered document series and a piece of stock. */
async function shop() {
  const { _id: courseID } = await create(admin(), 'course', {
    ...{ name: 'เชื่อม', status: true, price: 700, seats: 50 },
  } as never)
  await drain()
  for (let n = 0; n < 10; n++) {
    const row = { username: `a${n}`, firstname: `ก${n}`, lastname: 'ข', email: `a${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: academy.as('user').site._id, name: row.firstname }
    orders.push(await createOrder({ ...academy.as('user'), viewer }, { courseID, roundID: null }))
  }
  for (const [n, orderID] of orders.slice(0, 8).entries())
    await recordPayment(admin(), { orderID, method: methods[n]!, reference: `M${n}`, amount: 700 })
  const account = await create(admin(), 'bank_account', { ...bank, name: 'บัญชี', billerId })
  const refs = await from(admin(), 'order').select('order.ref1').where('order._id', 'in', orders.slice(8)).execute()
  const bytes = billFile(refs.map(({ ref1 }, at) => ({ ref1: ref1!, time: `09:00:0${at}` })))
  const { _id } = await loadFile(admin(), { accountID: account._id, kind: 'bill', name: 'x', bytes })
  await drain()
  await confirmFile(admin(), _id)
  await drain()
  await stockAndDocuments()
}

async function stockAndDocuments() {
  const product = await create(admin(), 'product', { name: 'หมวก', price: 100, status: true })
  await create(admin(), 'sub_product', { productID: product._id, sku: 'CAP' })
  await moveStock(admin(), [{ sku: 'CAP', quantity: 5, kind: 'in', reason: 'ตั้งต้น' }])
  const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
  const branch = { name: 'สำนักงานใหญ่', taxId: '0994000165501', branchNo: '00000', address }
  const branchID = (await create(admin(), 'tax_branch', branch))._id
  await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', decree: 'x' })
  const line = { name: 'x', quantity: 1, unitPrice: 700, amount: 700, taxClass: 'vat' as const }
  for (const orderID of orders.slice(0, 3))
    await issueDocument(admin(), {
      ...{ source: `order:${orderID}`, branchID, userID: null, paidAt: '2026-11-20T03:00:00.000Z', total: 700 },
      ...{ buyer: { name: 'x' }, lines: [line] },
    } as never)
  academy.pass(15 * 60_000)
  await drain()
}

const finalTables = ['payment', 'journal_entry', 'journal_line', 'tax_document']
const triggers = async (verb: 'enable' | 'disable') => {
  for (const table of finalTables) await run(`alter table "${table}" ${verb} trigger user`)
}
const paymentOf = (n: number) => `(select _id from payment where site = $site and "orderID" = '${orders[n]}')`
const entryOf = (n: number) => `(select _id from journal_entry where site = $site and source = 'manual:M${n}')`

/** One change of the database by hand each, and the rule and record that must report it. */
const faults: [rule: string, change: string][] = [
  ['orderPaid', `update "order" set paid = 650 where _id = '$0'`],
  ['orderPaid', `update "order" set paid = 700.01 where _id = '$1'`],
  ['orderState', `update "order" set process = 'awaiting' where _id = '$2'`],
  ['orderState', `update "order" set price = 900 where _id = '$3'`],
  ['orderState', `update "order" set process = 'expired' where _id = '$4'`],
  ['paymentApplied', `update payment set applied = 701 where "orderID" = '$0'`],
  ['paymentApplied', `update payment set applied = -700 where "orderID" = '$1'`],
  ['paymentApplied', `update "order" set price = 100 where _id = '$5'`],
  ['paymentEntry', `update payment set amount = 7000 where "orderID" = '$2'`],
  ['paymentEntry', `update payment set reference = 'M33' where "orderID" = '$3'`],
  ['entryPayment', `update journal_entry set source = 'manual:M99' where _id = ${entryOf(4)}`],
  ['entryBalance', `update journal_line set amount = 1 where entry = ${entryOf(0)} and account like 'bank:%'`],
  ['entryBalance', `delete from journal_line where entry = ${entryOf(5)}`],
  ['orderAdvance', `update journal_line set account = 'advance:gone' where entry = ${entryOf(6)} and amount < 0`],
  ['seats', `update seating set offered = offered + 3`],
  ['seats', `update seating set taken = taken - 1`],
  ['stock', `update stock_item set "onHand" = 9 where sku = 'CAP'`],
  ['stock', `update stock_item set reserved = 2 where sku = 'CAP'`],
  ['documentNumbers', `update tax_document set number = 'GONE', version = 9 where number like '%00002'`],
  ['documentNumbers', `update document_series set last = 7`],
  ['bankRow', `update bank_row set state = 'open' where line = 2`],
  ['bankRow', `update bank_match set "undoneAt" = now() where "orderID" = '$9'`],
  ['bankFile', `update bank_file set total = total + 0.01`],
]

test('a shop without faults has no differences', async () => {
  expect(await findDifferences(admin())).toEqual([])
  expect(await auditSite(admin())).toBe(0)
})

test(`each of ${faults.length} changes by hand is found by its rule, and nothing remains when it is gone`, async () => {
  for (const [rule, change] of faults) {
    const statement = change.replaceAll(/'\$(\d)'/g, (_, n: string) => `'${orders[Number(n)]}'`)
    const found = await inFault(statement)
    expect(
      found.map((one) => one.rule),
      change,
    ).toContain(rule)
  }
  expect(await findDifferences(admin())).toEqual([])
})

/** Returns what differs after a change, which is rolled back. */
async function inFault(statement: string) {
  let differences: Awaited<ReturnType<typeof findDifferences>> = []
  const undo = new Error('undo')
  await inTransaction(admin(), async (inside) => {
    const on = inside[executor]
    for (const table of finalTables) await sql.raw(`alter table "${table}" disable trigger user`).execute(on)
    await sql.raw(statement.replaceAll('$site', `'${admin().site._id}'`)).execute(on)
    differences = await findDifferences(inside)
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return differences
}

test('all faults at once are listed with both numbers, staff hear of them once, and repaired ones are closed', async () => {
  await triggers('disable')
  await run(`update "order" set paid = 1 where _id = '${orders[0]}'`)
  await run(`update payment set amount = 800 where _id = ${paymentOf(1)}`)
  await triggers('enable')
  expect(await auditSite(admin())).toBe(4)
  expect(await auditSite(admin())).toBe(4)
  const listed = await from(admin(), 'audit_difference').selectAll().orderBy('audit_difference.rule').execute()
  expect(listed.map(({ rule, expected, actual, isOpen }) => [rule, expected, actual, isOpen])).toEqual([
    ['orderAdvance', '700.00', '1.00', true],
    ['orderPaid', '700.00', '1.00', true],
    ['orderState', '1.00 / 700.00', 'done', true],
    ['paymentEntry', '800.00', '700.00', true],
  ])
  expect(listed.find(({ rule }) => rule === 'orderPaid')!.orderID).toBe(orders[0])
  const heard = async () =>
    (await ownNotices(academy.as('manager'))).notices.filter(({ title }) => title.th.includes('ตรวจสอบยอดเงิน')).length
  expect(await heard()).toBe(1)
  await run(`update "order" set paid = 700 where _id = '${orders[0]}'`)
  expect(await auditSite(admin())).toBe(1)
  const closed = await from(admin(), 'audit_difference').selectAll().where('isOpen', '=', false).execute()
  expect(closed).toHaveLength(3)
  const { paid } = await from(admin(), 'order').select('paid').where('_id', '=', orders[1]!).executeTakeFirstOrThrow()
  expect(paid, 'the audit repairs nothing').toBe(700)
})
