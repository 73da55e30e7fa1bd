import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { fewPlaces } from '../../../../../tests/site/few-places.ts'
import { ownSchemas } from '../../../../../tests/site/own-schemas.ts'
import { selfSigned } from '../../../../../tests/site/self-signed.ts'
import { issueDocument, issueNow } from '../../issuing/issue-document.server.ts'
import { documentFile, documentXml } from '../../tables.ts'
import { xmlOf, xmlStates } from './read-xml.server.ts'

const drivers = await testDrivers()
const address = { NO: '88', subdistrict: 'สีลม', district: 'เขตบางรัก', province: 'กรุงเทพฯ', zipcode: '10500' }
const line = { name: 'อบรมช่างไฟฟ้า', quantity: 1, unitPrice: 700, amount: 700, taxClass: 'vat' as const }
const buyer = { name: 'บริษัท ปิ่น', taxId: '0105536000011', address: '9 ถนนสีลม กรุงเทพมหานคร 10500' }

describe.each(drivers)('XML and its schema on $kind', (driver) => {
  let academy: Academy
  let remove: () => Promise<void>
  let branchID: string

  beforeAll(async () => {
    const schemas = await ownSchemas({ number: '.*-00002' })
    remove = schemas.remove
    const at = Date.parse('2026-11-28T03:00:00Z')
    academy = await openAcademy(driver, at, { ETAX_SCHEMAS: schemas.folder })
    await fewPlaces(academy)
    const pem = await selfSigned()
    const signing = { etaxCertificate: pem.certificate, etaxKey: pem.key }
    const branch = { name: 'บริษัท วิชา จำกัด', taxId: '0994000165501', address, branchNo: '0', ...signing }
    branchID = (await create(ctx(), 'tax_branch', branch as never))._id
    await create(ctx(), 'tax_rate', { rate: 7, from: '2025-10-01' })
  })
  afterAll(async () => {
    await academy.close()
    await remove()
  })

  const ctx = () => academy.as('admin')
  const issued = async (source: string) => {
    const paidAt = new Date(ctx().now).toISOString()
    const { _id } = await issueDocument(ctx(), { source, branchID, paidAt, total: 700, lines: [line], buyer })
    await issueNow(ctx(), _id)
    await academy.app.jobs.drain()
    return _id
  }

  test('a document that the schema refuses has number and PDF but no XML, and staff read why', async () => {
    const _id = await issued('order:1')
    const { number } = await from(ctx(), 'tax_document')
      .select('number')
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
    expect(number).toMatch(/-00001$/)
    expect(await fromPrivate(ctx(), documentFile).select('documentID').execute()).toEqual([{ documentID: _id }])
    expect(await xmlOf(ctx(), { _id, kind: 'document' })).toBeNull()
    const stored = await fromPrivate(ctx(), documentXml).select(['xml', 'sha256', 'isSigned']).execute()
    expect(stored).toEqual([{ xml: null, sha256: null, isSigned: false }])
    const [state] = await xmlStates(ctx(), _id)
    expect(state!.problems).toEqual([
      {
        th: expect.stringMatching(/^XML ไม่ตรงตามสคีมาของ สพธอ\. บรรทัดที่ 2: Element 'ID': .*-00001/),
        en: expect.stringMatching(/^The XML does not match the schema of ETDA, line 2: Element 'ID': .*-00001/),
      },
    ])
  })

  test('a document that the schema accepts is signed', async () => {
    const _id = await issued('order:2')
    expect((await xmlOf(ctx(), { _id, kind: 'document' }))?.xml).toContain('ds:SignatureValue')
    expect(await xmlStates(ctx(), _id)).toMatchObject([{ isSigned: true, problems: [] }])
  })
})
