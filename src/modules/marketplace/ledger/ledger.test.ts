import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { nextMonthStart } from '#domain/thai-calendar/bangkok.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../tests/support/http.ts'
import { createVendor, setAccount } from './create-vendor.ts'
import { closeMonth, recordVendorRefund, recordVendorSale } from '../public-api.ts'

const drivers = await bothDrivers()

describe.each(drivers)('the ledger of vendors on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const boss = () => academy.as('superadmin', 'skills')
  const vendorOf = (more: object = {}) => createVendor(admin(), { n: ++n, ...more })
  const balanceOf = async (_id: string) =>
    Number((await from(admin(), 'vendor').select('balance').where('_id', '=', _id).executeTakeFirstOrThrow()).balance)
  const kindsOf = async (vendorID: string) =>
    (
      await from(admin(), 'vendor_ledger')
        .select(['kind', 'amount'])
        .where('vendorID', '=', vendorID)
        .orderBy('amount', 'desc')
        .execute()
    ).map(({ kind, amount }) => [kind, Number(amount)])
  const sell = (vendorID: string, net: number, orderID = `order-${++n}`) =>
    recordVendorSale(admin(), { orderID, lines: [{ lineID: '1', vendorID, net }] })
  const refund = (orderID: string, refundID: string, amount: number) =>
    recordVendorRefund(admin(), { orderID, refundID, lines: [{ lineID: '1', amount }] })
  /** The context of a person in the month after the present one, when statements are made. */
  const later = (ctx: ReturnType<typeof admin>) => ({ ...ctx, now: Date.parse(nextMonthStart(ctx.now)) + 3_600_000 })
  const monthOf = (ctx: ReturnType<typeof admin>) => new Date(ctx.now + 7 * 3_600_000).toISOString().slice(0, 7)
  const statementOf = (_id: string) =>
    from(admin(), 'vendor_statement').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()

  test('a sale is entered once with its commission, also when it is repeated or parallel', async () => {
    const vendor = await vendorOf({ commission: 12.5 })
    await sell(vendor, 800, 'twice')
    await sell(vendor, 800, 'twice')
    await Promise.all([sell(vendor, 800, 'twice'), sell(vendor, 800, 'twice')])
    expect(await kindsOf(vendor)).toEqual([
      ['sale', 800],
      ['commission', -100],
    ])
    expect(await balanceOf(vendor)).toBe(700)
  })

  test('a refund takes its share back with its commission, once, and never more than the sale', async () => {
    const vendor = await vendorOf({ commission: 3.33 })
    await sell(vendor, 100, 'back')
    await update(admin(), 'vendor', { _id: vendor, change: { commission: 50 } })
    await refund('back', 'r1', 33.33)
    await refund('back', 'r1', 33.33)
    await Promise.all([refund('back', 'r2', 33.33), refund('back', 'r2', 33.33)])
    await expect(refund('back', 'r3', 33.35)).rejects.toMatchObject({ kind: 'invalid' })
    await refund('back', 'r3', 33.34)
    expect(await balanceOf(vendor)).toBe(0)
    await expect(refund('back', 'r4', 0.01)).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('two refunds at once never give back more than the sale', async () => {
    const vendor = await vendorOf({ commission: 10 })
    await sell(vendor, 100, 'race')
    const outcomes = await Promise.allSettled([refund('race', 'a', 60), refund('race', 'b', 60)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await balanceOf(vendor)).toBe(36)
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 0.001, 2 ** 53])('an amount of %s is refused', async (net) => {
    const vendor = await vendorOf()
    await expect(sell(vendor, net)).rejects.toMatchObject({ kind: 'invalid' })
    expect(await kindsOf(vendor)).toEqual([])
  })

  test('a buyer enters no sale, because the commission is not theirs to read', async () => {
    const vendor = await vendorOf()
    const lines = [{ lineID: '1', vendorID: vendor, net: 50 }]
    const sale = recordVendorSale(academy.as('user'), { orderID: 'buyer', lines })
    await expect(sale).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await kindsOf(vendor)).toEqual([])
  })

  test('a vendor of another site is not found, and an order that fails enters nothing', async () => {
    const [ours, theirs] = [await vendorOf(), await createVendor(academy.as('admin', 'factory'), { n: ++n })]
    const lines = [
      { lineID: '1', vendorID: ours, net: 50 },
      { lineID: '2', vendorID: theirs, net: 50 },
    ]
    await expect(recordVendorSale(admin(), { orderID: 'mixed', lines })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await kindsOf(ours)).toEqual([])
  })

  test('the database refuses to change or delete a row', async () => {
    const vendor = await vendorOf()
    await sell(vendor, 10)
    const { kysely } = academy.database
    await expect(
      sql`update vendor_ledger set amount = 99 where "vendorID" = ${vendor}`.execute(kysely),
    ).rejects.toThrow('never changes')
    await expect(sql`delete from vendor_ledger where "vendorID" = ${vendor}`.execute(kysely)).rejects.toThrow(
      'never changes',
    )
  })

  test('a month is closed once; a row is in one statement; a negative total is carried', async () => {
    const vendor = await vendorOf({ commission: 10 })
    await sell(vendor, 100, 'carried')
    const month = monthOf(admin())
    expect(await closeMonth(admin(), { vendorID: vendor, month })).toBe(null)
    const [first, again] = [
      await closeMonth(later(admin()), { vendorID: vendor, month }),
      await closeMonth(later(admin()), { vendorID: vendor, month }),
    ]
    expect(again).toBe(first)
    expect(await statementOf(first!)).toMatchObject({ sales: 100, commission: -10, total: 90, state: 'due' })
    const second = { ...later(later(admin())), now: later(admin()).now }
    await recordVendorRefund(second, { orderID: 'carried', refundID: 'c', lines: [{ lineID: '1', amount: 40 }] })
    const carried = await closeMonth(later(second), { vendorID: vendor, month: monthOf(second) })
    expect(await statementOf(carried!)).toMatchObject({ refunds: -40, commission: 4, total: -36, state: 'carried' })
    const third = later(second)
    await recordVendorSale(third, { orderID: 'third', lines: [{ lineID: '1', vendorID: vendor, net: 200 }] })
    const last = await closeMonth(later(third), { vendorID: vendor, month: monthOf(third) })
    expect(await statementOf(last!)).toMatchObject({ sales: 200, carried: -36, total: 144, state: 'due' })
    expect(await balanceOf(vendor)).toBe(90 - 36 + 180)
  })

  describe('a payout', () => {
    const proof = { state: 'paid' as const, reference: 'TR-1', proof: '' }
    const dueStatement = async (more: { hours?: number } = {}) => {
      const vendor = await vendorOf({ commission: 10 })
      await sell(vendor, 1000)
      const _id = (await closeMonth(later(admin()), { vendorID: vendor, month: monthOf(admin()) }))!
      await setAccount({ by: admin(), confirmedBy: boss(), vendorID: vendor, hoursAgo: more.hours ?? 73 })
      return { vendor, _id }
    }
    const change = (ctx: ReturnType<typeof admin>, _id: string, to: object) =>
      inTransaction(ctx, (inside) => update(inside, 'vendor_statement', { _id, change: to }))
    const withProof = async () => {
      const key = `upload/proof-${++n}.pdf`
      const { site } = admin()
      await sql`insert into file (site, _id, ext, name, type, bytes, kept, sha256, widths, "isPublic", alt, store, person, "by",
        "createdAt", "inLibrary") values (${site._id}, ${key}, 'pdf', 'proof.pdf', 'application/pdf', 9, 9, '', '[]', false, '', 'disk',
        '', '', '2026-11-01T02:00:00Z', true)`.execute(academy.database.kysely)
      return { ...proof, proof: key }
    }

    test('needs an approval, another person, and a proof; it is entered once', async () => {
      const { vendor, _id } = await dueStatement()
      await expect(change(admin(), _id, await withProof())).rejects.toMatchObject({ kind: 'invalid' })
      await change(admin(), _id, { state: 'approved' })
      await expect(change(admin(), _id, await withProof())).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(change(boss(), _id, { state: 'paid' })).rejects.toMatchObject({ kind: 'invalid' })
      await change(boss(), _id, await withProof())
      expect(await statementOf(_id)).toMatchObject({ state: 'paid', accountNumber: '1112223334', total: 900 })
      expect(await balanceOf(vendor)).toBe(0)
      await expect(change(boss(), _id, await withProof())).rejects.toMatchObject({ kind: 'invalid' })
      await expect(change(boss(), _id, { reference: 'TR-2' })).rejects.toMatchObject({ kind: 'invalid' })
      expect(await balanceOf(vendor)).toBe(0)
    })

    test('waits for 72 hours after the bank account changed, and while a change waits', async () => {
      const { vendor, _id } = await dueStatement({ hours: 71 })
      await expect(change(admin(), _id, { state: 'approved' })).rejects.toMatchObject({ kind: 'invalid' })
      const inTime = { ...admin(), now: admin().now + 2 * 3_600_000 }
      await change(inTime, _id, { state: 'approved' })
      const bank = { vendorID: vendor, bank: '004' as const, accountNumber: '9998887776', accountName: 'อื่น' }
      await create(admin(), 'vendor_bank_change', bank)
      const payer = { ...boss(), now: inTime.now }
      await expect(change(payer, _id, await withProof())).rejects.toMatchObject({ kind: 'invalid' })
    })

    test('is refused for a suspended vendor', async () => {
      const { vendor, _id } = await dueStatement()
      await update(admin(), 'vendor', { _id: vendor, change: { state: 'suspended', reason: 'ร้องเรียน' } })
      await expect(change(admin(), _id, { state: 'approved' })).rejects.toMatchObject({ kind: 'invalid' })
    })

    test('cannot be made by the calls of the API or by people of other sites', async () => {
      const { _id } = await dueStatement()
      const call = (
        viewer: ReturnType<typeof academy.viewer>,
        path: string,
        body: unknown,
        method: 'POST' | 'PUT' = 'POST',
      ) => http.ask({ path: `/api${path}`, body, viewer, method })
      const paid = { data: { state: 'paid', reference: 'x' } }
      const path = `/vendor_statement/${_id}`
      expect((await call(academy.viewer('user'), path, paid, 'PUT')).status).toBe(404)
      expect((await call(academy.viewer('manager'), path, paid, 'PUT')).status).toBe(404)
      expect((await call(academy.viewer('admin'), path, paid, 'PUT')).status).toBe(400)
      expect((await call(academy.viewer('admin'), path, { data: { total: 1 } }, 'PUT')).status).toBe(400)
      const foreign = await http.ask({
        path: `/api${path}`,
        method: 'PUT',
        body: paid,
        viewer: academy.viewer('superadmin'),
        site: 'factory',
      })
      expect(foreign.status).toBe(404)
      const made = await call(academy.viewer('admin'), '/vendor_ledger', { data: { amount: 1 } })
      expect(made.status).toBe(403)
      expect(await statementOf(_id)).toMatchObject({ state: 'due', total: 900 })
    })
  })
})
