import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#modules/credit/public-api.ts'
import { createOrder, orderOf, recordPayment } from '#modules/order/public-api.ts'
import { create } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { changeRefund } from './change-refund.server.ts'
import { refundsOf } from './refund-row.server.ts'

describe.each(await testDrivers())('refunds beyond the price and to credit on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    pages = await openPages(academy)
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const paid = async (amount: number) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'ช่าง', status: true, price: 700 } as never)
    const orderID = await createOrder(academy.as('user'), { courseID, roundID: null })
    await recordPayment(admin(), { orderID, method: 'manual', reference: `E${++n}`, amount })
    await academy.app.jobs.drain()
    return orderID
  }
  const open = async (path: string) => textOf((await pages.open({ path, viewer: academy.viewer('manager') })).text)
  const request = (orderID: string, form: Record<string, string>) =>
    pages.post({
      path: `/order/refund/add/${orderID}`,
      viewer: academy.viewer('manager'),
      form: { key: `${++n}`.padStart(24, 'e'), method: 'transfer', to: 'กสิกรไทย 1', reason: 'ชำระเกิน', ...form },
    })
  const act = (orderID: string, form: Record<string, string>) =>
    refundsOf(admin(), orderID).then((all) =>
      pages.post({ path: `/order/refund/detail/${all.at(-1)!._id}`, viewer: academy.viewer('admin'), form }),
    )
  const sumOf = async (account: string) => {
    const { rows } = await sql<{ sum: string | null }>`select sum(amount)::text as sum from journal_line
      where site = ${admin().site._id} and account = ${account}`.execute(admin()[executor])
    return Number(rows[0]!.sum ?? 0)
  }

  test('what was paid too much goes back from the work list, and the order stays as it is', async () => {
    const orderID = await paid(800)
    const html = (await pages.open({ path: '/order/work', viewer: academy.viewer('manager') })).text
    expect(html).toContain(`/order/refund/add/${orderID}?of=extra`)
    expect(await open(`/order/refund/add/${orderID}?of=extra`)).toContain('ชำระเกิน คืนได้อีก 100')
    for (const amount of ['100.01', '0', '-1', 'x'])
      expect((await request(orderID, { source: 'extra', amount })).status, amount).toBe(400)
    expect((await request(orderID, { source: 'extra', amount: '100' })).status).toBe(302)
    expect((await request(orderID, { source: 'extra', amount: '1' })).status, 'twice').toBe(400)
    expect(await open('/order/work')).not.toContain('ชำระเกินหรือชำระซ้ำ')
    expect((await act(orderID, { intent: 'approve' })).status).toBe(302)
    expect((await act(orderID, { intent: 'send', proof: 'X-1' })).status).toBe(302)
    expect([await sumOf('unapplied'), (await orderOf(admin(), orderID))!.process]).toEqual([0, 'done'])
  })

  test('credit is given once, and the buyer can spend it', async () => {
    const orderID = await paid(700)
    const userID = academy.as('user').viewer.id
    expect((await request(orderID, { amount: '300', method: 'credit', to: '' })).status).toBe(302)
    expect((await act(orderID, { intent: 'credit' })).status, 'not approved').toBe(409)
    expect((await act(orderID, { intent: 'approve' })).status).toBe(302)
    expect((await act(orderID, { intent: 'card' })).status, 'not by card').toBe(409)
    const given = await Promise.all([1, 2].map(() => act(orderID, { intent: 'credit' })))
    expect(given.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([302, 409])
    expect([await balanceOf(academy.as('user'), userID), await sumOf(`wallet:${userID}`)]).toEqual([300, -300])
    const [refund] = await refundsOf(admin(), orderID)
    expect(refund).toMatchObject({ state: 'done', method: 'credit' })
    const again = { _id: refund!._id, act: 'fail', proof: '', note: 'x' } as const
    await expect(changeRefund(admin(), again)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await sumOf(`advance:${orderID}`)).toBe(-400)
  })
})
