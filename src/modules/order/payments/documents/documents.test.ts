import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsOfOrder, voidDocument } from '#modules/billing/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { createOrder } from '../../orders/create-order.server.ts'
import { eventsOf, orderOf } from '../../orders/order-row.server.ts'
import { recordPayment } from '../record-payment.server.ts'
import { changeBuyer } from './change-buyer.server.ts'
import { postDocument } from './post-document.server.ts'
import { requestByStaff, requestDocument } from './request-document.server.ts'

const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
const company = { type: 'company', name: 'บริษัท ผู้ซื้อ จำกัด', taxId: '0994000165501', branch: '', address: '9 ถนนสีลม' }

describe.each(await bothDrivers())('documents of orders on $kind', (driver) => {
  let academy: Academy
  let branchID: string
  let transaction = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    const branch = { name: 'บริษัท วิชา จำกัด', taxId: '0994000165501', address }
    branchID = (await create(admin(), 'tax_branch', { ...branch, branchNo: '0' }))._id
    await create(admin(), 'tax_branch', { ...branch, branchNo: '1' })
    await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', until: '2027-09-30' })
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const buyer = () => academy.as('user')
  const drain = () => academy.app.jobs.drain()
  const buy = async (price = 700) => {
    const course = { name: 'เชื่อมไฟฟ้า', status: true, price }
    const { _id: courseID } = await create(admin(), 'course', course as never)
    return createOrder(buyer(), { courseID, roundID: null })
  }
  const pay = (orderID: string, amount = 700) =>
    recordPayment(admin(), { orderID, method: 'manual', reference: `D${++transaction}`, amount })
  const paid = async () => {
    const _id = await buy()
    await pay(_id)
    await drain()
    return _id
  }
  const numbered = async () => {
    const _id = await paid()
    academy.pass(600_000)
    await drain()
    return _id
  }
  const balancesOf = async (orderID: string) =>
    (
      await sql<{ account: string; sum: string }>`select account, sum(amount)::text as sum from journal_line
        where site = ${admin().site._id} and entry in
          (select entry from journal_line where account = ${`advance:${orderID}`}) group by 1 order by 1`.execute(
        admin()[executor],
      )
    ).rows.map(({ account, sum }) => [account.replace(orderID, ''), Number(sum)])

  test('a paid order gets one document of the head office, which its buyer sees', async () => {
    const _id = await paid()
    await Promise.all([requestDocument(admin(), _id), requestDocument(admin(), _id)])
    const documents = await documentsOfOrder(buyer(), _id)
    expect(documents).toMatchObject([{ state: 'waiting', buyerName: 'สมชาย ใจดี', total: 700 }])
    const stored = from(admin(), 'tax_document').selectAll().where('_id', '=', documents[0]!._id)
    expect(await stored.executeTakeFirst()).toMatchObject({ branchID, source: `order:${_id}`, orderID: _id })
    await expect(requestByStaff(admin(), _id)).rejects.toMatchObject({ issues: [{ code: 'duplicate' }] })
  })

  test('the number turns the advance into sales and VAT, once, and a void takes it back', async () => {
    const _id = await numbered()
    const [document] = await documentsOfOrder(buyer(), _id)
    expect(document).toMatchObject({ state: 'issued', number: expect.stringMatching(/^RC6911-/) })
    const posted = [
      ['advance:', 0],
      ['bank:manual', 700],
      ['sales:vat', -654.21],
      ['vat', -45.79],
    ]
    expect(await balancesOf(_id)).toEqual(posted)
    await postDocument(admin(), { document: document!._id, isVoided: false })
    expect(await balancesOf(_id), 'posted once').toEqual(posted)
    await voidDocument(admin(), { _id: document!._id, reason: 'ชื่อผิด' })
    await drain()
    expect(await balancesOf(_id)).toEqual([
      ['advance:', -700],
      ['bank:manual', 700],
      ['sales:vat', 0],
      ['vat', 0],
    ])
  })

  test('an unpaid order, one that costs nothing and a site without a branch get none', async () => {
    const _id = await buy()
    expect(await requestDocument(admin(), _id)).toBe(false)
    await pay(_id, 300)
    expect(await requestDocument(admin(), _id), 'a part of the price').toBe(false)
    await pay(_id, 400)
    const { plugins } = admin().site
    const without = {
      ...admin(),
      site: { ...admin().site, plugins: new Set([...plugins].filter((one) => one !== 'billing')) },
    }
    expect(await requestDocument(without, _id)).toBe(false)
  })

  test('a refusal of billing is in the timeline, and staff request the document again', async () => {
    const [rate] = await from(admin(), 'tax_rate').select(['_id']).execute()
    await sql`update tax_rate set "from" = '2026-12-01' where _id = ${rate!._id}`.execute(admin()[executor])
    const _id = await paid()
    const events = await eventsOf(admin(), _id)
    expect(events.find(({ kind }) => kind === 'noDocument')?.note).toContain('ยังไม่มีอัตราภาษีมูลค่าเพิ่ม')
    await sql`update tax_rate set "from" = '2025-10-01' where _id = ${rate!._id}`.execute(admin()[executor])
    await requestByStaff(admin(), _id)
    expect(await documentsOfOrder(admin(), _id)).toHaveLength(1)
  })

  test('the buyer names a company before and after the payment, until the number is given', async () => {
    const _id = await buy()
    await changeBuyer(buyer(), { orderID: _id, typed: company })
    expect(await orderOf(buyer(), _id)).toMatchObject({ billTo: { name: company.name, branch: '00000' } })
    await pay(_id)
    await drain()
    expect(await documentsOfOrder(buyer(), _id)).toMatchObject([{ buyerName: company.name }])
    const person = { ...company, type: 'person', name: 'สมหญิง', taxId: '' }
    await changeBuyer(buyer(), { orderID: _id, typed: person })
    expect(await documentsOfOrder(buyer(), _id)).toMatchObject([{ buyerName: 'สมหญิง', state: 'waiting' }])
    academy.pass(600_000)
    await drain()
    await expect(changeBuyer(buyer(), { orderID: _id, typed: company })).rejects.toMatchObject({
      issues: [{ code: 'numbered' }],
    })
  })

  test.each([
    ['a number that cannot be right', { taxId: '0994000165502' }, 'taxId'],
    ['a company without its number', { taxId: '' }, 'taxId'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'ก'.repeat(201) }, 'name'],
    ['a NUL', { name: 'a\0b' }, 'name'],
    ['marks that turn the text around', { address: '9\u202eถนน' }, 'address'],
    ['no address', { address: '' }, 'address'],
    ['another type', { type: 'admin' }, 'name'],
    ['a branch that is none', { branch: 'x' }, 'branch'],
  ])('tax data are refused for %s', async (_, change, field) => {
    const [order] = await from(buyer(), 'order').select('_id').where('process', '=', 'done').limit(1).execute()
    const typed = { ...company, ...change }
    await expect(changeBuyer(buyer(), { orderID: order!._id, typed })).rejects.toMatchObject({ issues: [{ field }] })
  })

  test('nobody else changes the buyer or sees the documents', async () => {
    const _id = await paid()
    const row = { username: 'd2', firstname: 'ก', lastname: 'ข', email: 'd2@wicha.test' }
    const other = await create(admin(), 'user', row)
    const stranger = { ...buyer(), viewer: { ...buyer().viewer, id: other._id } }
    for (const ctx of [stranger, admin(), academy.as('user', 'factory')])
      await expect(changeBuyer(ctx, { orderID: _id, typed: company })).rejects.toThrow(Error)
    expect(await documentsOfOrder(stranger, _id)).toEqual([])
    await expect(update(stranger, 'tax_document', { _id, change: { buyerName: 'x' } })).rejects.toThrow(Error)
  })
})
