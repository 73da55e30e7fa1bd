import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsOfOrder } from '#modules/billing/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../../tests/support/academy.ts'
import { recordPayment } from '../../../payments/record-payment.server.ts'
import { cancelOrder } from '../../cancel-order.server.ts'
import { orderOf } from '../../order-row.server.ts'
import { askQuotation, recordNetPayment, withholdingOf } from './company-payment.server.ts'
import { orderSeats } from './order-seats.server.ts'

const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
const company = { name: 'บริษัท ผู้ซื้อ จำกัด', taxId: '0994000165501', branch: '', address: '9 ถนนสีลม' }

describe.each(await bothDrivers())('seats that a company buys on $kind', (driver) => {
  let academy: Academy
  let courseID: string
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    await create(admin(), 'tax_branch', { name: 'วิชา', taxId: '0994000165501', branchNo: '0', address })
    await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01' })
    await create(admin(), 'withholding_rate', { rate: 3, from: '2020-01-01' })
    courseID = (await create(admin(), 'course', { name: 'ช่าง', status: true, price: 535 } as never))._id
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const buyer = () => academy.as('user')
  const drain = () => academy.app.jobs.drain()
  const order = (seats = 10, more: Partial<typeof company> = {}) =>
    orderSeats(buyer(), { courseID, seats, company: { ...company, ...more } })
  const grants = () => from(buyer(), 'seat_grant').select(['company', 'seats', 'orderID']).execute()

  test('a quotation comes at once, and the net money and the tax give the seats', async () => {
    const _id = await order()
    const row = (await orderOf(buyer(), _id))!
    expect(row).toMatchObject({ price: 5350, billTo: { type: 'company', branch: '00000' } })
    expect(await withholdingOf(buyer(), row)).toMatchObject({ base: 5000, tax: 150, pays: 5200 })
    await Promise.all([askQuotation(buyer(), _id), askQuotation(buyer(), _id)])
    await drain()
    expect(await documentsOfOrder(buyer(), _id)).toMatchObject([{ kind: 'quotation', state: 'issued', total: 5350 }])
    const net = { orderID: _id, reference: 'C1', amount: 5200 }
    for (const withheld of [150.01, 0, -1, Number.NaN])
      await expect(recordNetPayment(admin(), { ...net, withheld })).rejects.toMatchObject({
        issues: [{ field: 'withheld' }],
      })
    await recordNetPayment(admin(), { ...net, withheld: 150 })
    await drain()
    expect(await orderOf(admin(), _id)).toMatchObject({ process: 'done', paid: 5350 })
    expect(await grants()).toEqual([{ company: company.name, seats: 10, orderID: _id }])
    const { rows } = await sql<{ sum: string }>`select sum(amount)::text as sum from journal_line where account = 'wht'
      and site = ${admin().site._id}`.execute(admin()[executor])
    expect(Number(rows[0]!.sum)).toBe(150)
    await expect(recordNetPayment(admin(), { ...net, reference: 'C2', withheld: 150 })).rejects.toThrow(Error)
  })

  test.each<[string, number, Partial<typeof company>, string]>([
    ['no seat', 0, {}, 'seats'],
    ['a part of a seat', 1.5, {}, 'seats'],
    ['too many', 501, {}, 'seats'],
    ['no number', Number.NaN, {}, 'seats'],
    ['no tax ID', 1, { taxId: '' }, 'taxId'],
    ['a wrong tax ID', 1, { taxId: '0994000165502' }, 'taxId'],
    ['no address', 1, { address: ' ' }, 'address'],
    ['no name', 1, { name: '' }, 'name'],
  ])('an order is refused for %s', async (_, seats, more, field) => {
    await expect(order(seats, more)).rejects.toMatchObject({ issues: [{ field }] })
  })

  test('staff do not order, nobody else asks for a quotation, and an unpaid order gives no seats', async () => {
    await expect(orderSeats(admin(), { courseID, seats: 1, company })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(orderSeats(academy.as('user', 'factory'), { courseID, seats: 1, company })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const before = await grants()
    const _id = await order(1)
    await expect(askQuotation(admin(), _id)).rejects.toMatchObject({ kind: 'forbidden' })
    await recordPayment(admin(), { orderID: _id, method: 'manual', reference: 'C9', amount: 100 })
    await drain()
    expect(await grants()).toEqual(before)
    const other = await order(1)
    await cancelOrder(buyer(), { _id: other })
    await expect(askQuotation(buyer(), other)).rejects.toMatchObject({ kind: 'conflict' })
  })
})
