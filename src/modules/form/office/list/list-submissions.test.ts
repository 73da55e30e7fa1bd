import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { executor } from '#platform/data/database/executor.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { listSubmissions, readQuery } from './list-submissions.server.ts'

describe.each(await bothDrivers())('the statements of the list of submissions on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  /** Runs the list and returns the plan of each of its statements. */
  const plansOf = async (params: string): Promise<string[]> => {
    const { kysely } = academy.database
    const statements: CompiledQuery[] = []
    const listening: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        // Queries within a statement come here too. Only the whole statements count their rows or limit them.
        const statement = kysely.getExecutor().compileQuery(node, queryId)
        if (/count\(\*\)|limit/.test(statement.sql)) statements.push(statement)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const ctx = { ...academy.as('admin'), [executor]: kysely.withPlugin(listening) as never }
    await listSubmissions(ctx, readQuery('0'.repeat(24), new URLSearchParams(params)))
    return Promise.all(
      statements.map(async ({ sql: text, parameters }) => {
        const explained = CompiledQuery.raw(`explain ${text}`, [...parameters])
        const { rows } = await kysely.executeQuery<{ 'QUERY PLAN': string }>(explained)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }),
    )
  }

  // Joined without statistics, each of 10,000 submissions was compared with each answer until the time limit.
  test.each(['field=kind&value=ดี', 'value=ดี', 'q=ดี'])('read the answers of %s once', async (params) => {
    const plans = await plansOf(params)
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan).toMatch(/hashed SubPlan/)
  })
})
