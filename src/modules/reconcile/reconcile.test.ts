import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { executor } from '#platform/data/database/executor.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { issueDocument } from '#modules/billing/public-api.ts'
import { createOrder, recordPayment, submitSlip } from '#modules/order/public-api.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { auditSite, findDifferences } from './audit/audit-site.server.ts'
import { fileTotals } from './files/file-totals.server.ts'
import { loadFile } from './files/load-file.server.ts'
import { acceptRow } from './matching/accept-row.server.ts'
import { confirmFile } from './matching/apply-file.server.ts'
import { setAside, undoRow } from './matching/undo-row.server.ts'
import { bank, billerId, billFile } from './files/example-file.ts'

describe.each(await bothDrivers())('bank files on $kind', (driver) => {
  let academy: Academy
  let accountID: string
  let courseID: string
  let people = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    const account = { ...bank, name: 'บัญชีรับค่าเรียน', billerId }
    accountID = (await create(admin(), 'bank_account', account))._id
    courseID = (await create(admin(), 'course', { name: 'เชื่อมไฟฟ้า', status: true, price: 700 } as never))._id
    await drain()
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const drain = () => academy.app.jobs.drain()
  const order = async () => {
    const n = ++people
    const row = { username: `b${n}`, firstname: `สมชาย${n}`, lastname: 'ใจดี', email: `b${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: academy.as('user').site._id, name: row.firstname }
    const orderID = await createOrder({ ...academy.as('user'), viewer }, { courseID, roundID: null })
    return { orderID, ref1: (await stateOf(orderID)).ref1!, viewer }
  }
  const stateOf = (_id: string) =>
    from(admin(), 'order')
      .select(['order.process', 'order.paid', 'order.ref1'])
      .where('order._id', '=', _id)
      .executeTakeFirstOrThrow()
  const load = async (bytes: Uint8Array, more: object = {}) => {
    const upload = { accountID, kind: 'bill' as const, name: 'bill.txt', bytes, ...more }
    const loaded = await loadFile(admin(), upload)
    await drain()
    return loaded
  }
  const fileOf = (_id: string) =>
    from(admin(), 'bank_file').selectAll().where('bank_file._id', '=', _id).executeTakeFirstOrThrow()
  const rowsOf = (fileID: string) =>
    from(admin(), 'bank_row').selectAll().where('bank_row.fileID', '=', fileID).orderBy('bank_row.line').execute()
  const confirm = async (fileID: string) => {
    await confirmFile(admin(), fileID)
    await drain()
    return fileTotals(admin(), await fileOf(fileID))
  }
  const payments = () => from(admin(), 'payment').select('payment._id').execute()

  test('a dry run applies nothing, a confirmation applies the exact rows, and nothing is left over', async () => {
    const [one, two] = [await order(), await order()]
    const bytes = billFile([{ ref1: one.ref1 }, { ref1: two.ref1, amount: 500 }, { ref1: '', amount: 99.5 }])
    const { _id } = await load(bytes)
    const before = await fileTotals(admin(), await fileOf(_id))
    expect(before).toMatchObject({ matched: 0, open: 1299.5, difference: 0, exact: { count: 1, amount: 700 } })
    expect((await stateOf(one.orderID)).process).toBe('awaiting')
    const after = await confirm(_id)
    expect(after).toMatchObject({ matched: 700, open: 599.5, difference: 0, counts: { matched: 1, suggested: 1 } })
    expect((await fileOf(_id)).state).toBe('done')
    expect(await stateOf(one.orderID)).toMatchObject({ process: 'done', paid: 700 })
    expect(await stateOf(two.orderID)).toMatchObject({ process: 'awaiting', paid: 0 })
    const [, suggested, open] = await rowsOf(_id)
    expect(suggested).toMatchObject({ state: 'suggested', suggestions: [{ rule: 'B', orderIDs: [two.orderID] }] })
    expect(open).toMatchObject({ state: 'open', suggestions: [] })
  })

  test('the same file, a renamed one and the file of the day change nothing twice', async () => {
    const { orderID, ref1 } = await order()
    const hour = billFile([{ ref1, time: '10:00:00' }])
    const { _id } = await load(hour)
    await confirm(_id)
    const count = (await payments()).length
    expect(await load(hour, { name: 'renamed.txt' })).toEqual({ _id, isNew: false })
    const { ref1: next } = await order()
    const day = await load(
      billFile([
        { ref1: next, time: '11:00:00' },
        { ref1, time: '10:00:00' },
      ]),
    )
    expect(await fileOf(day._id)).toMatchObject({ earlierCount: 1, earlierTotal: 700, rowCount: 2, total: 1400 })
    expect(await confirm(day._id)).toMatchObject({ matched: 700, open: 0, difference: 0 })
    await confirm(day._id)
    expect((await payments()).length).toBe(count + 1)
    expect((await stateOf(orderID)).paid).toBe(700)
  })

  test('staff accept suggestions once, never for themselves, and undo them until a document is numbered', async () => {
    const { orderID, ref1, viewer } = await order()
    const { _id } = await load(billFile([{ ref1, amount: 650, time: '12:00:00' }]))
    await confirm(_id)
    const [row] = await rowsOf(_id)
    const accepted = { rowID: row!._id, orderIDs: [orderID], rule: 'B' }
    const own = { ...admin(), viewer: { ...viewer, role: 'manager' as const } }
    await expect(acceptRow(own, accepted)).rejects.toMatchObject({ issues: [{ code: 'own' }] })
    await expect(acceptRow(academy.as('user'), accepted)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(acceptRow(academy.as('admin', 'factory'), accepted)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(acceptRow(admin(), { ...accepted, orderIDs: ['f'.repeat(24)] })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const answers = await Promise.allSettled([1, 2, 3].map(() => acceptRow(admin(), accepted)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await stateOf(orderID)).paid).toBe(650)
    await expect(undoRow(academy.as('manager'), { rowID: row!._id, note: 'x' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(undoRow(admin(), { rowID: row!._id, note: '' })).rejects.toMatchObject({ kind: 'invalid' })
    await undoRow(admin(), { rowID: row!._id, note: 'ผิดคน' })
    await expect(undoRow(admin(), { rowID: row!._id, note: 'ผิดคน' })).rejects.toMatchObject({ kind: 'conflict' })
    expect(await stateOf(orderID)).toMatchObject({ paid: 0, process: 'awaiting' })
    expect(await fileTotals(admin(), await fileOf(_id))).toMatchObject({ matched: 0, open: 650, difference: 0 })
    await acceptRow(admin(), accepted)
    const document = await numbered(orderID)
    await expect(undoRow(admin(), { rowID: row!._id, note: 'ผิดคน' })).rejects.toMatchObject({
      issues: [{ code: 'numbered' }],
    })
    expect((await stateOf(orderID)).paid, 'nothing was reversed').toBe(650)
    expect(document).toBeTruthy()
  })

  test('a reversal of the bank takes the payment back, in the same file and in a later one', async () => {
    const [one, two] = [await order(), await order()]
    const later = { time: '14:00:00', kind: 'debit' as const }
    const first = await load(
      billFile([
        { ref1: one.ref1, time: '13:00:00' },
        { ref1: two.ref1, time: '13:00:01' },
        { ...later, ref1: one.ref1 },
      ]),
    )
    expect(await confirm(first._id)).toMatchObject({ matched: 700, open: 0, others: 0, difference: 0 })
    expect((await stateOf(one.orderID)).process).toBe('awaiting')
    expect((await stateOf(two.orderID)).process).toBe('done')
    const second = await load(billFile([{ ...later, ref1: two.ref1 }]))
    expect((await stateOf(two.orderID)).paid, 'a dry run takes nothing back').toBe(700)
    expect(await confirm(second._id)).toMatchObject({ matched: 0, open: 0, others: -700, difference: 0 })
    expect(await stateOf(two.orderID)).toMatchObject({ process: 'attention', paid: 0 })
    expect(await fileTotals(admin(), await fileOf(first._id))).toMatchObject({ matched: 0, others: 700, difference: 0 })
  })

  test('one row pays several orders of a buyer, and a row that pays none is set aside with a reason', async () => {
    const { orderID, viewer } = await order()
    const other = await create(admin(), 'course', { name: 'กลึง', status: true, price: 300 } as never)
    const second = await createOrder({ ...academy.as('user'), viewer }, { courseID: other._id, roundID: null })
    const { _id } = await load(
      billFile([
        { ref1: '', amount: 1000, time: '15:00:00' },
        { ref1: '', amount: 12, time: '15:00:01' },
      ]),
    )
    await confirm(_id)
    const [sum, unknown] = await rowsOf(_id)
    const suggestion = sum!.suggestions.find(({ orderIDs }) => orderIDs.includes(orderID) && orderIDs.includes(second))!
    expect(suggestion.rule).toBe('G')
    await acceptRow(admin(), { rowID: sum!._id, orderIDs: suggestion.orderIDs, rule: 'G' })
    expect([(await stateOf(orderID)).paid, (await stateOf(second)).paid]).toEqual([700, 300])
    await expect(setAside(admin(), { rowID: unknown!._id, note: '' })).rejects.toMatchObject({ kind: 'invalid' })
    await setAside(admin(), { rowID: unknown!._id, note: 'ค่าเช่า' })
    expect(await fileTotals(admin(), await fileOf(_id))).toMatchObject({ matched: 1000, others: 12, difference: 0 })
    await setAside(admin(), { rowID: unknown!._id, note: null })
    expect(await fileTotals(admin(), await fileOf(_id))).toMatchObject({ open: 12, others: 0 })
  })

  const before = (minutes: number) => `${bangkokTime(academy.app.clock() - minutes * 60_000)}:00`

  test('a slip names the order of a transfer of its bank, amount and minute, and is approved with the row', async () => {
    const [{ orderID, viewer }, other] = [await order(), await order()]
    const slip = { orderID, file: `upload/${orderID}.jpg`, checksum: orderID.padEnd(64, '0') }
    await submitSlip({ ...academy.as('user'), viewer }, slip)
    const slipOf = () =>
      from(admin(), 'slip').select(['_id', 'status']).where('slip.orderID', '=', orderID).executeTakeFirstOrThrow()
    await compute(admin(), 'slip', { _id: (await slipOf())._id, change: { bank: '014', transRef: `T${orderID}` } })
    const rows = await rowsOf(
      (
        await load(
          billFile([
            { time: before(5), payer: 'X' },
            { time: before(11), payer: 'X' },
            { time: before(4), payer: 'X', sendingBank: '004' },
          ]),
        )
      )._id,
    )
    const firsts = rows.map(({ suggestions }) => suggestions[0]!)
    expect(firsts.map(({ rule }) => rule)).toEqual(['D', 'E', 'E'])
    expect(firsts[0]).toMatchObject({ orderIDs: [orderID], reasons: ['slip', 'sameAmount'] })
    expect(rows.every(({ isExact }) => !isExact)).toBe(true)
    await acceptRow(admin(), { rowID: rows[0]!._id, orderIDs: [orderID], rule: 'D' })
    await drain()
    expect(await stateOf(orderID)).toMatchObject({ paid: 700, process: 'done' })
    expect((await slipOf()).status).toBe('approved')
    for (const { _id } of rows.slice(1)) await setAside(admin(), { rowID: _id, note: 'ทดสอบ' })
    expect((await stateOf(other.orderID)).paid).toBe(0)
  })

  test('the name of a company on the order raises the suggestion of its transfer', async () => {
    const [{ orderID }, other] = [await order(), await order()]
    await sql`update "order" set price = 4321, "billTo" = ${JSON.stringify({ name: 'บริษัท วิชาการช่าง จำกัด' })}::jsonb
      where _id = ${orderID}`.execute(admin()[executor])
    await sql`update "order" set price = 4321 where _id = ${other.orderID}`.execute(admin()[executor])
    const { _id } = await load(billFile([{ amount: 4321, payer: 'บจก. วิชาการช่าง', time: '10:00:00' }]))
    const [row] = await rowsOf(_id)
    expect(row!.suggestions.map(({ orderIDs, score }) => [orderIDs[0], score])).toEqual([
      [orderID, 3],
      [other.orderID, 2],
    ])
    await setAside(admin(), { rowID: row!._id, note: 'ทดสอบ' })
  })

  test('damaged files and files of other accounts are refused in words and store nothing', async () => {
    const good = billFile([{ ref1: '690000000018' }])
    const files = (await from(admin(), 'bank_file').select('_id').execute()).length
    const cases: [string, Uint8Array][] = [
      ['empty', new Uint8Array()],
      ['utf-8', new TextEncoder().encode(new TextDecoder('windows-874').decode(good).replace('SOMCHAI', 'สมชาย'))],
      ['cut', good.slice(0, good.length - 300)],
      ['sum', good.map((byte, at) => (at === 258 + 175 ? 0x31 : byte))],
      ['zip', new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 600 }, () => 0)])],
    ]
    for (const [name, bytes] of cases)
      await expect(load(bytes), name).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'file' }] })
    const foreign = await create(admin(), 'bank_account', { name: 'อื่น', bank: '014', account: '1234567890' })
    await expect(load(good, { accountID: foreign._id })).rejects.toMatchObject({ issues: [{ code: 'fault' }] })
    await expect(load(good, { accountID: 'f'.repeat(24) })).rejects.toMatchObject({ issues: [{ field: 'account' }] })
    expect((await from(admin(), 'bank_file').select('_id').execute()).length).toBe(files)
  })

  test('the switch of an account leaves every row to staff, and a changed account is announced', async () => {
    await update(admin(), 'bank_account', { _id: accountID, change: { isAutomatic: false } })
    const { orderID, ref1 } = await order()
    const { _id } = await load(billFile([{ ref1, time: '16:00:00' }]))
    expect(await confirm(_id)).toMatchObject({ matched: 0, open: 700 })
    expect((await stateOf(orderID)).paid).toBe(0)
    await update(admin(), 'bank_account', { _id: accountID, change: { isAutomatic: true } })
    const { notices } = await ownNotices(academy.as('manager'))
    expect(notices[0]?.title.th).toContain('บัญชีธนาคารถูกเปลี่ยน')
  })

  test('the audit agrees with all of this', async () => {
    const { orderID } = await order()
    await recordPayment(admin(), { orderID, method: 'manual', reference: 'M1', amount: 900 })
    await drain()
    expect(await findDifferences(admin())).toEqual([])
    expect(await auditSite(admin())).toBe(0)
  })

  const numbered = async (orderID: string) => {
    const address = { NO: '1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' }
    const branch = { name: 'สำนักงานใหญ่', taxId: '0994000165501', branchNo: '00000', address }
    const branchID = (await create(admin(), 'tax_branch', branch))._id
    await create(admin(), 'tax_rate', { rate: 7, from: '2025-10-01', decree: 'x' })
    const line = { name: 'x', quantity: 1, unitPrice: 650, amount: 650, taxClass: 'vat' as const }
    const { _id } = await issueDocument(admin(), {
      ...{ source: `order:${orderID}`, branchID, userID: null, paidAt: '2026-11-20T03:00:00.000Z', total: 650 },
      ...{ buyer: { name: 'x' }, lines: [line] },
    } as never)
    academy.pass(15 * 60_000)
    await drain()
    const { rows } = await sql<{ number: string }>`select number from tax_document where _id = ${_id}`.execute(
      admin()[executor],
    )
    return rows[0]!.number
  }
})
