import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { createVendor, setAccount } from './ledger/create-vendor.ts'
import { taxIdOf } from './rules/example-tax-id.ts'

const drivers = await bothDrivers()

describe.each(drivers)('vendors on $kind', (driver) => {
  let academy: Academy
  let n = 100

  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const boss = () => academy.as('superadmin', 'skills')
  const vendorRow = (_id: string) =>
    from(admin(), 'vendor').selectAll().where('vendor._id', '=', _id).executeTakeFirstOrThrow()
  const change = (_id: string, to: object) => update(admin(), 'vendor', { _id, change: to })
  const mailsTo = async (to: string) =>
    (
      await sql<{ subject: string }>`select subject from mail where "to" = ${to} order by _id`.execute(
        academy.database.kysely,
      )
    ).rows.map(({ subject }) => subject)
  const account = { bank: '004' as const, accountNumber: '123-4-56789-0', accountName: 'บริษัทใหม่' }

  test('begin as applied, and change their state by steps with a reason', async () => {
    const fields = { name: 'ร้านใหม่', legalName: 'ร้านใหม่', phone: '021234567', email: 'new@wicha.test', commission: 5 }
    const row = { ...fields, taxId: taxIdOf(++n) }
    await expect(create(admin(), 'vendor', { ...row, state: 'approved' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(create(admin(), 'vendor', { ...row, taxId: '1234567890123' })).rejects.toMatchObject({
      kind: 'invalid',
    })
    const { _id } = await create(admin(), 'vendor', row)
    await expect(change(_id, { state: 'suspended', reason: 'ก' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(change(_id, { state: 'approved' })).rejects.toMatchObject({ kind: 'invalid' })
    await change(_id, { state: 'approved', reason: 'ครบ' })
    await expect(change(_id, { state: 'suspended' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(change(_id, { state: 'applied', reason: 'อื่น' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(create(academy.as('manager'), 'vendor', row)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('a suspended vendor sells nothing, and products of a vendor that is not approved are not published', async () => {
    const vendorID = await createVendor(admin(), { n: ++n })
    const product = { name: `ของ ${n}`, price: 10, vendorID, status: true }
    const { _id } = await create(admin(), 'product', product)
    const store = await create(admin(), 'vendor_store', { vendorID, name: `ร้าน ${n}`, status: true })
    await change(vendorID, { state: 'suspended', reason: 'ร้องเรียน' })
    const visitor = academy.as('guest')
    expect(await from(visitor, 'product').select('_id').where('_id', '=', _id).execute()).toEqual([])
    expect(await from(visitor, 'vendor_store').select('_id').where('_id', '=', store._id).execute()).toEqual([])
    expect(await from(visitor, 'vendor').select('_id').where('_id', '=', vendorID).execute()).toEqual([])
    const publish = () => update(admin(), 'product', { _id, change: { status: true } })
    await expect(publish()).rejects.toMatchObject({ kind: 'invalid' })
    await change(vendorID, { state: 'approved', reason: 'แก้ไขแล้ว' })
    await publish()
  })

  test('visitors read the name of an approved vendor, and nothing else of it', async () => {
    const vendorID = await createVendor(admin(), { n: ++n })
    const row = await from(academy.as('guest'), 'vendor').selectAll().where('_id', '=', vendorID).executeTakeFirst()
    expect(row).toMatchObject({ name: `ร้าน ${n}`, taxId: null, email: null, commission: null, accountNumber: null })
    const theirs = from(academy.as('admin', 'factory'), 'product')
    expect(await theirs.select('_id').where('vendorID', '=', vendorID).execute()).toEqual([])
  })

  test('a new bank account counts after a second person confirms it; the present address is told (P16)', async () => {
    const vendorID = await createVendor(admin(), { n: ++n })
    const { email } = await vendorRow(vendorID)
    const { _id } = await create(admin(), 'vendor_bank_change', { vendorID, ...account })
    await expect(create(boss(), 'vendor_bank_change', { vendorID, ...account })).rejects.toMatchObject({
      kind: 'conflict',
    })
    const confirm = (ctx: ReturnType<typeof admin>) =>
      update(ctx, 'vendor_bank_change', { _id, change: { state: 'confirmed' } })
    await expect(confirm(admin())).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await vendorRow(vendorID)).accountNumber).toBe(null)
    await confirm(boss())
    await expect(confirm(boss())).rejects.toMatchObject({ kind: 'invalid' })
    const vendor = await vendorRow(vendorID)
    expect(vendor).toMatchObject({ accountNumber: '1234567890', bank: '004', accountName: 'บริษัทใหม่' })
    expect(Date.parse(vendor.payoutsFrom!) - admin().now).toBeGreaterThan(71 * 3_600_000)
    expect(await mailsTo(email)).toHaveLength(2)
    await change(vendorID, { email: 'other@wicha.test' })
    expect(await mailsTo(email)).toHaveLength(3)
    expect(await mailsTo('other@wicha.test')).toHaveLength(0)
  })

  test('two people who confirm and refuse at once decide once, and a parallel second account is refused', async () => {
    const vendorID = await createVendor(admin(), { n: ++n })
    const both = await Promise.allSettled([
      create(admin(), 'vendor_bank_change', { vendorID, ...account }),
      create(boss(), 'vendor_bank_change', { vendorID, ...account }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { _id } = await from(admin(), 'vendor_bank_change')
      .select('_id')
      .where('vendorID', '=', vendorID)
      .executeTakeFirstOrThrow()
    const root = academy.as('root', 'skills')
    const decided = await Promise.allSettled([
      update(root, 'vendor_bank_change', { _id, change: { state: 'confirmed' } }),
      update(root, 'vendor_bank_change', { _id, change: { state: 'refused' } }),
    ])
    expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('computed fields of a vendor are not written by people', async () => {
    const vendorID = await createVendor(admin(), { n: ++n })
    await setAccount({ by: admin(), confirmedBy: boss(), vendorID })
    for (const to of [{ accountNumber: '1' }, { payoutsFrom: null }, { balance: 5 }, { bank: '004' }])
      await expect(change(vendorID, to)).rejects.toMatchObject({ kind: 'invalid' })
  })
})
