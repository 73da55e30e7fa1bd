import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { trainingsOf } from './find-trainings.server.ts'

const others = 10_000

describe.each(await bothDrivers())('the calendar of an academy with 10,000 rounds on $kind', (driver) => {
  let academy: Academy
  let courses: string[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    courses = []
    for (const [n, startDate] of ['2026-12-10', '2026-12-05', '2026-12-10'].entries()) {
      const made = { name: `หลักสูตร ${n}`, status: true, type: 'onsite' as const }
      const { _id: courseID } = await create(academy.as('admin'), 'course', made)
      await create(academy.as('admin'), 'course_round', { courseID, startDate, status: 'open' })
      courses.push(courseID)
    }
    const single = { name: 'ไม่มีรุ่น', status: true, type: 'onsite' as const, startDate: '2026-12-07' }
    courses.push((await create(academy.as('admin'), 'course', single))._id)
    await copyRounds()
  })
  afterAll(() => academy.close())

  /** Ten years of rounds of the first course, copied from its first one. */
  const copyRounds = () =>
    academy.database.patiently(async (kysely) => {
      const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
        where table_name = 'course_round' and table_schema = current_schema()`.execute(kysely)
      const changed: Record<string, string> = {
        _id: `lpad(n::text, 24, 'a')`,
        number: `10000 + n`,
        startDate: `date '2027-01-01' + n % 3650`,
        endDate: 'null',
      }
      const names = rows.map((row) => row.column_name)
      const values = names.map((name) => changed[name] ?? `one."${name}"`)
      const columns = names.map((name) => `"${name}"`)
      await sql
        .raw(
          `insert into course_round (${columns.join(', ')}) select ${values.join(', ')}
          from course_round one, generate_series(1, ${others}) n where one."courseID" = '${courses[0]}'`,
        )
        .execute(kysely)
      await sql`analyze course_round`.execute(kysely)
    })

  test('shows the trainings of the year in order, with and without rounds', async () => {
    const found = await trainingsOf(academy.as('guest'), 2026)
    const own = found.filter(({ _id }) => courses.includes(_id))
    const [first, second, third, single] = courses as [string, string, string, string]
    expect(own.map(({ _id }) => _id)).toEqual([second, single, ...[first, third].toSorted()])
    expect(own.map(({ round }) => round?.number ?? null)).toEqual([1, null, 1, 1])
    const next = await trainingsOf(academy.as('guest'), 2027)
    expect(next.filter(({ _id }) => _id === first).length).toBeGreaterThan(900)
  })

  test('reads the rounds of the year by an index, and not those of other years', async () => {
    const statements: CompiledQuery[] = []
    const { kysely } = academy.database
    const listening: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        statements.push(kysely.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await trainingsOf({ ...academy.as('guest'), [executor]: kysely.withPlugin(listening) as never }, 2026)
    const ofRounds = statements.filter(({ sql: text }) => text.includes('course_round'))
    expect(ofRounds).toHaveLength(1)
    const [{ sql: text, parameters }] = ofRounds as [CompiledQuery]
    const explained = CompiledQuery.raw(`explain ${text}`, [...parameters])
    const { rows } = await kysely.executeQuery<{ 'QUERY PLAN': string }>(explained)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/course_round_by_\w*startDate/)
    expect(plan).not.toMatch(/Seq Scan on (public\.)?course_round/)
  })
})
