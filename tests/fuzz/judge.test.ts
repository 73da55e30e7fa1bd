import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { callsOf } from './calls.ts'
import { caseOf } from './cases.ts'
import { hostileValue } from './hostile.ts'
import { worldOf } from './fuzz.ts'
import { faultsOf, watch } from './judge.ts'
import { mutated } from './mutations.ts'
import { randomOf } from './random.ts'

const drivers = await bothDrivers()
const refusal = (more: object = {}) => JSON.stringify({ status: 400, message: 'ข้อมูลไม่ถูกต้อง', ...more })

describe('the judge', () => {
  test.each([
    ['an answer', { status: 200, text: '[]', took: 5 }],
    ['a refusal', { status: 400, text: refusal(), took: 5 }],
    ['a word of the person in an answer', { status: 200, text: '[{"name":"syntax error at line 3"}]', took: 5 }],
  ])('lets %s pass', (_, given) => {
    expect(faultsOf(given)).toEqual([])
  })

  test.each([
    ['an error', { status: 500, text: refusal({ status: 500 }), took: 5 }],
    ['a wait', { status: 200, text: '[]', took: 1001 }],
    ['a call that never ends', { status: 599, text: refusal({ status: 599 }), took: Infinity }],
    ['a refusal that is a page', { status: 404, text: '<html></html>', took: 5 }],
    ['a refusal without a sentence', { status: 400, text: '{"status":400}', took: 5 }],
    ['a refusal that says another status', { status: 403, text: refusal(), took: 5 }],
    ['a statement', { status: 400, text: refusal({ message: 'select _id from course where' }), took: 5 }],
    ['what the database said', { status: 400, text: refusal({ message: 'column "x" does not exist' }), took: 5 }],
    ['a place in the program', { status: 400, text: refusal({ message: 'at find (find.ts:12:3)' }), took: 5 }],
    ['a path of the machine', { status: 400, text: refusal({ message: '/usr/local/wicha/x' }), took: 5 }],
    ['what the program is made of', { status: 400, text: refusal({ message: 'FST_ERR_BAD_URL' }), took: 5 }],
  ])('sees %s', (_, given) => {
    expect(faultsOf(given).length).toBeGreaterThan(0)
  })

  describe.each(drivers)('on $kind', (driver) => {
    let academy: Academy
    beforeAll(async () => {
      academy = await openAcademy(driver)
      await academy.app.jobs.drain()
    })
    afterAll(() => academy.close())

    test('sees a row that came, one that changed and one that went, and nothing where nothing did', async () => {
      const run = (text: string) => sql.raw(text).execute(academy.database.kysely)
      await run('create table watched (n integer)')
      const seen = await watch(academy)
      expect(await seen.changed()).toEqual([])
      await run('insert into watched values (1)')
      expect(await seen.changed()).toEqual(['watched'])
      expect(await seen.changed()).toEqual([])
      await run('update watched set n = 2')
      await run(`update "user" set firstname = 'เปลี่ยน' where username = 'admin'`)
      expect(await seen.changed()).toEqual(['user', 'watched'])
      await run('delete from watched')
      expect(await seen.changed()).toEqual(['watched'])
      await run(`update "user" set firstname = firstname`)
      expect(await seen.changed(), 'written, though as it was').toEqual(['user'])
      await run('select pg_current_xact_id()')
      expect(await seen.changed()).toEqual([])
    })

    test.skipIf(driver.kind === 'pglite')('sees what a transaction changed that began before it looked', async () => {
      const { kysely } = academy.database
      await sql`create table held_back (n integer)`.execute(kysely)
      await sql`insert into held_back values (1)`.execute(kysely)
      const [written, seenOnce] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const writing = kysely.transaction().execute(async (transaction) => {
        await sql`update held_back set n = 2`.execute(transaction)
        written.resolve()
        await seenOnce.promise
      })
      await written.promise
      const seen = await watch(academy)
      await sql`select pg_current_xact_id()`.execute(kysely)
      expect(await seen.changed()).toEqual([])
      seenOnce.resolve()
      await writing
      expect(await seen.changed()).toEqual(['held_back'])
    })

    test('has cases of every call and every role, the same for the same seed', async () => {
      const world = await worldOf(academy)
      expect(callsOf(academy.app).map(({ method, pattern }) => `${method} ${pattern}`)).toEqual(
        expect.arrayContaining([
          'POST /api/:c/query',
          'POST /api/:c/aggregate',
          'POST /api/signin',
          'DELETE /api/:c/:id',
          'GET /api/openapi.json',
        ]),
      )
      for (const index of [0, 1, 500, 99_999]) expect(caseOf(7, index, world)).toEqual(caseOf(7, index, world))
      expect(caseOf(7, 1, world)).not.toEqual(caseOf(8, 1, world))
      const bodies = Array.from({ length: 300 }, (_, index) => caseOf(7, index, world).payload.toString('latin1'))
      expect(new Set(bodies).size).toBeGreaterThan(250)
    })
  })
})

test('a body is changed in one place, and what is changed is sent', () => {
  const body = { method: 'find', args: [{ name: 'a' }], paging: { page: 1, limit: 2 } }
  const changed = Array.from({ length: 500 }, (_, index) => JSON.stringify(mutated(randomOf(1, index), body)))
  expect(body).toEqual({ method: 'find', args: [{ name: 'a' }], paging: { page: 1, limit: 2 } })
  expect(new Set(changed).size).toBeGreaterThan(300)
  expect(changed.filter((text) => text === JSON.stringify(body)).length).toBeLessThan(50)
  expect(changed.some((text) => text.includes('"__proto__"'))).toBe(true)
})

test('hostile values hold what every program stumbles over', () => {
  const sent = Array.from({ length: 20_000 }, (_, index) => JSON.stringify(hostileValue(randomOf(2, index), 5))).join(
    '\n',
  )
  for (const part of [
    '\\u0000',
    '\\ud83d',
    '"__proto__"',
    '"constructor"',
    '"$where"',
    '"$ne"',
    '-1',
    'drop table',
    '(a+)+$',
  ])
    expect(sent, part).toContain(part)
})
