import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()
const path = '/asset/depreciation'

describe.each(drivers)('what assets are worth on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let computer: string
  let holder: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-10-01T16:59:00Z'))
    pages = await openPages(academy)
    const owner = academy.as('superadmin')
    await create(owner, 'code_item', { list: 'asset', code: 'it', name: 'คอมพิวเตอร์', nameEn: 'Computers' })
    await create(owner, 'asset_life', { category: 'it', years: 3 })
    const bought = { category: 'it', value: 30_000, boughtOn: '2026-09-20', usedFrom: '2026-10-01' }
    computer = (await create(owner, 'asset', { code: 'PC-1', name: 'เครื่องบัญชี', ...bought }))._id
    await create(owner, 'asset', { code: 'PC-2', name: 'เครื่องเก่า', ...bought, standing: 'retired' })
    await create(owner, 'asset', { code: 'TB-1', name: 'โต๊ะ', value: 5000, boughtOn: '2026-01-01' })
    holder = (await create(owner, 'asset_holder', { name: 'วิรัตน์ ศรีสุข' }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (query = '', role: 'superadmin' | 'admin' = 'superadmin') =>
    pages.open({ path: path + query, viewer: academy.viewer(role) })
  const post = (to: string, form: Record<string, string>, role: 'superadmin' | 'admin' = 'superadmin') =>
    pages.post({ path: to, viewer: academy.viewer(role), form })

  test('is not reckoned before it is switched on', async () => {
    expect(textOf((await open()).text)).toContain('ยังไม่ได้เปิดคิดค่าเสื่อมราคา')
    expect((await post(path, { intent: 'export' })).status).toBe(404)
    const detail = await pages.open({ path: `/asset/detail/${computer}`, viewer: academy.viewer('superadmin') })
    expect(textOf(detail.text)).not.toContain('มูลค่าตามบัญชี')
    const on = await post('/asset/config', { assetCode: 'AS{yy}-{n}', assetDepreciation: 'true' })
    expect(on.status).toBe(302)
  })

  test('is told of today as Bangkok counts it, and of any day', async () => {
    const today = textOf((await open()).text)
    expect(today).toMatch(/เครื่องบัญชี PC-1 คอมพิวเตอร์ 1 ต.ค. 69 3 30,000.00 27.37 29,972.63/)
    expect(today).toMatch(/โต๊ะ TB-1 – – 5,000.00 คิดไม่ได้ –/)
    expect(today).not.toContain('เครื่องเก่า')
    expect(today).toMatch(/ราคาทุน \(บาท\) 30,000.00 .*มูลค่าตามบัญชี \(บาท\) 29,972.63/)
    expect(textOf((await open('?on=30/9/2572')).text)).toContain('29,999.00 1.00')
    expect(textOf((await open('?on=30/9/2569')).text)).toContain('0.00 30,000.00')
    for (const bad of ['เมื่อวาน', "1';--", '31/2/2569'])
      expect(textOf((await open(`?on=${encodeURIComponent(bad)}`)).text), bad).toContain('อ่านวันที่ไม่ได้')
  })

  test('stands in the detail of the asset, and in a file', async () => {
    const detail = await pages.open({ path: `/asset/detail/${computer}`, viewer: academy.viewer('superadmin') })
    expect(textOf(detail.text)).toMatch(/มูลค่าตามบัญชี ณ 1 ตุลาคม 2569 ฿29,972.63/)
    const answer = await post(`${path}?on=30/9/2572`, { intent: 'export' })
    const [, base64] = /href="data:[^"]*?;base64,([^"]+)"/.exec(answer.text)!
    const { rows } = await academy.app.spreadsheets.read(Buffer.from(base64!, 'base64'))
    expect(rows).toContainEqual(['PC-1', 'เครื่องบัญชี', 'คอมพิวเตอร์', '2026-10-01', '3', '30000', '29999', '1'])
    expect((await open('', 'admin')).status).toBe(302)
    expect((await post(path, { intent: 'export' }, 'admin')).text).not.toContain('base64')
    const elsewhere = await pages.open({ path, site: 'factory', viewer: academy.viewer('superadmin') })
    expect(textOf(elsewhere.text)).not.toContain('เครื่องบัญชี')
  })

  test('a category has one life, of whole years', async () => {
    const owner = academy.as('superadmin')
    await expect(create(owner, 'asset_life', { category: 'it', years: 5 })).rejects.toMatchObject({
      issues: [{ field: 'category', code: 'duplicate' }],
    })
    for (const years of [0, 101, 1.5, -1])
      await expect(create(owner, 'asset_life', { category: 'x', years })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(create(academy.as('admin'), 'asset_life', { category: 'y', years: 5 })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('what comes back is looked at, and who had it stays in the history', async () => {
    const owner = academy.as('superadmin')
    await update(owner, 'asset', { _id: computer, change: { holder, heldSince: '2026-10-01', dueOn: '2026-10-02' } })
    const at = `/asset/detail/${computer}`
    const asked = textOf(
      (await pages.open({ path: `${at}?action=take-back`, viewer: academy.viewer('superadmin') })).text,
    )
    expect(asked).toContain('สภาพเมื่อรับคืน')
    const back = { intent: 'action', recordAction: 'take-back', standing: 'repair', returnNote: 'จอแตก' }
    expect((await post(at, { ...back, returnNote: ' ' })).status).toBe(400)
    expect((await post(at, back)).status).toBe(302)
    const stored = () => from(owner, 'asset').selectAll().where('_id', '=', computer).executeTakeFirstOrThrow()
    expect(await stored()).toMatchObject({ holder: null, dueOn: null, standing: 'repair', returnNote: 'จอแตก' })
    const told = textOf((await pages.open({ path: at, viewer: academy.viewer('superadmin') })).text)
    expect(told).toContain('วิรัตน์ ศรีสุข')
    expect(told).toContain('จอแตก')
  })

  test('stands in a room of its own site', async () => {
    const room = (await create(academy.as('root'), 'room', { name: 'ห้องคอมพิวเตอร์', capacity: 30 }))._id
    const far = (await create(academy.as('root', 'factory'), 'room', { name: 'โรงงาน', capacity: 3 }))._id
    const owner = academy.as('superadmin')
    await update(owner, 'asset', { _id: computer, change: { room } })
    const across = update(owner, 'asset', { _id: computer, change: { room: far } })
    await expect(across).rejects.toMatchObject({ kind: 'invalid' })
    const detail = await pages.open({ path: `/asset/detail/${computer}`, viewer: academy.viewer('superadmin') })
    expect(textOf(detail.text)).toContain('ห้องคอมพิวเตอร์')
  })
})
