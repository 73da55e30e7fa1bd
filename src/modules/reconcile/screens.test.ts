import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CROSS_BANK_LAYOUT } from '#domain/money/bank-file/layout.ts'
import { placesOf } from '#domain/money/bank-file/layout-places.ts'
import { createOrder, recordPayment } from '#modules/order/public-api.ts'
import type { Role, Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { bank, billerId, billFile } from './files/example-file.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

describe.each(await testDrivers())('the screens of bank files on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let accountID: string
  let courseID: string
  let people = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
    accountID = (await create(admin(), 'bank_account', { ...bank, name: 'บัญชีหลัก', billerId }))._id
    courseID = (await create(admin(), 'course', { name: 'เชื่อมไฟฟ้า', status: true, price: 700 } as never))._id
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const order = async () => {
    const n = ++people
    const row = { username: `s${n}`, firstname: `สมหญิง${n}`, lastname: 'ใจงาม', email: `s${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    const viewer: Viewer = { id: _id, role: 'user', home: academy.as('user').site._id, name: row.firstname }
    const orderID = await createOrder({ ...academy.as('user'), viewer }, { courseID, roundID: null })
    const { ref1 } = await from(admin(), 'order').select('ref1').where('_id', '=', orderID).executeTakeFirstOrThrow()
    return { orderID, ref1: ref1! }
  }
  const open = async (path: string, role: Role = 'admin') => {
    const { status, text } = await pages.open({ path, viewer: academy.viewer(role) })
    return { status, text: textOf(text), html: text }
  }
  const send = (path: string, form: Record<string, string> | [string, string][], role: Role = 'admin') =>
    pages.post({ path, viewer: academy.viewer(role), form })
  const upload = async (path: string, bytes: Uint8Array, role: Role = 'admin') => {
    const part = (head: string, text: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
    const body = [
      part('name="intent"', 'upload') + part('name="account"', accountID),
      part('name="file"; filename="b.txt"\r\nContent-Type: text/plain', Buffer.from(bytes).toString('latin1')),
      '--edge--\r\n',
    ].join('')
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
    const answer = await pages.ask({
      method: 'POST',
      path,
      viewer: academy.viewer(role),
      body: Buffer.from(body, 'latin1'),
      headers,
    })
    await academy.app.jobs.drain()
    return answer
  }
  const layout = () => `/setup/bank-account/layout/${accountID}`
  /** The form of a layout as the page sends it: the cross-bank places, changed, and a file. */
  const sendLayout = async (
    intent: string,
    more: Record<string, string> = {},
    of: { file?: Uint8Array; role?: Role } = {},
  ) => {
    const { version } = await accountRow()
    const form: Record<string, string> = { intent, version: String(version), length: '256', at: '1' }
    for (const [kind, fields] of Object.entries(placesOf(CROSS_BANK_LAYOUT)))
      for (const [name, [from, to]] of Object.entries(
        kind === 'length' ? {} : (fields as Record<string, [number, number]>),
      )) {
        form[`${kind}.${name}.first`] = String(from + 1)
        form[`${kind}.${name}.last`] = String(to)
      }
    const part = (head: string, text: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
    const fields = Object.entries({ ...form, ...more }).map(([name, value]) => part(`name="${name}"`, value))
    if (of.file)
      fields.push(
        part('name="file"; filename="b.txt"\r\nContent-Type: text/plain', Buffer.from(of.file).toString('latin1')),
      )
    return pages.ask({
      ...{ method: 'POST', path: layout(), viewer: academy.viewer(of.role ?? 'admin') },
      body: Buffer.from(`${fields.join('')}--edge--\r\n`, 'latin1'),
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    })
  }
  const accountRow = () =>
    from(admin(), 'bank_account').select(['layout', 'version']).where('_id', '=', accountID).executeTakeFirstOrThrow()
  const payerOf = (orderID: string) =>
    from(admin(), 'order').select(['paid', 'process']).where('_id', '=', orderID).executeTakeFirstOrThrow()

  test('L85.5 a bill payment file is shown, confirmed, and ends with a difference of 0', async () => {
    const [one, two] = [await order(), await order()]
    const answer = await upload('/lesson/reconcile', billFile([{ ref1: one.ref1 }, { ref1: two.ref1, amount: 650 }]))
    const path = String(answer.headers['location'])
    expect([answer.status, path]).toEqual([302, expect.stringMatching(/^\/lesson\/reconcile\?file=[0-9a-f]{24}$/)])
    expect((await open(path)).text).toContain('จะตัดยอด 1 รายการที่ตรงกันทั้งหมด รวม ฿700.00')
    await send(path, { intent: 'confirm' })
    await academy.app.jobs.drain()
    const { text, html } = await open(path)
    expect(text).toContain('จับคู่แล้ว ฿700.00')
    expect(text).toContain('ผลต่างกับยอดของธนาคาร ฿0.00')
    expect(text).toContain(`${two.ref1} เชื่อมไฟฟ้า · สมหญิง2 ใจงาม · ค้าง ฿700.00`)
    const [, row] = /name="row" value="([0-9a-f]{24})"/.exec(html)!
    await send(path, { intent: 'accept', row: row!, [`choice:${row}`]: '0' })
    expect((await payerOf(two.orderID)).paid).toBe(650)
    const again = await send(path, { intent: 'accept', row: row! })
    expect([again.status, textOf(again.text)]).toEqual([409, expect.stringContaining('จัดการไปแล้ว')])
    await send(path, { intent: 'undo', row: row!, note: 'ผิดรายการ' })
    expect((await payerOf(two.orderID)).paid).toBe(0)
    const typed = await send(path, { intent: 'match', row: row!, reference: '12' })
    expect(textOf(typed.text)).toContain('ไม่พบคำสั่งซื้อที่มีเลขอ้างอิงนี้')
    await send(path, { intent: 'match', row: row!, reference: two.ref1.replace('0', 'O') })
    expect((await payerOf(two.orderID)).paid).toBe(650)
  })

  test('a file of more than 1 MB is read, and a damaged one is refused in Thai', async () => {
    const many = Array.from({ length: 4200 }, (_, n) => ({
      ...{
        ref1: `9${n}`,
        time: `08:${String(Math.floor(n / 60) % 60).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
      },
    }))
    expect((await upload('/lesson/reconcile', billFile(many))).status).toBe(302)
    const damaged = await upload('/lesson/reconcile', billFile([{ ref1: '1' }]).slice(0, 600))
    expect([damaged.status, textOf(damaged.text)]).toEqual([400, expect.stringContaining('บรรทัดที่ 3 ไม่ครบ 256 ตัวอักษร')])
    expect((await upload('/lesson/reconcile', new Uint8Array(9_000_000))).status).toBe(413)
    const none = await send('/lesson/reconcile', { intent: 'upload', account: accountID })
    expect(textOf(none.text)).toContain('กรุณาเลือกไฟล์')
  })

  test('L85.6 a statement asks for its columns once, proves its balances and suggests orders', async () => {
    const { orderID, ref1 } = await order()
    const statement = (balance: number) =>
      new TextEncoder().encode(
        `Statement,,,,\nDate,Description,Withdrawal,Deposit,Balance\n20/11/2026,โอน ${ref1},,700.00,1700.00\n20/11/2026,ค่าธรรมเนียม,10.00,,${balance}.00\n`,
      )
    const columns = { firstRow: '3', day: '0', description: '1', withdrawal: '2', deposit: '3', balance: '4' }
    const broken = String((await upload('/lesson/reconcile-xls', statement(1600))).headers['location'])
    expect((await open(broken)).text).toContain('เลือกคอลัมน์ของรายการเดินบัญชี')
    const refused = await send(broken, { intent: 'columns', ...columns })
    expect(textOf(refused.text)).toContain('แถวที่ 4: ยอดคงเหลือไม่ต่อเนื่อง')
    const twice = await send(broken, { intent: 'columns', ...columns, balance: '3' })
    expect(textOf(twice.text)).toContain('ห้ามใช้คอลัมน์เดียวกันซ้ำ')
    const path = String((await upload('/lesson/reconcile-xls', statement(1690))).headers['location'])
    await send(path, { intent: 'columns', ...columns })
    await academy.app.jobs.drain()
    const { text } = await open(path)
    expect(text).toContain('จะตัดยอด 0 รายการ')
    expect(text).toContain('B · ' + ref1)
    const next = String((await upload('/lesson/reconcile-xls', statement(99))).headers['location'])
    expect((await open(next)).html).toMatch(/<option value="3" selected="">/)
    expect((await payerOf(orderID)).paid).toBe(0)
  })

  test('the work list shows each case, and a decision holds until the case changes', async () => {
    const over = await order()
    await recordPayment(admin(), { orderID: over.orderID, method: 'manual', reference: 'W1', amount: 900 })
    await academy.app.jobs.drain()
    const { text } = await open('/order/work', 'manager')
    expect(text).toContain('ชำระเกินหรือชำระซ้ำ')
    expect(text).toContain('฿200.00')
    expect(text).toContain('เงินที่ไม่รู้ว่าเป็นของใคร')
    const about = { subject: `over/${over.orderID}`, amount: '200' }
    const wrong = await send('/order/work', { intent: 'keep', ...about, amount: '300' }, 'manager')
    expect(wrong.status).toBe(409)
    await send('/order/work', { intent: 'toRefund', ...about }, 'manager')
    expect((await open('/order/work', 'manager')).text).toContain('รอคืนเงิน')
    await send('/order/work', { intent: 'back', ...about }, 'manager')
    await send('/order/work', { intent: 'keep', ...about }, 'manager')
    expect((await open('/order/work', 'manager')).text).not.toContain(`${over.ref1}`)
    await recordPayment(admin(), { orderID: over.orderID, method: 'manual', reference: 'W2', amount: 50 })
    expect((await open('/order/work', 'manager')).text).toContain('฿250.00')
    expect((await send('/order/work', { intent: 'constructor' }, 'manager')).status).toBe(404)
  })

  test('managers cannot load files, and the audit screen is for staff', async () => {
    const files = () => from(admin(), 'bank_file').select('_id').execute()
    const before = (await files()).length
    await upload('/lesson/reconcile', billFile([{ ref1: '5' }]), 'manager')
    expect((await files()).length).toBe(before)
    expect((await open('/lesson/reconcile', 'manager')).status).toBe(302)
    expect((await open('/order/audit', 'manager')).text).toContain('ยอดเงินทุกรายการตรงกัน')
  })

  test('the layout of an account is checked with a file, saved, used and taken back', async () => {
    const bytes = billFile([{ ref1: 'REF1', ref2: 'REF2', amount: 700 }])
    expect((await open(layout())).text).toContain('บัญชีนี้ใช้รูปแบบกลางของธนาคาร')
    const swapped = {
      ...{ 'detail.ref1.first': '105', 'detail.ref1.last': '124' },
      ...{ 'detail.ref2.first': '85', 'detail.ref2.last': '104' },
    }
    const checked = textOf((await sendLayout('check', swapped, { file: bytes })).text)
    expect(checked).toContain('อ่านไฟล์ได้ 1 รายการ รวม ฿700.00')
    expect(checked).toContain('เลขอ้างอิง 1 REF2')
    expect((await accountRow()).layout, 'a check stores nothing').toBeNull()
    expect((await sendLayout('save', swapped)).status).toBe(302)
    expect((await open(layout())).text).toContain('บัญชีนี้ใช้รูปแบบของตนเอง')
    await upload('/lesson/reconcile', bytes)
    const row = () => from(admin(), 'bank_row').select('ref1').where('ref1', 'in', ['REF1', 'REF2'])
    expect((await row().executeTakeFirstOrThrow()).ref1).toBe('REF2')
    expect((await sendLayout('standard')).status).toBe(302)
    expect((await accountRow()).layout).toBeNull()
  })

  test.each([
    [{ 'detail.ref1.first': '', 'detail.ref1.last': '' }, 'เลขอ้างอิง 1: ไฟล์ต้องมีข้อมูลนี้'],
    [{ 'detail.payer.last': '85' }, 'ซ้อนกับข้อมูลอื่น'],
    [{ 'detail.time.last': '-1' }, 'เวลา (ชชนนวว)'],
    [{ 'detail.newCheque.last': '257' }, 'อยู่นอกบรรทัด'],
    [{ length: '1e9' }, 'ความยาวของบรรทัดต้องเป็น 80 ถึง 600'],
    [{ version: '0' }, 'มีผู้อื่นเปลี่ยนข้อมูลบัญชีนี้ไปแล้ว'],
  ])('a layout with %j is refused in words and not stored', async (more, text) => {
    const answer = await sendLayout('save', more as Record<string, string>)
    expect([answer.status, textOf(answer.text)]).toEqual([expect.any(Number), expect.stringContaining(text)])
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await accountRow()).layout).toBeNull()
  })

  test('managers and learners change no layout, and a check without a file asks for one', async () => {
    const moved = {
      'detail.ref1.first': '105',
      'detail.ref1.last': '124',
      'detail.ref2.first': '',
      'detail.ref2.last': '',
    }
    for (const role of ['manager', 'user'] as const) {
      expect((await open(layout(), role)).status, role).not.toBe(200)
      await sendLayout('save', moved, { role })
      expect((await accountRow()).layout, role).toBeNull()
    }
    expect((await sendLayout('check')).status).toBe(400)
  })
})
