import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { oneOf } from '../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'
import { casesOf, certainCases, roles, type World } from './cases.ts'
import { type Figures, fuzz, worldOf } from './fuzz.ts'

const drivers = await bothDrivers()
/**
 * By hand: `FUZZ_BODIES=100000 FUZZ_SEED=7 vitest run tests/fuzz`. The databases share the bodies, four of five on
 * PostgreSQL.
 */
const inAll = Number(process.env['FUZZ_BODIES'] ?? 3000)
const seed = Number(process.env['FUZZ_SEED'] ?? 2570)
const from = Number(process.env['FUZZ_FROM'] ?? 0)
const embedded = drivers.length === 1 ? inAll : Math.ceil(inAll / 5)

describe.each(drivers.map((driver, at) => ({ ...driver, at })))('hostile bodies on $kind', (driver) => {
  const [first, count] = driver.at === 0 ? [from, embedded] : [from + embedded, inAll - embedded]
  let academy: Academy
  let http: Http
  let world: World
  let figures: Figures
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    world = await worldOf(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test(
    'are refused or answered: never an error, a wait, a word of the inside, or a change by what was refused',
    { timeout: 300_000 + count * 80 },
    async () => {
      figures = await fuzz({ academy, http, world }, casesOf(world, { seed, from: first, count }))
      const { tried, refused, answered, slowest } = figures
      console.log(
        `fuzz (${driver.kind}): ${tried} tried, ${refused} refused, ${answered} answered, slowest ${Math.round(slowest.ms)} ms (case ${slowest.index}: ${slowest.asked.slice(0, 80)}…), seed ${seed}`,
      )
      expect(figures.faults).toEqual([])
    },
  )

  // The accepted values of each place depend neither on the database nor on the seed, so the faster database tests them
  // once.
  test.skipIf(driver.at < drivers.length - 1 || from > 0)(
    'are refused or answered also with each certain fault in each place',
    { timeout: 1_200_000 },
    async () => {
      const cases = oneOf(4, certainCases(world, ['course', 'user']))
      const { tried, refused, faults } = await fuzz({ academy, http, world }, cases)
      expect(faults).toEqual([])
      expect(tried).toBe(cases.length)
      expect(tried).toBeGreaterThan(400)
      expect(refused).toBeGreaterThan(tried / 2)
    },
  )

  test('reach every call that the product answers, by every role, and get through', () => {
    if (figures.tried < 2000) return
    const keys = world.calls.flatMap(({ method, pattern }) => roles.map((role) => `${method} ${pattern} ${role}`))
    expect([...figures.byCall.keys()].toSorted()).toEqual(keys.toSorted())
    expect(figures.answered).toBeGreaterThan(figures.tried / 20)
    expect(figures.refused).toBeGreaterThan(figures.tried / 3)
    const answered = (call: string) =>
      roles.reduce((sum, role) => sum + figures.byCall.get(`${call} ${role}`)!.answered, 0)
    // Few bodies are valid and few roles may send them. Some reads and some writes must succeed, but not some of each
    // call.
    const reading = ['POST /api/:c/query', 'POST /api/:c/aggregate', 'GET /api/:c/:id']
    const writing = ['POST /api/:c', 'PUT /api/:c/:id', 'DELETE /api/:c/:id', 'POST /api/:c/:id/restore']
    for (const calls of [reading, writing])
      expect(
        calls.reduce((sum, call) => sum + answered(call), 0),
        calls.join(),
      ).toBeGreaterThan(0)
  })
})
