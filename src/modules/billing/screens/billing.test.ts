import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { ofSweep } from '../../../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { fewPlaces } from '../../../../tests/site/few-places.ts'
import { selfSigned } from '../../../../tests/site/self-signed.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { issueDocument } from '../issuing/issue-document.server.ts'
import { numberDocuments } from '../issuing/number-documents.server.ts'

const drivers = await testDrivers()
const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
const line = { name: 'อบรมช่างไฟฟ้า', quantity: 1, unitPrice: 700, amount: 700, taxClass: 'vat' as const }

describe.each(drivers)('billing on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let branchID: string
  let document: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    pages = await openPages(academy)
    await fewPlaces(academy)
    const branch = { name: 'บริษัท วิชา จำกัด', taxId: '0994000165501', branchNo: '00000', address }
    branchID = (await create(academy.as('admin'), 'tax_branch', branch))._id
    await create(academy.as('admin'), 'tax_rate', { rate: 7, from: '2026-10-01', until: '2026-12-15' })
    document = await sold('order:first')
    await numberAll()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const numberAll = async () => {
    academy.pass(600_000)
    await academy.app.jobs.drain()
  }
  const sold = async (source: string) =>
    (
      await issueDocument(academy.as('admin'), {
        ...{ source, branchID, total: 700, lines: [line], userID: academy.viewer('user').id },
        ...{
          paidAt: new Date(academy.as('admin').now).toISOString(),
          buyer: { name: '<b>สมชาย</b>', address: '1 สีลม 10500' },
        },
      })
    )._id
  const open = (path: string, role: 'admin' | 'manager' | 'user' | 'guest' = 'admin', site?: 'factory') =>
    pages.open({ path, viewer: academy.viewer(role, site), ...(site && { site }) })
  const post = (path: string, form: Record<string, string>, role: 'admin' | 'manager' = 'admin') =>
    pages.post({ path, viewer: academy.viewer(role), form })
  const stored = (_id: string) =>
    from(academy.as('admin'), 'tax_document').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()

  test('an administrator opens every screen, and others do not', async () => {
    const own = ['detail', 'void', 'credit'].map((screen) => `transaction/${screen}/${document}`)
    const branch = ['', '/add', `/edit/${branchID}`, `/detail/${branchID}`].map((screen) => `branch${screen}`)
    const others = [
      'transaction',
      'transaction/add',
      'report',
      'rate',
      'rate/add',
      'withholding',
      'withholding-rate',
      'withholding-rate/add',
    ]
    for (const screen of [...own, ...branch, ...others]) {
      expect((await open(`/billing/${screen}`)).status, screen).toBe(200)
      for (const role of ['manager', 'user'] as const)
        expect((await open(`/billing/${screen}`, role)).status, `${screen} ${role}`).toBe(302)
    }
    expect((await open(`/billing/transaction/detail/${document}`, 'admin', 'factory')).status).toBe(404)
  })

  test('the buyer and staff download the PDF, and nobody else', async () => {
    const path = `/billing/document/${document}`
    expect((await stored(document)).sha256).toMatch(/^[0-9a-f]{64}$/)
    for (const role of ['admin', 'user'] as const) {
      const answer = await open(path, role)
      expect([answer.status, answer.headers['content-type']], role).toEqual([200, 'application/pdf'])
      expect(answer.text.startsWith('%PDF-')).toBe(true)
    }
    expect((await open(path, 'manager')).status).toBe(404)
    expect((await open(path, 'guest')).status).toBe(302)
    expect((await open(path, 'user', 'factory')).status).toBe(404)
    for (const bad of ['RC6911-00001', '1', "1';--", '0'.repeat(24)])
      expect((await open(`/billing/document/${encodeURIComponent(bad)}`, 'user')).status, bad).toBe(404)
  })

  test('the buyer and staff download the XML, and nobody else', async () => {
    const path = `/billing/document/${document}/xml`
    for (const role of ['admin', 'user'] as const) {
      const answer = await open(path, role)
      expect([answer.status, answer.headers['content-type']], role).toEqual([200, 'application/xml; charset=utf-8'])
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="RC6911-\d{5}\.xml"$/)
      expect(answer.text).toContain('&lt;b&gt;สมชาย&lt;/b&gt;')
    }
    expect((await open(`${path}?cancelled`)).status).toBe(404)
    expect((await open(path, 'manager')).status).toBe(404)
    expect((await open(path, 'guest')).status).toBe(302)
    expect((await open(path, 'user', 'factory')).status).toBe(404)
    expect((await open(path, 'admin', 'factory')).status).toBe(404)
    for (const bad of ['RC6911-00001', '1', "1';--", '0'.repeat(24)])
      expect((await open(`/billing/document/${encodeURIComponent(bad)}/xml`, 'user')).status, bad).toBe(404)
  })

  test('the screen of a document says that its XML is not signed, and staff write it again', async () => {
    const path = `/billing/transaction/detail/${document}`
    expect(textOf((await open(path)).text)).toMatch(/ยังไม่ลงลายเซ็นดิจิทัล · .*สร้าง XML|สร้าง XML.*ยังไม่ลงลายเซ็นดิจิทัล/)
    const answer = await post(path, { intent: 'document-xml' })
    expect(answer.headers['location']).toBe(`${path}?done=xml`)
    expect((await post(path, { intent: 'document-xml' }, 'manager')).status).toBe(302)
    await academy.app.jobs.drain()
    expect((await open(`${path}?done=xml`)).text).toContain('กำลังสร้าง XML')
  })

  test('the files of a month are a ZIP for administrators of the site', async () => {
    const path = `/billing/report/download/${branchID}?month=2026-11`
    const answer = await open(path)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="etax-00000-2026-11-1.zip"')
    for (const bad of ['&part=2', '&part=0', '&part=-1', '&part=1e9', '&part=x'])
      expect((await open(path + bad)).status, bad).toBe(404)
    expect((await open(path.replace('2026-11', '2025-01'))).status).toBe(404)
    expect((await open(path, 'admin', 'factory')).status).toBe(404)
    for (const role of ['manager', 'user', 'guest'] as const) expect((await open(path, role)).status, role).toBe(302)
    expect(textOf((await open('/billing/report?month=2026-11')).text)).toContain('ดาวน์โหลด XML และ PDF (ZIP)')
    const queued = await post('/billing/report?month=2026-11', { intent: 'etax-write' })
    expect(textOf(queued.text)).toContain('กำลังสร้าง XML')
  })

  test('the branch says which rate and certificate end soon, and what e-Tax still needs', async () => {
    const shown = async () => textOf((await open(`/billing/branch/detail/${branchID}`)).text)
    expect(await shown()).toContain('อัตราภาษีมูลค่าเพิ่มสิ้นสุดวันที่ 15 ธันวาคม 2569')
    expect(await shown()).toContain('10 · 1004 · 100402')
    expect(await shown()).toContain('ยังไม่มีใบรับรอง')
    expect(await shown()).toContain('ตามกฎของระบบเท่านั้น')
    const pem = await selfSigned({ until: '2026-12-20' })
    const sealed = { etaxCertificate: pem.certificate, etaxKey: pem.key } as never
    await update(academy.as('admin'), 'tax_branch', { _id: branchID, change: sealed })
    const page = (await open(`/billing/branch/detail/${branchID}`)).text
    expect(textOf(page)).toContain('ใบรับรองอิเล็กทรอนิกส์หมดอายุวันที่ 20 ธันวาคม 2569')
    const form = (await open(`/billing/branch/edit/${branchID}`)).text
    for (const text of [page, form]) expect(text).not.toContain(pem.key.slice(100, 140))
    const other = { name: 'x', taxId: '0994000165501', branchNo: '00009', address: { ...address, district: 'ไม่มี' } }
    const { _id } = await create(academy.as('admin'), 'tax_branch', other)
    const lacking = textOf((await open(`/billing/branch/detail/${_id}`)).text)
    expect(lacking).toContain('ยังไม่มีรหัสอำเภอหรือเขตของสาขา')
    expect((await open(`/billing/branch/detail/${branchID}`, 'admin', 'factory')).status).toBe(404)
  })

  test('a withholding rate that began is never changed, and a new one leaves past days alone', async () => {
    const admin = academy.as('admin')
    const rate = await create(admin, 'withholding_rate', { rate: 3, from: '2026-01-01' })
    const changes = [{ rate: 1 }, { until: '2026-12-31' }, { from: '2027-01-01' }]
    for (const change of changes)
      await expect(update(admin, 'withholding_rate', { _id: rate._id, change })).rejects.toThrow(/forbidden|not-found/)
    const past = create(admin, 'withholding_rate', { rate: 1, from: '2026-02-01' })
    await expect(past).rejects.toMatchObject({ issues: [{ code: 'overlap' }] })
    const ended = create(admin, 'withholding_rate', { rate: 1, from: '2027-02-01', until: '2027-01-01' })
    await expect(ended).rejects.toMatchObject({ issues: [{ code: 'order' }] })
    await create(admin, 'withholding_rate', { payer: 'government', rate: 1, from: '2026-02-01' })
    const next = await create(admin, 'withholding_rate', { rate: 5, from: '2027-01-01' })
    await update(admin, 'withholding_rate', { _id: next._id, change: { rate: 3 } })
    const foreign = create(academy.as('user'), 'withholding_rate', { rate: 1, from: '2027-05-01' })
    await expect(foreign).rejects.toThrow(/forbidden/)
  })

  test('the name of a buyer is text, the report has the month, and warns before the rate ends', async () => {
    const page = await open('/billing/report?month=2026-11')
    expect(page.text).not.toContain('<b>สมชาย')
    expect(textOf(page.text)).toMatch(/654\.21.*45\.79/)
    expect(textOf(page.text)).toContain('15 ธันวาคม 2569')
    expect(textOf((await open('/billing/report?month=2026-10')).text)).toContain('ไม่มีเอกสารในเดือนนี้')
    expect((await open("/billing/report?month=';--&branch=x")).status).toBe(200)
  })

  test('staff type a document, which is refused with its problems or waits', async () => {
    const typed = {
      kind: 'sale',
      branchID,
      taxClass: 'vat',
      key: 'a'.repeat(24),
      'buyer.name': 'สมหญิง',
      name0: 'อบรม',
      quantity0: '2',
      price0: '1,050',
    }
    expect((await post('/billing/transaction/add', { ...typed, price0: 'แพง' })).status).toBe(400)
    expect((await post('/billing/transaction/add', { ...typed, 'buyer.taxId': '123' })).status).toBe(400)
    expect((await post('/billing/transaction/add', { ...typed, name0: '' })).status).toBe(400)
    const made = [await post('/billing/transaction/add', typed), await post('/billing/transaction/add', typed)]
    expect(made.map(({ status }) => status)).toEqual([302, 302])
    expect(made[0]!.headers['location']).toBe(made[1]!.headers['location'])
    const _id = /detail\/([0-9a-f]{24})/.exec(made[0]!.headers['location'] as string)![1]!
    expect(await stored(_id)).toMatchObject({ state: 'waiting', total: 2100 })
    await post(`/billing/transaction/detail/${_id}`, { intent: 'document-cancel' })
    expect((await stored(_id)).state).toBe('cancelled')
  })

  test('staff void a document for a reason and replace it', async () => {
    const _id = await sold('order:wrong')
    await numberAll()
    expect((await post(`/billing/transaction/void/${_id}`, { reason: '' })).status).toBe(400)
    expect((await post(`/billing/transaction/void/${_id}`, { reason: 'ชื่อผิด' }, 'manager')).status).toBe(302)
    expect((await stored(_id)).state).toBe('issued')
    expect((await post(`/billing/transaction/void/${_id}`, { reason: 'ชื่อผิด' })).status).toBe(302)
    expect((await stored(_id)).state).toBe('voided')
    const answer = await post(`/billing/transaction/detail/${_id}`, { intent: 'document-replace' })
    expect(answer.headers['location']).toMatch(/\/billing\/transaction\/edit\//)
    expect((await open(`/billing/document/${_id}`)).text.startsWith('%PDF-')).toBe(true)
  })

  test('numbers have no gap although transactions fail and two number at once', async () => {
    const count = ofSweep({ part: 30, whole: 5000 })
    for (let n = 0; n < count; n += 1) await sold(`order:many-${n}`)
    academy.pass(600_000)
    const round = async (isLost: boolean) =>
      inTransaction(academy.as('admin'), async (inside) => {
        await numberDocuments(inside, branchID)
        if (isLost) throw new Error('lost')
      }).catch(() => {})
    await round(true)
    await Promise.all([round(false), round(true), round(false)])
    for (let n = 0; n < count; n += 100) await round(n % 700 === 0 && n > 0)
    await academy.app.jobs.drain()
    const rows = await from(academy.as('admin'), 'tax_document')
      .select('number')
      .where('number', 'like', 'RC6911-%')
      .execute()
    const numbers = rows.map(({ number }) => Number(number!.slice(-5))).toSorted((a, b) => a - b)
    expect(numbers.length).toBeGreaterThanOrEqual(count)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })
})
