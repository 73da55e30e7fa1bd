import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, awaitAll } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

const drivers = await bothDrivers()

describe.each(drivers)('what a transaction is asked together, on $kind', (driver) => {
  let academy: Academy
  let ctx: Context
  beforeAll(async () => {
    academy = await openAcademy(driver)
    ctx = academy.as('admin')
    await sql`create table step (n integer primary key)`.execute(academy.database.kysely)
  })
  afterAll(() => academy.close())

  const add = async (inside: Context, n: number) =>
    void (await sql`insert into step values (${n})`.execute(inside[executor]))
  const count = async (inside: Context) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from step where n > ${0}`.execute(
      inside[executor],
    )
    return rows[0]!.n
  }

  test('is done in the order in which it is asked, each thing seeing what came before', async () => {
    const answers = await inTransaction(ctx, (inside) =>
      awaitAll(add(inside, 1), count(inside), add(inside, 2), count(inside)),
    )
    expect(answers).toEqual([undefined, 1, undefined, 2])
    expect(await count(ctx)).toBe(2)
  })

  test('fails as the first that failed, once all have ended, and leaves nothing', async () => {
    let hasEnded = false
    const late = async (inside: Context) => {
      await count(inside).catch(() => {})
      await count(inside).catch(() => {})
      hasEnded = true
      throw new Error('what came after')
    }
    const asked = inTransaction(ctx, (inside) => awaitAll(add(inside, 3), add(inside, 1), late(inside)))
    await expect(asked).rejects.toMatchObject({ code: '23505' })
    expect(hasEnded).toBe(true)
    expect(await count(ctx)).toBe(2)
  })

  test('keeps apart what many transactions ask at once', async () => {
    const asked = Array.from({ length: 40 }, (_, at) =>
      inTransaction(ctx, async (inside) => {
        const [, mine] = await awaitAll(
          add(inside, 100 + at),
          sql<{ n: number }>`select n from step where n = ${100 + at}`.execute(inside[executor]),
        )
        if (at % 2 === 0) throw new Error('taken back')
        return mine.rows.map(({ n }) => n)
      }),
    )
    const ended = await Promise.allSettled(asked)
    const kept = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(kept).toEqual(Array.from({ length: 20 }, (_, at) => [101 + 2 * at]))
    expect(await count(ctx)).toBe(22)
  })
})
