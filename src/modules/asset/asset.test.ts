import QRCode from 'qrcode'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { transfersOf } from '../../../tests/support/transfers.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { attribute, parts, textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('assets on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let asset: string
  let holder: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
    pages = await openPages(academy)
    const owner = academy.as('superadmin')
    asset = (await create(owner, 'asset', { code: 'AS69-0001', name: 'สว่านไร้สาย', value: 5200 }))._id
    holder = (await create(owner, 'asset_holder', { name: 'วิรัตน์ ศรีสุข' }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, role: 'superadmin' | 'admin' | 'user' = 'superadmin') =>
    pages.open({ path, viewer: academy.viewer(role) })
  const post = (path: string, form: Record<string, string>, role: 'superadmin' | 'admin' = 'superadmin') =>
    pages.post({ path, viewer: academy.viewer(role), form })
  const stored = (_id: string) =>
    from(academy.as('superadmin'), 'asset').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()

  test('every screen opens for superadmin and for nobody beneath', async () => {
    const own = [`edit/${asset}`, `detail/${asset}`, `admin/${asset}`, `assign/${asset}`]
    const people = ['user', 'user/add', `user/add/${holder}`, `user/edit/${holder}`, `user/detail/${holder}`]
    for (const screen of ['dashboard', 'excel', 'label', 'add', 'config', 'category', ...own, ...people]) {
      expect((await open(`/asset/${screen}`)).status, screen).toBe(200)
      for (const role of ['admin', 'user'] as const)
        expect((await open(`/asset/${screen}`, role)).status, screen).toBe(302)
    }
  })

  test('rows are the superadmin’s alone, and of one site', async () => {
    expect(await from(academy.as('admin'), 'asset').selectAll().execute()).toEqual([])
    await expect(create(academy.as('admin'), 'asset', { code: 'x', name: 'x' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const elsewhere = academy.as('superadmin', 'factory')
    await expect(update(elsewhere, 'asset', { _id: asset, change: { name: 'x' } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const other = (await create(elsewhere, 'asset_holder', { name: 'คนโรงงาน' }))._id
    const across = update(academy.as('superadmin'), 'asset', { _id: asset, change: { holder: other } })
    await expect(across).rejects.toMatchObject({ kind: 'invalid' })
    expect((await open(`/asset/user/detail/${other}`)).status).toBe(404)
  })

  test('the form of a new one begins with the next free code of the year', async () => {
    const code = async () =>
      /name="code"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="code"/.exec((await open('/asset/add')).text)
    expect((await code())!.slice(1).join('')).toBe('AS69-0002')
    expect((await post('/asset/config', { assetCode: 'คค{n}' })).status).toBe(400)
    expect((await post('/asset/config', { assetCode: 'WICHA-{yyyy}-{n}' })).status).toBe(302)
    expect((await code())!.slice(1).join('')).toBe('WICHA-2569-0001')
    await post('/asset/config', { assetCode: 'AS{yy}-{n}' })
  })

  test('is handed to a person from the stock, and of two at once to one', async () => {
    const second = (await create(academy.as('superadmin'), 'asset_holder', { name: 'พิมพ์ชนก แก้วใส' }))._id
    const give = (to: string) => post(`/asset/user/add/${to}`, { asset, dueOn: '30/11/2569' })
    const answers = await Promise.all([give(holder), give(second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 400])
    const refused = answers.find(({ status }) => status === 400)!
    expect(textOf(refused.text)).toContain('ไม่อยู่ในคลังแล้ว')
    const now = await stored(asset)
    expect([holder, second]).toContain(now.holder)
    expect(now).toMatchObject({ heldSince: '2026-11-21', dueOn: '2026-11-30' })
    await update(academy.as('superadmin'), 'asset', { _id: asset, change: { holder } })
    expect(textOf((await open(`/asset/user/detail/${holder}`)).text)).toContain('สว่านไร้สาย')
    await expect(remove(academy.as('superadmin'), 'asset', asset)).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await give('0'.repeat(24))).status).toBe(404)
    expect((await post(`/asset/user/add/${holder}`, { asset: '', dueOn: '' })).status).toBe(400)
  })

  test('what is overdue is counted, and stands among what is assigned', async () => {
    await update(academy.as('superadmin'), 'asset', { _id: asset, change: { dueOn: '2026-11-20' } })
    const page = textOf((await open('/asset/dashboard?view=assigned')).text)
    expect(page).toMatch(/เกินกำหนดคืน 1/)
    expect(page).toContain('วิรัตน์ ศรีสุข')
    expect(textOf((await open('/asset/dashboard?view=stock')).text)).not.toContain('สว่านไร้สาย')
  })

  test('is taken back from whom it is with and from nobody else, and its history says who had it', async () => {
    const other = (await create(academy.as('superadmin'), 'asset_holder', { name: 'คนอื่น' }))._id
    expect((await post(`/asset/user/detail/${other}`, { asset })).status).toBe(404)
    expect((await post(`/asset/user/detail/${holder}`, { asset }, 'admin')).headers['location']).toContain('refused')
    expect((await stored(asset)).holder).toBe(holder)
    expect((await post(`/asset/user/detail/${holder}`, { asset })).status).toBe(302)
    expect(await stored(asset)).toMatchObject({ holder: null, heldSince: null, dueOn: null })
    expect(textOf((await open(`/asset/detail/${asset}`)).text)).toMatch(/แก้ไข[^·]*ผู้ถือครอง/)
    const again = { intent: 'action', recordAction: 'take-back', standing: 'stock', returnNote: 'ครบ' }
    expect(textOf((await post(`/asset/detail/${asset}`, again)).text)).toContain('ไม่มีผู้ถือครอง')
  })

  test('its label has a QR code that opens it, and sheets hold what the list finds or what is named', async () => {
    const labels = async (query: string) => (await open(`/asset/label?${query}`)).text
    const one = await labels(`ids=${asset}`)
    const drawn = await QRCode.toString(`http://localhost:3000/asset/detail/${asset}`, { type: 'svg', margin: 0 })
    expect(one).toContain(/ d="([^"]{200,})"/.exec(drawn)![1])
    expect(textOf(one)).toMatch(/1 ดวง.*AS69-0001 สว่านไร้สาย/)
    const elsewhere = await create(academy.as('superadmin', 'factory'), 'asset', { code: 'F-1', name: 'ของโรงงาน' })
    const bad = await labels(`ids=${asset},${elsewhere._id},../x,${'0'.repeat(24)}&size=__proto__&skip=999`)
    expect(textOf(bad)).not.toContain('ของโรงงาน')
    expect(parts(bad, 'li').filter((place) => place.includes('data-free'))).toHaveLength(23)
    await create(academy.as('superadmin'), 'asset', { code: 'R-1', name: 'เครื่องซ่อม', standing: 'repair' })
    const found = textOf(await labels('view=repair&size=roll'))
    expect(found).toContain('R-1')
    expect(found).not.toContain('AS69-0001')
    expect(textOf(await labels('ids='))).toContain('เลือกทรัพย์สินจากรายการก่อน')
    expect((await open('/asset/dashboard?view=repair')).text).toContain('href="/asset/label?view=repair"')
  })

  test('staff comment on an asset and on who holds it', async () => {
    for (const path of [`/asset/detail/${asset}`, `/asset/user/detail/${holder}`]) {
      expect((await post(path, { intent: 'say', text: 'ตรวจนับแล้ว' })).status, path).toBe(302)
      expect(textOf((await open(path)).text)).toContain('ตรวจนับแล้ว')
    }
  })

  test('custodians have a form of their own', async () => {
    expect((await post(`/asset/admin/${asset}`, { custodians: 'สมศรี', version: '' })).status).toBe(302)
    expect(await stored(asset)).toMatchObject({ custodians: ['สมศรี'], name: 'สว่านไร้สาย' })
    expect((await open(`/asset/admin/${asset}`)).text).not.toContain('name="value"')
  })

  test('what is overdue is counted as its figure opens it', async () => {
    const owner = academy.as('superadmin')
    await create(owner, 'asset', { code: 'LATE-1', name: 'กล้อง', holder, dueOn: '2026-11-20' })
    await create(owner, 'asset', { code: 'LATE-2', name: 'ขาตั้ง', holder, dueOn: '2026-11-21' })
    const { text } = await open('/asset/dashboard')
    const [link] = parts(text, 'a').filter((one) => textOf(one).includes('เกินกำหนด'))
    const value = /(\d+)$/.exec(textOf(link!))![1]
    expect(value).toBe('1')
    expect(textOf(parts((await open(attribute(link!, 'href')!)).text, 'h1')[0]!)).toContain(` ${value} รายการ`)
  })

  test('come from a file, checked first, and are taken back as a whole', async () => {
    expect(textOf((await open('/asset/excel')).text)).toContain('วางไฟล์ Excel หรือ CSV ที่นี่')
    const count = async () => (await from(academy.as('superadmin'), 'asset').select('_id').execute()).length
    const before = await count()
    const bring = (file: string, more: Record<string, string>, role: 'superadmin' | 'admin' = 'superadmin') =>
      transfersOf(pages).bring({ viewer: academy.viewer(role) }, { to: 'asset', file, type: 'text/csv', more })
    const bad = await bring('code,name,value,ghost\nX-1,โต๊ะ,สองพัน,1\nAS69-0001,ซ้ำ,1,\n', { dryRun: '1' })
    expect(bad.report.problems.map(({ row, column }) => `${column}${row}`)).toEqual(['D1', 'C2', 'A3'])
    const file = 'code,name,value\nX-1,โต๊ะ,2400\nX-2,เก้าอี้,900\n'
    expect((await bring(file, {}, 'admin')).status).toBe(403)
    expect(await count()).toBe(before)
    const { report } = await bring(file, {})
    expect(await count()).toBe(before + 2)
    const told = `/asset/dashboard?done=imported+2&batch=${report.batch}`
    expect(textOf((await open(told)).text)).toMatch(/นำเข้า 2 รายการแล้ว.*เลิกทำ/)
    const handed = await from(academy.as('superadmin'), 'asset')
      .select('_id')
      .where('code', '=', 'X-2')
      .executeTakeFirst()
    await update(academy.as('superadmin'), 'asset', { _id: handed!._id, change: { holder } })
    const undone = await post(told, { intent: 'undo', batch: report.batch! })
    expect(textOf(undone.text)).toContain('เลิกทำ 1 รายการแล้ว · 1 รายการทำไม่ได้')
    expect(await count()).toBe(before + 1)
    expect((await post(told, { intent: 'undo', batch: report.batch! })).status).toBe(404)
  })

  test('of four who take it back at once one does', async () => {
    const owner = academy.as('superadmin')
    const { _id } = await create(owner, 'asset', { code: 'AS69-0099', name: 'บันได', value: 100 })
    await update(owner, 'asset', { _id, change: { holder } })
    const form = { intent: 'action', recordAction: 'take-back', standing: 'stock', returnNote: 'ครบ' }
    const taken = await Promise.all(Array.from({ length: 4 }, () => post(`/asset/detail/${_id}`, form)))
    expect(taken.filter(({ status }) => status === 302)).toHaveLength(1)
    expect(taken.filter(({ text }) => textOf(text).includes('ไม่มีผู้ถือครอง'))).toHaveLength(3)
  })
})
