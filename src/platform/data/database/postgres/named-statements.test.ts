import { describe, expect, it } from 'vitest'
import { bothDrivers, testServer } from '../test-database.ts'
import { plannedByValues } from './by-values.ts'
import { openPool } from './pool.ts'

const hasServer = (await bothDrivers()).some(({ kind }) => kind === 'postgres')

interface Client {
  query: (text: string, values?: unknown[]) => Promise<{ rows: { n: number }[] }>
  release: () => void
  connection: { parsedStatements: Record<string, string> }
}

describe.skipIf(!hasServer)('names of statements', () => {
  /** How many names the server and the client keep after three hundred statements. */
  const heldAfter = async (textOf: (n: number) => string) => {
    const pool = openPool({ url: testServer(), log: () => {}, statementMs: 10_000, max: 1 })
    const client = (await pool.connect()) as unknown as Client
    for (let n = 0; n < 300; n++) await client.query(textOf(n), [1]).catch(() => {})
    const { rows } = await client.query('select count(*)::int as n from pg_prepared_statements')
    const held = { server: rows[0]!.n, client: Object.keys(client.connection.parsedStatements).length }
    client.release()
    await pool.end()
    return held
  }

  it.each([
    ['answered', (n: number) => `select $1::int + ${n} as n`],
    ['failed as it was carried out', (n: number) => `select 1 / ($1::int - 1) + ${n} as n`],
  ])('are given up by server and client where the statement was %s', async (_, textOf) => {
    expect(await heldAfter(textOf)).toEqual({ server: 200, client: 200 })
  })

  it('are not given to what is planned by its values', async () => {
    expect(await heldAfter((n) => `select $1::int + ${n} as n${plannedByValues}`)).toEqual({ server: 0, client: 0 })
  })
})
