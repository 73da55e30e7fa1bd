import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsOfOrder } from '#modules/billing/public-api.ts'
import { recordVendorSale } from '#modules/marketplace/public-api.ts'
import { createOrder, linesOf, orderOf, recordPayment } from '#modules/order/public-api.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { changeRefund } from './change-refund.server.ts'
import { creditRefund } from './credit-refund.server.ts'
import { refundOf, refundsOf } from './refund-row.server.ts'
import { requestRefund } from './request-refund.server.ts'

const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
type Request = Parameters<typeof requestRefund>[1]

describe.each(await bothDrivers())('refunds on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    await create(admin(), 'tax_branch', { name: 'วิชา', taxId: '0994000165501', branchNo: '0', address })
    await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', until: '2027-09-30' })
    people = []
    for (let at = 0; at < 3; at++) {
      const row = { username: `r${at}`, firstname: `ซ${at}`, lastname: 'ซื้อ', email: `r${at}@wicha.test` }
      const { _id } = await create(admin(), 'user', row)
      people.push({ id: _id, role: 'user', home: academy.as('user').site._id, name: `ซ${at} ซื้อ` })
    }
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const manager = () => academy.as('manager')
  const as = (at: number) => ({ ...academy.as('user'), viewer: people[at]! })
  const drain = () => academy.app.jobs.drain()
  const keyOf = () => `${++n}`.padStart(24, '0')
  const paidOrder = async (at: number) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'เชื่อมไฟฟ้า', status: true, price: 700 } as never)
    const _id = await createOrder(as(at), { courseID, roundID: null })
    await recordPayment(admin(), { orderID: _id, method: 'manual', reference: `R${++n}`, amount: 700 })
    await drain()
    const [line] = await linesOf(admin(), _id)
    return { _id, courseID, line: line!._id }
  }
  const request = (orderID: string, choice: Request['choice'], more: Partial<Request> = {}) =>
    requestRefund(manager(), {
      ...{ _id: keyOf(), orderID, choice, method: 'transfer', to: 'กสิกรไทย 1234567890', reason: 'เรียนไม่ได้' },
      ...{ returnsStock: false, ...more },
    })
  const change = (_id: string, act: Parameters<typeof changeRefund>[1]['act'], ctx = admin()) =>
    changeRefund(ctx, { _id, act, proof: `P${_id}`, note: 'เหตุผล' })
  const stateOf = async (_id: string) => (await orderOf(admin(), _id))!.process
  const standingOf = async (courseID: string) =>
    (await from(admin(), 'enroll').select('standing').where('courseID', '=', courseID).executeTakeFirst())?.standing
  const sumOf = async (account: string) => {
    const { rows } = await sql<{ sum: string | null }>`select sum(amount)::text as sum from journal_line
      where site = ${admin().site._id} and account = ${account}`.execute(admin()[executor])
    return Number(rows[0]!.sum ?? 0)
  }

  test('a refunded course is left, its money goes back and its document is never issued', async () => {
    const { _id, courseID, line } = await paidOrder(0)
    const bank = await sumOf('bank:transfer')
    const refund = await request(_id, { pieces: { [line]: 1 } })
    expect(await stateOf(_id)).toBe('done')
    await expect(change(refund, 'approve', manager()), 'own request').rejects.toMatchObject({
      issues: [{ code: 'own' }],
    })
    await expect(change(refund, 'send')).rejects.toMatchObject({ kind: 'conflict' })
    await change(refund, 'approve')
    await drain()
    expect([await stateOf(_id), await standingOf(courseID)]).toEqual(['refunded', 'withdrawn'])
    expect(await documentsOfOrder(admin(), _id), 'taken back before its number').toEqual([])
    await change(refund, 'send')
    await change(refund, 'finish')
    expect(await refundOf(as(0), refund)).toMatchObject({ state: 'done', proof: `P${refund}`, requesterID: null })
    expect([await sumOf(`advance:${_id}`), (await sumOf('bank:transfer')) - bank]).toEqual([0, -700])
    const { notices } = await ownNotices(as(0))
    expect(notices.map(({ title }) => title?.th)).toContain('คืนเงินแล้ว: เชื่อมไฟฟ้า')
  })

  test('a vendor gives back its share with the commission, once, by a piece and by an amount', async () => {
    const legal = { legalName: 'ช่างไทย', phone: '021234567', email: 'v@wicha.test', commission: 10 }
    const vendor = { ...legal, name: 'ช่างไทย', taxId: '0994000165501' }
    const { _id: vendorID } = await create(admin(), 'vendor', vendor)
    await update(admin(), 'vendor', { _id: vendorID, change: { state: 'approved', reason: 'ครบ' } })
    const owed = async () => {
      const rows = await from(admin(), 'vendor_ledger').select('amount').where('vendorID', '=', vendorID).execute()
      return rows.reduce((sum, { amount }) => sum + Number(amount), 0)
    }
    for (const choice of ['pieces', 'amount'] as const) {
      const { _id, line } = await paidOrder(0)
      await recordVendorSale(admin(), { orderID: _id, lines: [{ lineID: line, vendorID, net: 700 }] })
      expect(await owed()).toBe(630)
      const refund = await request(_id, choice === 'pieces' ? { pieces: { [line]: 1 } } : { amount: 700 })
      await change(refund, 'approve')
      await drain()
      await creditRefund(admin(), refund)
      expect(await owed()).toBe(0)
    }
  })

  test('an issued document gets a credit note, once, and the journal ends at nothing', async () => {
    const { _id, line } = await paidOrder(1)
    academy.pass(600_000)
    await drain()
    const vat = await sumOf('vat')
    const refund = await request(_id, { pieces: { [line]: 1 } })
    await change(refund, 'approve')
    await drain()
    await creditRefund(admin(), refund)
    await drain()
    const [sale, credit, ...others] = await documentsOfOrder(as(1), _id)
    expect(others).toEqual([])
    expect(credit).toMatchObject({ kind: 'credit_note', state: 'issued', total: 700, refersTo: sale!._id })
    await change(refund, 'send')
    expect([await sumOf(`advance:${_id}`), (await sumOf('vat')) - vat]).toEqual([0, 45.79])
  })

  test('a part by amount keeps the course, its document is numbered first, and the rest makes it whole', async () => {
    const { _id, courseID, line } = await paidOrder(0)
    const first = await request(_id, { amount: 200 })
    await change(first, 'approve')
    await drain()
    expect([await stateOf(_id), await standingOf(courseID)]).toEqual(['partRefunded', 'active'])
    academy.pass(61_000)
    await drain()
    const kinds = (await documentsOfOrder(admin(), _id)).map(({ kind, total }) => [kind, Number(total)])
    expect(kinds).toEqual([
      ['tax_invoice', 700],
      ['credit_note', 200],
    ])
    await expect(request(_id, { pieces: { [line]: 1 } })).rejects.toMatchObject({ issues: [{ code: 'mixed' }] })
    await expect(request(_id, { amount: 500.01 })).rejects.toMatchObject({ issues: [{ code: 'tooMuch' }] })
    await change(await request(_id, { amount: 500 }), 'approve')
    expect([await stateOf(_id), await standingOf(courseID)]).toEqual(['refunded', 'withdrawn'])
  })

  test('parallel requests never return more than was paid, and a form that is sent twice makes one', async () => {
    const { _id, line } = await paidOrder(1)
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => request(_id, { pieces: { [line]: 1 } })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [one] = await refundsOf(admin(), _id)
    expect(await request(_id, { pieces: { [line]: 1 } }, { _id: one!._id })).toBe(one!._id)
    await change(one!._id, 'reject')
    const again = { _id: keyOf() }
    const twice = await Promise.all([1, 2].map(() => request(_id, { amount: 100 }, again)))
    expect(new Set(twice).size).toBe(1)
    const approved = await Promise.allSettled([1, 2, 3].map(() => change(again._id, 'approve')))
    expect(approved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refundsOf(admin(), _id)).toHaveLength(2)
  })

  test('a rejected refund changes nothing, and one that could not be paid is sent again', async () => {
    const { _id, courseID } = await paidOrder(2)
    const rejected = await request(_id, { amount: 700 })
    await change(rejected, 'reject')
    expect([await stateOf(_id), await standingOf(courseID)]).toEqual(['done', 'active'])
    await expect(change(rejected, 'send')).rejects.toMatchObject({ kind: 'conflict' })
    const refund = await request(_id, { amount: 300 })
    await change(refund, 'approve')
    await change(refund, 'send')
    await drain()
    const before = await sumOf(`advance:${_id}`)
    await change(refund, 'fail')
    expect((await sumOf(`advance:${_id}`)) - before).toBe(-300)
    await expect(change(refund, 'send'), 'the same transaction').rejects.toMatchObject({
      issues: [{ code: 'duplicate' }],
    })
    await changeRefund(admin(), { _id: refund, act: 'send', proof: 'P-2', note: '' })
    expect(await sumOf(`advance:${_id}`)).toBe(before)
  })

  test('the requester approves up to the limit of the site, for the whole order', async () => {
    const { _id: row } = await from(admin(), 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(admin(), 'configuration', { _id: row, change: { refundLimit: 100 } })
    const { _id } = await paidOrder(2)
    const byAdmin = () =>
      requestRefund(admin(), {
        ...{ _id: keyOf(), orderID: _id, choice: { amount: 60 }, method: 'cash', to: '', reason: 'ลดราคา' },
        returnsStock: false,
      })
    await change(await byAdmin(), 'approve')
    const second = await byAdmin()
    await expect(change(second, 'approve')).rejects.toMatchObject({ issues: [{ code: 'own' }] })
    await change(second, 'approve', manager())
    await update(admin(), 'configuration', { _id: row, change: { refundLimit: 0 } })
  })

  test.each<[string, Partial<Request>, string]>([
    ['no reason', { reason: '' }, 'required'],
    ['no account', { to: '' }, 'required'],
    ['nothing', { choice: { pieces: {} } }, 'nothing'],
    ['a line of another order', { choice: { pieces: { ['f'.repeat(24)]: 1 } } }, 'tooMuch'],
    ['a negative amount', { choice: { amount: -1 } }, 'nothing'],
    ['an amount that is none', { choice: { amount: Number.NaN } }, 'nothing'],
    ['too much', { choice: { amount: 700.01 } }, 'tooMuch'],
  ])('a request is refused for %s', async (_, more, code) => {
    const { _id } = await paidOrder(0)
    await expect(request(_id, { amount: 1 }, more)).rejects.toMatchObject({ issues: [{ code }] })
  })

  test('buyers, strangers and other sites request and approve nothing', async () => {
    const { _id } = await paidOrder(1)
    const refund = await request(_id, { amount: 10 })
    const same = { orderID: _id, choice: { amount: 10 }, method: 'transfer', to: 'x', reason: 'x' } as const
    for (const ctx of [as(1), as(2), academy.as('guest'), academy.as('user', 'factory')]) {
      await expect(requestRefund(ctx, { ...same, _id: keyOf(), returnsStock: false })).rejects.toThrow(Error)
      await expect(change(refund, 'approve', ctx)).rejects.toThrow(Error)
    }
    const elsewhere = academy.as('admin', 'factory')
    await expect(change(refund, 'approve', elsewhere)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await refundOf(as(2), refund)).toBeUndefined()
    expect(await refundOf(as(1), refund)).toMatchObject({ state: 'requested' })
  })

  test('an unpaid order returns nothing, and a part of the money goes back whole', async () => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'ช่าง', status: true, price: 700 } as never)
    const _id = await createOrder(as(2), { courseID, roundID: null })
    await expect(request(_id, { amount: 1 })).rejects.toMatchObject({ kind: 'conflict' })
    await recordPayment(admin(), { orderID: _id, method: 'manual', reference: `R${++n}`, amount: 200 })
    await change(await request(_id, { amount: 200 }), 'approve')
    expect(await stateOf(_id)).toBe('refunded')
    const seats = from(admin(), 'seat_reservation').select('_id').where('courseID', '=', courseID)
    expect(await seats.execute(), 'the seat is free').toEqual([])
  })
})
