import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { fewPlaces } from '../../../../../tests/site/few-places.ts'
import { selfSigned } from '../../../../../tests/site/self-signed.ts'
import { creditDocument } from '../../issuing/adjust-document.server.ts'
import { issueDocument, issueNow } from '../../issuing/issue-document.server.ts'
import { queueDocument } from '../../issuing/queue-xml.server.ts'
import { replaceDocument, voidDocument } from '../../issuing/void-document.server.ts'
import type { DocumentRequest } from '../../rules/request.ts'
import { documentXml } from '../../tables.ts'
import { countUnsigned, monthZip, queueMonth } from './month-files.server.ts'
import { placeCodes } from './place-codes.server.ts'
import { xmlAddresses, xmlOf, xmlStates } from './read-xml.server.ts'

const drivers = await testDrivers()
const address = { NO: '88', subdistrict: 'สีลม', district: 'เขตบางรัก', province: 'กรุงเทพฯ', zipcode: '10500' }
const soldLine = { name: 'อบรมช่างไฟฟ้า', quantity: 1, unitPrice: 700, amount: 700, taxClass: 'vat' as const }
const buyer = { name: 'บริษัท <ปิ่น> & เพื่อน', taxId: '0105536000011', address: '9 ถนนสีลม กรุงเทพมหานคร 10500' }

