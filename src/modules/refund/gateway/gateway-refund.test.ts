import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RefundOutcome } from '../../../../scripts/testing/payment/state.ts'
import { cardProviders } from '#modules/order/public-api.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type CardShop, openCardShop } from '../../../../tests/jobs/card-shop.ts'
import { changeRefund } from '../refunds/change-refund.server.ts'
import { refundOf } from '../refunds/refund-row.server.ts'
import { extraLeft, requestRefund } from '../refunds/request-refund.server.ts'
import { partsOf, settleLater } from './part-row.server.ts'
import { sendToCard } from './send-to-card.server.ts'
import { settlePart } from './settle-part.server.ts'

describe.each(await bothDrivers())('refunds through a card gateway on $kind', (driver) => {
  let shop: CardShop
  let n = 0
  beforeAll(async () => void (shop = await openCardShop(driver)), 60_000)
  afterAll(() => shop.close())
  beforeEach(() => void (shop.simulator.refundOutcome = 'ok'))

  const admin = () => shop.admin()
  const manager = () => shop.academy.as('manager')
  /** A paid order with an approved refund to the card. */
  const approved = async (amount: number, { outcome = 'ok', source = 'order' as 'order' | 'extra' } = {}) => {
    const { as, orderID, link } = await shop.begin()
    const [charge] = await shop.simulator.pay(link, outcome as 'ok')
    await shop.drain()
    const refundID = await another(orderID, amount, source)
    return { as, orderID, refundID, charge: charge!.id }
  }
  const another = async (orderID: string, amount: number, source: 'order' | 'extra' = 'order') => {
    const _id = `${++n}`.padStart(24, '0')
    const more = { source, method: 'card', to: '', reason: 'เรียนไม่ได้', returnsStock: false } as const
    await requestRefund(manager(), { _id, orderID, choice: { amount }, ...more })
    await changeRefund(admin(), { _id, act: 'approve', proof: '', note: '' })
    await shop.drain()
    return _id
  }
  const send = async (refundID: string, outcome: RefundOutcome = 'ok') => {
    shop.simulator.refundOutcome = outcome
    await sendToCard(manager(), refundID)
    await shop.drain()
  }
  const calls = () => shop.simulator.calls.filter((call) => call === 'POST /charges').length
  const returned = (charge: string) => shop.simulator.refunds.of(charge).map(({ amount }) => amount)
  const stateOf = async (refundID: string) => (await refundOf(admin(), refundID))!.state
  const sumOf = async (account: string) => {
    const { rows } = await sql<{ sum: string | null }>`select sum(amount)::text as sum from journal_line
      where site = ${admin().site._id} and account = ${account}`.execute(admin()[executor])
    return Number(rows[0]!.sum ?? 0)
  }

  test('the money goes back once, and the buyer and the journal know', async () => {
    const { as, orderID, refundID, charge } = await approved(700)
    const gateway = await sumOf('gateway:card')
    const before = calls()
    await send(refundID)
    expect(await refundOf(admin(), refundID)).toMatchObject({ state: 'done', byGateway: true })
    expect([returned(charge), calls() - before]).toEqual([[70_000], 1])
    expect([await sumOf(`advance:${orderID}`), (await sumOf('gateway:card')) - gateway]).toEqual([0, -700])
    const [part] = await partsOf(admin(), refundID)
    await settlePart(admin(), part!._id)
    expect(calls() - before, 'a second run').toBe(1)
    expect((await ownNotices(as())).notices.map(({ title }) => title.th)).toContain('คืนเงินแล้ว: เชื่อม')
    await expect(sendToCard(manager(), refundID), 'again').rejects.toMatchObject({ kind: 'conflict' })
  })

  test('after a call without an answer only the gateway’s list decides, and nothing is sent again', async () => {
    const { orderID, refundID, charge } = await approved(300)
    const before = calls()
    await send(refundID, 'timeout')
    expect([await stateOf(refundID), returned(charge), calls() - before]).toEqual(['sent', [30_000], 1])
    for (const act of ['finish', 'fail', 'send'] as const) {
      const change = { _id: refundID, act, proof: 'X', note: 'X' }
      await expect(changeRefund(admin(), change), act).rejects.toMatchObject({ kind: 'conflict' })
    }
    shop.simulator.refunds.settle()
    shop.pass(1)
    await shop.drain()
    expect([await stateOf(refundID), returned(charge)]).toEqual(['done', [30_000]])
    expect(calls() - before).toBe(1)
    expect(await sumOf(`advance:${orderID}`)).toBe(-400)
  })

  test('a refused refund is posted back and can be sent again', async () => {
    const { orderID, refundID, charge } = await approved(700)
    await send(refundID, 'decline')
    expect(await refundOf(admin(), refundID)).toMatchObject({ state: 'failed', note: 'ผู้ให้บริการบัตรปฏิเสธการคืนเงิน' })
    expect([await sumOf(`advance:${orderID}`), returned(charge)]).toEqual([-700, []])
    await send(refundID, 'ok')
    expect([await stateOf(refundID), returned(charge)]).toEqual(['done', [70_000]])
    expect(await sumOf(`advance:${orderID}`)).toBe(0)
  })

  test('a call that never arrived ends as failed after a day, and one at the bank stays open with an alarm', async () => {
    const lost = await approved(700)
    const pending = await approved(700)
    await send(lost.refundID, 'lost')
    await send(pending.refundID, 'pending')
    expect([await stateOf(lost.refundID), await stateOf(pending.refundID)]).toEqual(['sent', 'sent'])
    for (const minutes of [2, 10, 30, 120, 1300]) {
      shop.pass(minutes)
      await shop.drain()
    }
    expect([await stateOf(lost.refundID), await stateOf(pending.refundID)]).toEqual(['failed', 'sent'])
    expect(returned(lost.charge)).toEqual([])
    shop.simulator.refunds.settle()
    const [part] = await partsOf(admin(), pending.refundID)
    await settleLater(admin(), { _id: part!._id })
    await shop.drain()
    expect(await stateOf(pending.refundID)).toBe('done')
  })

  test('two people who send at once send one refund', async () => {
    const { refundID, charge } = await approved(500)
    const sent = await Promise.allSettled([1, 2, 3].map(() => sendToCard(manager(), refundID)))
    await shop.drain()
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(returned(charge)).toEqual([50_000])
  })

  test('parts go back up to what was paid, also after a refund that somebody made at the gateway', async () => {
    const { orderID, refundID, charge } = await approved(200)
    await send(refundID)
    const of = { charge, satang: 30_000, key: '' }
    const { gateway, access } = (await cardProviders(admin()))[0]!
    await gateway.refund(access, of)
    await expect(send(await another(orderID, 300))).rejects.toMatchObject({ issues: [{ code: 'card' }] })
    expect(returned(charge)).toEqual([20_000, 30_000])
  })

  test('money that was paid twice goes back without a change of the order', async () => {
    const { orderID, refundID } = await approved(700, { outcome: 'twice', source: 'extra' })
    const unapplied = await sumOf('unapplied')
    await send(refundID)
    expect([await stateOf(refundID), (await shop.order(orderID)).process]).toEqual(['done', 'done'])
    expect((await sumOf('unapplied')) - unapplied).toBe(700)
    expect(await extraLeft(admin(), orderID)).toBe(0)
    await expect(another(orderID, 1, 'extra')).rejects.toMatchObject({ issues: [{ code: 'tooMuch' }] })
    await send(await another(orderID, 700))
    expect((await shop.order(orderID)).process).toBe('refunded')
  })

  test('without an answer of the gateway nothing is sent, and strangers send nothing', async () => {
    const { as, refundID, charge } = await approved(700)
    shop.simulator.failures = 1
    await expect(sendToCard(manager(), refundID)).rejects.toMatchObject({ issues: [{ code: 'unknown' }] })
    for (const ctx of [as(), shop.academy.as('guest')])
      await expect(sendToCard(ctx, refundID)).rejects.toMatchObject({ kind: 'forbidden' })
    const elsewhere = shop.academy.as('admin', 'factory')
    await expect(sendToCard(elsewhere, refundID)).rejects.toMatchObject({ kind: 'not-found' })
    expect([await stateOf(refundID), returned(charge)]).toEqual(['approved', []])
  })
})
