import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSampleGoods, listSampleGoods } from '#modules/shop/public-api.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { listTrials } from '../trial/trial-orders.server.ts'

describe.each(await testDrivers())('the demo of the shop on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const path = '/shop/demo'
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const open = async () => textOf((await pages.open({ path, viewer: academy.viewer('admin') })).text)
  const post = (form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path, viewer: academy.viewer(role), form })
  const buy = async () => {
    const [goods] = await listSampleGoods(admin())
    expect((await post({ intent: 'buy', product: goods!._id })).status).toBe(302)
    return (await listTrials(admin()))[0]!
  }
  const press = (button: string, { _id, version }: { _id: string; version: number }) =>
    post({ intent: 'press', button, trial: _id, version: String(version) })
  /** Everything that a sale would leave behind. */
  const traces = async () => {
    const tables = ['order', 'order_line', 'payment', 'journal_entry', 'tax_document', 'stock_hold', 'shipment', 'job']
    const counted = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
          admin()[executor],
        )
        return [table, rows[0]!.n]
      }),
    )
    const stock = await from(admin(), 'stock_item').select(['sku', 'onHand', 'reserved']).orderBy('sku').execute()
    return { counted, stock }
  }

  test('sample goods are created, removed and brought back, once each, and cannot be published', async () => {
    expect(await open()).toContain('ยังไม่มีสินค้าตัวอย่าง')
    for (let n = 0; n < 2; n++) expect((await post({ intent: 'create' })).status).toBe(302)
    const goods = await listSampleGoods(admin())
    expect(goods).toHaveLength(3)
    expect(await open()).toMatch(/ไม่มีเงินจริง.*\(ตัวอย่าง\) คู่มือความปลอดภัย/s)
    expect(await from(academy.as('guest'), 'product').select('_id').execute()).toEqual([])
    for (const change of [{ status: true }, { status: true, creditPrice: 1 }])
      await expect(update(admin(), 'product', { _id: goods[0]!._id, change })).rejects.toMatchObject({
        issues: [{ code: 'sample' }],
      })
    await update(admin(), 'product', { _id: goods[0]!._id, change: { isSample: false } as never }).catch(() => {})
    expect(await listSampleGoods(admin())).toHaveLength(3)
    expect((await post({ intent: 'remove' })).status).toBe(302)
    expect(await listSampleGoods(admin())).toEqual([])
    await Promise.all([1, 2].map(() => createSampleGoods(admin())))
    expect((await listSampleGoods(admin())).map(({ _id }) => _id)).toEqual(goods.map(({ _id }) => _id))
  })

  test.each([
    ['pay', 'เสร็จสมบูรณ์', 250, 0],
    ['fail', 'กำลังชำระเงิน', 0, 0],
    ['late', 'เสร็จสมบูรณ์', 250, 0],
    ['twice', 'เสร็จสมบูรณ์', 250, 250],
  ])(
    'P05 the button %s moves its trial alone: no order, money, document or stock',
    async (button, state, paid, extra) => {
      const before = await traces()
      const trial = await buy()
      const answers = await Promise.all([1, 2, 3].map(() => press(button, trial)))
      expect(
        answers.map(({ status }) => status).toSorted((one, other) => one - other),
        'pressed three times',
      ).toEqual([302, 409, 409])
      const [after] = await listTrials(admin())
      expect(after).toMatchObject({ _id: trial._id, paid, extra })
      expect(await open()).toContain(state)
      expect(await traces()).toEqual(before)
    },
  )

  test('P05 a real order, real goods and forged fields are refused', async () => {
    const order = 'a'.repeat(24)
    await sql`insert into "order" (site, _id, "createdAt", "updatedAt", version, search, "userID", item, price, paid, payment, type,
      approve, status, process) values (${admin().site._id}, ${order}, now(), now(), 1, '', ${academy.viewer('user').id}, 'จริง', 700, 0,
      'bill_payment', 'shop', 'manual', 'ลงทะเบียนคอร์ส', 'awaiting')`.execute(admin()[executor])
    expect((await press('pay', { _id: order, version: 1 })).status).toBe(404)
    const row = await from(admin(), 'order').select(['paid', 'process']).where('_id', '=', order).executeTakeFirst()
    expect(row).toEqual({ paid: 0, process: 'awaiting' })
    const real = await create(admin(), 'product', { name: 'ของจริง', price: 100, status: true })
    expect((await post({ intent: 'buy', product: real._id })).status).toBe(404)
    const trial = await buy()
    for (const button of ['refund', '__proto__', '']) expect((await press(button, trial)).status, button).toBe(404)
    for (const intent of ['constructor', 'toString', '']) expect((await post({ intent })).status, intent).toBe(404)
    expect((await press('pay', { _id: trial._id, version: 99 })).status).toBe(409)
    expect((await press('pay', { _id: trial._id, version: Number.NaN })).status).toBe(409)
    for (const role of ['user', 'manager', 'member'] as const)
      expect((await post({ intent: 'clear' }, role)).status, role).not.toBe(200)
    expect((await listTrials(admin())).length).toBeGreaterThan(0)
    expect(await listTrials(academy.as('admin', 'factory'))).toEqual([])
    expect((await post({ intent: 'clear' })).status).toBe(302)
    expect(await listTrials(admin())).toEqual([])
  })
})