describe.each(drivers)('e-Tax files on $kind', (driver) => {
  let academy: Academy
  let pem: { certificate: string; key: string }
  const branches: Record<'head' | 'shop' | 'lost', string> = { head: '', shop: '', lost: '' }
  let n = 0

  beforeAll(async () => {
    pem = await selfSigned()
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    await fewPlaces(academy)
    const branch = { name: 'บริษัท วิชา จำกัด', taxId: '0994000165501', address }
    const add = async (change: object) => (await create(ctx(), 'tax_branch', { ...branch, ...change } as never))._id
    branches.head = await add({ branchNo: '0' })
    branches.shop = await add({ branchNo: '1', isRetail: true, receiptPrefix: 'RS', invoicePrefix: 'RSI' })
    branches.lost = await add({ branchNo: '2', address: { ...address, district: 'เมืองที่ไม่มี', NO: null } })
    await create(ctx(), 'tax_rate', { rate: 7, from: '2025-10-01' })
  })
  afterAll(() => academy.close())

  const ctx = () => academy.as('admin')
  const issued = async (change: Partial<DocumentRequest> = {}) => {
    const { _id } = await issueDocument(ctx(), {
      ...{
        source: `order:${(n += 1)}`,
        branchID: branches.head,
        paidAt: new Date(ctx().now).toISOString(),
        total: 700,
      },
      ...{ lines: [soldLine], buyer, ...change },
    })
    await issueNow(ctx(), _id)
    await academy.app.jobs.drain()
    return _id
  }
  const xml = async (_id: string, kind: 'document' | 'cancellation' = 'document') =>
    (await xmlOf(ctx(), { _id, kind }))?.xml ?? null
  const problems = async (_id: string) =>
    (await xmlStates(ctx(), _id)).flatMap((state) => state.problems.map(({ en }) => en))

  test('the names of a place give its codes, and a place that is unknown gives none', async () => {
    const codes = (change: object) => placeCodes(ctx(), { ...address, ...change })
    expect(await codes({})).toEqual({ province: '10', district: '1004', subdistrict: '100402' })
    expect(await codes({ district: 'บางรัก', subdistrict: 'แขวงสีลม' })).toMatchObject({ subdistrict: '100402' })
    expect(await codes({ subdistrict: 'บางรักษ์' })).toEqual({ province: '10', district: '1004', subdistrict: null })
    expect(await codes({ district: 'เมือง' })).toEqual({ province: '10', district: null, subdistrict: null })
    expect(await codes({ province: 'แอตแลนติส' })).toEqual({ province: null, district: null, subdistrict: null })
    expect(await codes({ province: 'ภูเก็ต', district: 'เมือง', subdistrict: 'ตลาดใหญ่' })).toMatchObject({
      district: '8301',
    })
    expect(await codes({ province: 'ภูเก็ต', district: 'ใหม่', subdistrict: 'x' })).toMatchObject({ district: null })
  })

  test('a numbered document gets its XML by a job, without signature as long as there is no certificate', async () => {
    const _id = await issued()
    const text = (await xml(_id))!
    expect(text).toContain('<ram:TypeCode>T03</ram:TypeCode>')
    expect(text).toContain('<ram:Name>บริษัท &lt;ปิ่น&gt; &amp; เพื่อน</ram:Name>')
    expect(text).toContain('<ram:ID schemeID="TXID">010553600001100000</ram:ID>')
    expect(text).toContain('<ram:TaxTotalAmount>45.79</ram:TaxTotalAmount>')
    expect(text).not.toContain('Signature')
    const [state] = await xmlStates(ctx(), _id)
    expect(state).toMatchObject({
      isSigned: false,
      problems: [],
      sha256: createHash('sha256').update(text).digest('hex'),
    })
  })

  test('each kind has its type, and a quotation has no XML', async () => {
    const exempt = [{ ...soldLine, taxClass: 'exempt' as const }]
    expect(await xml(await issued({ lines: exempt }))).toContain('<ram:TypeCode>T01</ram:TypeCode>')
    const short = await xml(await issued({ branchID: branches.shop, buyer: { name: 'ลูกค้า' } }))
    expect(short).toContain('<ram:TypeCode>T06</ram:TypeCode>')
    expect(short).not.toContain('BuyerTradeParty')
    const quotation = await issued({ kind: 'quotation' })
    expect([await xml(quotation), await xmlStates(ctx(), quotation)]).toEqual([null, []])
    await expect(queueDocument(ctx(), quotation)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a credit note refers to its document with the reason, and one of a receipt is refused with a sentence', async () => {
    const credited = async (document: string) => {
      const { _id } = await creditDocument(ctx(), {
        document,
        amount: 350,
        reason: 'ยกเลิก 1 คน',
        source: `credit:${document}:1`,
      })
      await academy.app.jobs.drain()
      return _id
    }
    const text = await xml(await credited(await issued()))
    expect(text).toContain('<ram:Purpose>ยกเลิก 1 คน</ram:Purpose><ram:PurposeCode>CDNS99</ram:PurposeCode>')
    expect(text).toMatch(/<ram:IssuerAssignedID>RC6911-\d{5}<.*<ram:ReferenceTypeCode>T03</)
    expect(text).toContain('<ram:OriginalInformationAmount>654.21</ram:OriginalInformationAmount>')
    const receipt = await issued({ lines: [{ ...soldLine, taxClass: 'exempt' }] })
    const note = await credited(receipt)
    expect(await xml(note)).toBeNull()
    expect(await problems(note)).toEqual(['The document must refer to a full tax invoice, credit note or debit note'])
  })

  test('a voided document gets the XML of its cancellation, and its replacement says what it replaces', async () => {
    const _id = await issued()
    const [{ number }] = (await from(ctx(), 'tax_document').select('number').where('_id', '=', _id).execute()) as [
      { number: string },
    ]
    await voidDocument(ctx(), { _id, reason: 'ชื่อผู้ซื้อผิด' })
    const other = await replaceDocument(ctx(), _id)
    await issueNow(ctx(), other)
    await academy.app.jobs.drain()
    const cancelled = await xml(_id, 'cancellation')
    expect(cancelled).toContain(`<ram:ID>V-${number}</ram:ID>`)
    expect(cancelled).toContain('<ram:TypeCode>T07</ram:TypeCode>')
    expect(await xml(_id)).toContain('<ram:TypeCode>T03</ram:TypeCode>')
    const replacement = await xml(other)
    expect(replacement).toContain('<ram:Purpose>ชื่อผู้ซื้อผิด</ram:Purpose><ram:PurposeCode>TIVC99</ram:PurposeCode>')
    expect(replacement).toContain(`<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`)
  })

  test('a branch without codes and a buyer without postal code get no XML but sentences', async () => {
    const _id = await issued({ branchID: branches.lost, buyer: { ...buyer, address: '9 ถนนสีลม' } })
    expect(await xml(_id)).toBeNull()
    expect(await problems(_id)).toEqual([
      'House number of the branch is missing',
      'District code of the branch is missing',
      'Subdistrict code of the branch is missing',
      'The address of the buyer has no postal code of 5 digits',
    ])
    expect(await xmlAddresses(ctx(), [_id])).toEqual(new Map())
  })

  test('a certificate is sealed, checked with its key, and signs what has no signature; that never changes', async () => {
    const set = (change: object) => update(ctx(), 'tax_branch', { _id: branches.head, change: change as never })
    const unsigned = await issued()
    for (const [change, code] of [
      [{ etaxCertificate: pem.certificate }, 'required'],
      [{ etaxCertificate: 'x', etaxKey: pem.key }, 'certificate'],
      [{ etaxCertificate: pem.certificate, etaxKey: (await selfSigned()).key }, 'pair'],
      [{ etaxCertificate: (await selfSigned({ until: '2026-02-01' })).certificate, etaxKey: pem.key }, 'pair'],
    ] as const)
      await expect(set(change), code).rejects.toMatchObject({ issues: [{ code }] })
    const old = await selfSigned({ until: '2026-11-01' })
    await expect(set({ etaxCertificate: old.certificate, etaxKey: old.key })).rejects.toMatchObject({
      issues: [{ code: 'expired' }],
    })
    await set({ etaxCertificate: pem.certificate, etaxKey: pem.key })
    const branch = await from(ctx(), 'tax_branch')
      .selectAll()
      .where('_id', '=', branches.head)
      .executeTakeFirstOrThrow()
    expect(branch).toMatchObject({ etaxSubject: 'บริษัท วิชา จำกัด' })
    expect(new Date(branch.etaxExpiresAt!).toISOString()).toBe('2027-01-01T00:00:00.000Z')
    expect(JSON.stringify(branch)).not.toContain(pem.key.slice(60, 100))
    expect(await xml(await issued())).toContain('rsa-sha512')
    await queueDocument(ctx(), unsigned)
    await academy.app.jobs.drain()
    const signed = await xml(unsigned)
    expect(signed).toContain('ds:SignatureValue')
    academy.pass(60_000)
    await queueDocument(ctx(), unsigned)
    await academy.app.jobs.drain()
    expect(await xml(unsigned)).toBe(signed)
    const { kysely } = academy.database
    const change = sql`update document_xml set xml = 'x' where "documentID" = ${unsigned}`
    await expect(change.execute(kysely)).rejects.toThrow(/never changes/)
    await expect(sql`delete from document_xml`.execute(kysely)).rejects.toThrow(/never changes/)
  })

  test('an expired certificate does not sign', async () => {
    academy.pass(Date.parse('2027-01-01T03:00:00Z') - ctx().now)
    const _id = await issued()
    expect(await xml(_id)).not.toContain('Signature')
    expect(await xmlStates(ctx(), _id)).toMatchObject([{ isSigned: false }])
  })

  test('XML belongs to the readers of its document, and its state to staff', async () => {
    const own = await issued({ userID: academy.viewer('user').id })
    const read = (as: Parameters<Academy['as']>, _id = own) => xmlOf(academy.as(...as), { _id, kind: 'document' })
    expect((await read(['user', 'skills']))?.xml).toContain('T03')
    for (const as of [
      ['user', 'factory'],
      ['admin', 'factory'],
      ['manager', 'skills'],
      ['guest', 'skills'],
    ] as const)
      expect(await read([...as]), as.join(' ')).toBeNull()
    for (const bad of ['RC6911-00001', "1';--", '0'.repeat(24)])
      expect(await read(['user', 'skills'], bad), bad).toBeNull()
    expect(await xmlStates(academy.as('user'), own)).toEqual([])
    await expect(queueDocument(academy.as('user'), own)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(queueDocument(academy.as('admin', 'factory'), own)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('the ZIP of a month has XML, PDF and a report whose texts are no formulas; missing XML is written', async () => {
    const month = { branchID: branches.head, month: '2027-01' }
    const _id = await issued({ buyer: { ...buyer, name: '=HYPERLINK("x")' } })
    const text = Buffer.from((await monthZip(ctx(), { ...month, part: 1 }))!).toString('utf8')
    expect(text).toMatch(/^PK/)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain((await xml(_id))!)
    expect(text.match(/%PDF-/g)!.length).toBeGreaterThanOrEqual(3)
    expect(await monthZip(ctx(), { ...month, part: 2 })).toBeNull()
    expect(await monthZip(ctx(), { ...month, month: '2026-01', part: 1 })).toBeNull()
    expect(await monthZip(academy.as('admin', 'factory'), { ...month, part: 1 })).toBeNull()
    const count = await countUnsigned(ctx(), month)
    expect(count).toBeGreaterThanOrEqual(3)
    const fresh = await selfSigned({ until: '2028-01-01' })
    const change = { etaxCertificate: fresh.certificate, etaxKey: fresh.key }
    await update(ctx(), 'tax_branch', { _id: branches.head, change: change as never })
    expect(await queueMonth(ctx(), month)).toBe(count)
    await academy.app.jobs.drain()
    expect(await countUnsigned(ctx(), month)).toBe(0)
    const stored = await fromPrivate(ctx(), documentXml).select('isSigned').where('documentID', '=', _id).execute()
    expect(stored).toEqual([{ isSigned: true }])
  })
})
