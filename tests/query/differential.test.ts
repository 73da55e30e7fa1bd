import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { compare } from './differential.ts'
import { faults } from './faults.ts'

/** By hand: `FUZZ_CASES=100000 FUZZ_SEED=7 vitest run tests/query`. The databases share the cases. */
const cases = Number(process.env['FUZZ_CASES'] ?? ofSweep({ part: 1000, whole: 2000 }))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const drivers = await bothDrivers()
const count = Math.ceil(cases / drivers.length)

describe.each(drivers.map((driver, at) => ({ ...driver, at })))('pipelines on $kind', (driver) => {
  let academy: Academy
  const users: string[] = []
  beforeAll(async () => {
    academy = await openAcademy(driver)
    for (const n of [1, 2, 3]) {
      const name = { username: `u${n}`, firstname: `u${n}`, lastname: 'x', email: `u${n}@wicha.test` }
      users.push((await create(academy.as('root'), 'user', name))._id)
    }
    // Rows of another site, to detect a statement without the site condition.
    for (const code of ['t1', 't2', 't3', 't4'])
      await create(academy.as('root', 'factory'), 'category', { name: code, code })
    for (const hours of [1, 3])
      await create(academy.as('root', 'factory'), 'course', { name: 'อื่น', category: ['t1', 't2'], hours })
  })
  afterAll(() => academy.close())

  test(
    'answer what MongoDB would',
    async () => {
      const { mismatch, larger, ...tally } = await compare(academy, { users, cases: count, seed: seed + driver.at })
      console.log(
        `pipelines (${driver.kind}): ${tally.cases} compared, ${tally.answered} not empty, seed ${seed + driver.at}`,
      )
      expect(mismatch, JSON.stringify(mismatch, null, 1)).toBeNull()
      expect(larger, 'larger than was computed').toBeNull()
      expect(tally.cases).toBe(count)
      expect(tally.answered / count).toBeGreaterThan(0.6)
    },
    600_000 + cases * 50,
  )

  test.each(driver.partOf(Object.entries(faults)))(
    'a compiler that %s is noticed',
    async (_what, fault) => {
      const { mismatch } = await compare(academy, { users, cases: 800, seed, fault })
      expect(mismatch).not.toBeNull()
      // A statement that the database refuses would be noticed anyway.
      expect(mismatch!.got).toBeInstanceOf(Array)
    },
    480_000,
  )
})
