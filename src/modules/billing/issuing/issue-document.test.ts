import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import type { DocumentRequest } from '../rules/request.ts'
import { creditDocument } from './adjust-document.server.ts'
import { issueDocument, issueNow } from './issue-document.server.ts'
import { numberDocuments } from './number-documents.server.ts'
import { replaceDocument, voidDocument } from './void-document.server.ts'

const drivers = await bothDrivers()
const start = Date.parse('2026-11-28T03:00:00Z')
const minuteMs = 60_000
const soldLine = { name: 'อบรมช่างไฟฟ้า', quantity: 1, unitPrice: 700, amount: 700, taxClass: 'vat' as const }
const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }

describe.each(drivers)('documents on $kind', (driver) => {
  let academy: Academy
  let branchID: string
  let plain: string
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    const admin = academy.as('admin')
    const branch = { name: 'บริษัท วิชา จำกัด', taxId: '0994000165501', address }
    branchID = (await create(admin, 'tax_branch', { ...branch, branchNo: '0' }))._id
    plain = (await create(admin, 'tax_branch', { ...branch, branchNo: '00001', vatRegistered: false }))._id
    await create(admin, 'tax_rate', { rate: 7, from: '2025-10-01', until: '2027-09-30' })
  })
  afterAll(() => academy.close())

  const ctx = () => academy.as('admin')
  const sale = (change: Partial<DocumentRequest> = {}): DocumentRequest => ({
    ...{ source: `order:${(n += 1)}`, branchID, paidAt: new Date(ctx().now).toISOString(), total: 700 },
    buyer: { name: 'สมชาย ใจดี', address: '9 ถนนสุขุมวิท กรุงเทพมหานคร' },
    lines: [soldLine],
    ...change,
  })
  const stored = (_id: string) =>
    from(ctx(), 'tax_document').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
  const issued = async (change: Partial<DocumentRequest> = {}) => {
    const { _id } = await issueDocument(ctx(), sale(change))
    await issueNow(ctx(), _id)
    await academy.app.jobs.drain()
    return stored(_id)
  }

  test('a sale waits ten minutes and then gets the next number of its month', async () => {
    const { _id } = await issueDocument(ctx(), sale())
    await academy.app.jobs.drain()
    expect(await stored(_id)).toMatchObject({ state: 'waiting', number: null })
    const address = 'แก้ไขแล้ว'
    await update(ctx(), 'tax_document', { _id, change: { buyerAddress: address } })
    academy.pass(10 * minuteMs)
    await academy.app.jobs.drain()
    const document = await stored(_id)
    expect(document).toMatchObject({
      state: 'issued',
      kind: 'tax_invoice',
      issuedOn: '2026-11-28',
      buyerAddress: address,
    })
    expect(document).toMatchObject({ number: 'RC6911-00001', base: 654.21, vat: 45.79, total: 700 })
    expect(document.seller).toMatchObject({ branchNo: '00000', name: 'บริษัท วิชา จำกัด' })
  })

  test('a source gets one document however often and fast it asks', async () => {
    const request = sale()
    const all = await Promise.all(Array.from({ length: 5 }, () => issueDocument(ctx(), request)))
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(1)
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  test('a branch that is not registered, and exempt lines, get a plain receipt without VAT', async () => {
    const exempt = [{ name: 'หลักสูตรยกเว้นภาษี', quantity: 1, unitPrice: 700, amount: 700, taxClass: 'exempt' as const }]
    expect(await issued({ branchID: plain })).toMatchObject({
      kind: 'receipt',
      vat: 0,
      base: 700,
      number: 'RE6911-00001',
    })
    expect(await issued({ lines: exempt })).toMatchObject({ kind: 'receipt', vat: 0, number: 'RE6911-00001' })
  })

  test.each<[string, Partial<DocumentRequest>, string]>([
    ['a forged total', { total: 1 }, 'wrong-total'],
    ['a line that does not add up', { lines: [{ ...soldLine, quantity: 2 }] }, 'wrong-line'],
    ['nothing', { lines: [{ ...soldLine, unitPrice: 0, amount: 0 }], total: 0 }, 'nothing'],
    ['no lines', { lines: [] }, 'wrong'],
    ['201 lines', { lines: Array.from({ length: 201 }, () => soldLine) }, 'wrong'],
    ['a wrong tax id', { buyer: { name: 'x', taxId: '1234567890123' } }, 'wrong'],
    ['NUL in the buyer', { buyer: { name: 'a\u0000' } }, 'wrong'],
    ['500 letters', { buyer: { name: 'ก'.repeat(500) } }, 'wrong'],
    ['a control mark', { buyer: { name: 'a\u0007b' } }, 'wrong'],
    ['the future', { paidAt: '2099-01-01T00:00:00Z' }, 'no-rate'],
    ['an unknown branch', { branchID: '0'.repeat(24) }, 'no-branch'],
    ['a bad source', { source: "order:1';--" }, 'wrong'],
  ])('%s is refused before a document exists', async (_what, change, code) => {
    const codes = code === 'no-rate' ? ['future', 'no-rate'] : [code]
    const error = await issueDocument(ctx(), sale(change)).catch((refused: unknown) => refused)
    expect(codes).toContain((error as { issues: { code: string }[] }).issues[0]!.code)
  })

  test('a day without a VAT rate gets no document but a sentence', async () => {
    const refused = issueDocument(ctx(), sale({ paidAt: '2025-09-30T03:00:00Z' }))
    await expect(refused).rejects.toMatchObject({
      issues: [{ code: 'no-rate', th: expect.stringContaining('30 กันยายน 2568') }],
    })
  })

  test('the rate of a past day never changes, and one that began is not edited', async () => {
    const rate = await from(ctx(), 'tax_rate').select('_id').executeTakeFirstOrThrow()
    await expect(update(ctx(), 'tax_rate', { _id: rate._id, change: { rate: 10 } })).rejects.toThrow(
      /forbidden|invalid|not-found/,
    )
    const past = create(ctx(), 'tax_rate', { rate: 10, from: '2026-01-01' })
    await expect(past).rejects.toMatchObject({ issues: [{ code: 'overlap' }] })
    const next = await create(ctx(), 'tax_rate', { rate: 10, from: '2027-10-01' })
    await update(ctx(), 'tax_rate', { _id: next._id, change: { rate: 7 } })
  })

  test('a numbered document is final in the database, and only voiding changes it', async () => {
    const { _id } = await issued()
    await expect(update(ctx(), 'tax_document', { _id, change: { buyerName: 'อื่น' } })).rejects.toThrow(
      /forbidden|invalid|not-found/,
    )
    const { kysely } = academy.database
    const of = sql`where _id = ${_id}`
    await expect(sql`update tax_document set total = 1 ${of}`.execute(kysely)).rejects.toThrow(/document/)
    await expect(sql`update tax_document set "buyerName" = 'x' ${of}`.execute(kysely)).rejects.toThrow(/document/)
    await expect(sql`update tax_document set state = 'voided' ${of}`.execute(kysely)).rejects.toThrow(/document/)
    await expect(sql`delete from tax_document ${of}`.execute(kysely)).rejects.toThrow(/document/)
    await expect(sql`truncate tax_document cascade`.execute(kysely)).rejects.toThrow(/document/)
    await voidDocument(ctx(), { _id, reason: 'ชื่อผู้ซื้อผิด' })
    expect(await stored(_id)).toMatchObject({ state: 'voided', voidReason: 'ชื่อผู้ซื้อผิด' })
    await expect(sql`update tax_document set "voidReason" = 'x' ${of}`.execute(kysely)).rejects.toThrow(/document/)
    await expect(
      sql`update tax_document set "voidedAt" = null, state = 'issued' ${of}`.execute(kysely),
    ).rejects.toThrow(/document/)
    await expect(voidDocument(ctx(), { _id, reason: 'อีกครั้ง' })).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('a voided document is replaced once, with the same lines and a number of its own', async () => {
    const old = await issued()
    await expect(replaceDocument(ctx(), old._id)).rejects.toMatchObject({ issues: [{ code: 'not-voided' }] })
    await expect(voidDocument(ctx(), { _id: old._id, reason: ' ' })).rejects.toMatchObject({
      issues: [{ code: 'required' }],
    })
    await voidDocument(ctx(), { _id: old._id, reason: 'ที่อยู่ผิด' })
    const _id = await replaceDocument(ctx(), old._id)
    expect(await replaceDocument(ctx(), old._id)).toBe(_id)
    await update(ctx(), 'tax_document', { _id, change: { buyerTaxId: '0994000165501' } })
    await issueNow(ctx(), _id)
    await academy.app.jobs.drain()
    const document = await stored(_id)
    expect(document).toMatchObject({ replaces: old._id, total: 700, vat: 45.79, buyerTaxId: '0994000165501' })
    expect(document.number).not.toBe(old.number)
  })

  test('credit notes by difference give back exactly what was paid', async () => {
    const { _id } = await issued()
    const notes = []
    for (const [at, amount] of [233.33, 233.33, 233.34].entries())
      notes.push(await creditDocument(ctx(), { document: _id, amount, reason: 'คืนเงิน', source: `refund:${n}-${at}` }))
    const again = { document: _id, amount: 0.01, reason: 'คืนเงิน', source: `refund:${n}-x` }
    await expect(creditDocument(ctx(), again)).rejects.toMatchObject({ issues: [{ code: 'too-much' }] })
    await academy.app.jobs.drain()
    const rows = await Promise.all(notes.map(({ _id: note }) => stored(note)))
    const sum = (name: 'base' | 'vat' | 'total') =>
      rows.reduce((all, row) => all + Math.round(Number(row[name]) * 100), 0)
    expect([sum('base'), sum('vat'), sum('total')]).toEqual([65_421, 4579, 70_000])
    expect(rows[0]).toMatchObject({ kind: 'credit_note', refersTo: _id, reason: 'คืนเงิน', originalBase: 654.21 })
    await expect(voidDocument(ctx(), { _id, reason: 'x' })).rejects.toMatchObject({ issues: [{ code: 'credited' }] })
  })

  test('documents belong to their buyer and their site', async () => {
    const { id } = academy.viewer('user')
    const own = await issued({ userID: id })
    const read = (as: Parameters<Academy['as']>) =>
      from(academy.as(...as), 'tax_document')
        .select(['_id', 'source'])
        .where('_id', '=', own._id)
        .execute()
    expect(await read(['user', 'skills'])).toEqual([{ _id: own._id, source: null }])
    for (const as of [
      ['user', 'factory'],
      ['admin', 'factory'],
      ['manager', 'skills'],
      ['guest', 'skills'],
    ] as const)
      expect(await read([...as]), as.join(' ')).toEqual([])
    const forged = { _id: own._id, change: { total: 1 } as never }
    await expect(update(academy.as('user'), 'tax_document', forged)).rejects.toThrow(/forbidden|invalid|not-found/)
    const other = await issued()
    const change = { buyerName: 'x' }
    await expect(update(academy.as('user'), 'tax_document', { _id: other._id, change })).rejects.toThrow(
      /forbidden|invalid|not-found/,
    )
    await expect(voidDocument(academy.as('user'), { _id: own._id, reason: 'x' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const elsewhere = issueDocument(academy.as('admin', 'factory'), sale())
    await expect(elsewhere).rejects.toMatchObject({ issues: [{ code: 'no-branch' }] })
  })

  test('a month turns at midnight in Bangkok, and the clock never goes back', async () => {
    academy.pass(Date.parse('2026-11-30T16:59:00Z') - ctx().now)
    const november = await issued()
    expect(november.issuedOn).toBe('2026-11-30')
    expect(november.number).toMatch(/^RC6911-/)
    academy.pass(minuteMs)
    const december = await issued()
    expect(december).toMatchObject({ issuedOn: '2026-12-01', number: 'RC6912-00001' })
    const { _id } = await issueDocument(ctx(), sale())
    academy.pass(-31 * 24 * 60 * minuteMs)
    await sql`update tax_document set "numberDueAt" = '2026-01-01' where _id = ${_id}`.execute(academy.database.kysely)
    await expect(numberDocuments(ctx(), branchID)).rejects.toThrow(/2026-12-01/)
    expect((await stored(_id)).state).toBe('waiting')
    academy.pass(31 * 24 * 60 * minuteMs)
  })

  test('a document of a closed month is not voided', async () => {
    const { _id } = await issued()
    academy.pass(Date.parse('2027-01-15T17:00:00Z') - ctx().now)
    await expect(voidDocument(ctx(), { _id, reason: 'ผิด' })).rejects.toMatchObject({ issues: [{ code: 'closed' }] })
    const fresh = await issued()
    await update(ctx(), 'tax_branch', { _id: branchID, change: { closedThrough: '2027-01-16' } })
    await expect(voidDocument(ctx(), { _id: fresh._id, reason: 'ผิด' })).rejects.toMatchObject({
      issues: [{ code: 'closed' }],
    })
    await update(ctx(), 'tax_branch', { _id: branchID, change: { closedThrough: '2027-01-15' } })
    await voidDocument(ctx(), { _id: fresh._id, reason: 'ผิด' })
  })
})
