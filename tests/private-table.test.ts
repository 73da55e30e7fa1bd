import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { deletePrivate, fromPrivate, insertPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { defineTable } from '#platform/data/private-table/private-table.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'

const tally = defineTable<{ key: string; n: number }>()({
  name: 'tally',
  schema: [
    'create table tally (site text not null references site (_id), key text not null, n integer not null, primary key (site, key))',
  ],
})

describe.each(await bothDrivers())('a private table on $kind', (driver) => {
  let academy: Academy
  const here = () => academy.as('admin')
  const there = () => academy.as('admin', 'factory')
  const rowsAt = async (ctx: ReturnType<typeof here>) =>
    fromPrivate(ctx, tally).select(['key', 'n']).orderBy('key').execute()

  beforeAll(async () => {
    academy = await openAcademy(driver)
    for (const statement of tally.schema) await sql.raw(statement).execute(academy.database.kysely)
    for (const ctx of [here(), there()]) await insertPrivate(ctx, tally, { row: { key: 'a', n: 1 } })
  })
  afterAll(() => academy.close())

  test('holds rows of one site, which no other site reads, changes or deletes', async () => {
    expect(await updatePrivate(here(), tally, { where: { key: 'a' }, change: { n: 2 } })).toBe(1)
    expect(await rowsAt(there())).toEqual([{ key: 'a', n: 1 }])
    expect(await deletePrivate(here(), tally, { key: 'a' })).toBe(1)
    expect(await rowsAt(here())).toEqual([])
    expect(await rowsAt(there())).toEqual([{ key: 'a', n: 1 }])
  })

  test('takes the site from the context, whatever a row or a condition says', async () => {
    const site = there().site._id
    await insertPrivate(here(), tally, { row: { key: 'forged', n: 1, site } as never })
    expect(await deletePrivate(here(), tally, { site, key: 'a' } as never)).toBe(0)
    expect(await rowsAt(here())).toEqual([{ key: 'forged', n: 1 }])
    await updatePrivate(here(), tally, { where: { key: 'forged' }, change: { n: 5, site } as never })
    expect(await rowsAt(there())).toEqual([{ key: 'a', n: 1 }])
  })

  test('keeps, changes or refuses a row that is there, as declared, and rolls back with its transaction', async () => {
    const row = { key: 'b', n: 1 }
    const keep = { columns: ['key'], update: 'nothing' } as const
    expect(await insertPrivate(here(), tally, { row, onConflict: keep })).toBe(true)
    expect(await insertPrivate(here(), tally, { row: { key: 'b', n: 9 }, onConflict: keep })).toBe(false)
    expect(
      await insertPrivate(here(), tally, { row: { key: 'b', n: 3 }, onConflict: { columns: ['key'], update: 'all' } }),
    ).toBe(true)
    await expect(insertPrivate(here(), tally, { row })).rejects.toThrow(/duplicate|unique/i)
    const failed = inTransaction(here(), async (inside) => {
      await deletePrivate(inside, tally, {})
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await rowsAt(here())).toContainEqual({ key: 'b', n: 3 })
  })
})
