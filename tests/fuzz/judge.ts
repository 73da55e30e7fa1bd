import type { Academy } from '../support/academy.ts'
import { CompiledQuery, sql } from 'kysely'

/** The response to one case. */
export interface JudgeInput {
  status: number
  text: string
  /** Milliseconds until the response. */
  took: number
}

export const longestMs = 1000

/** Returns what is wrong with a response, whatever the request. Returns nothing for a good one. */
export const faultsOf = ({ status, text, took }: JudgeInput): string[] => [
  ...(status >= 500 ? [`answered ${status}`] : []),
  ...(took > longestMs ? [`took ${Math.round(took)} ms`] : []),
  ...(status >= 400 ? refusalFaults({ status, text }) : []),
]

/** Internals that no refusal may reveal: code and database statements. */
const insides =
  /node_modules|\.tsx?:\d|\bat \S+ \(|\bat (?:async )?\S+:\d+:\d+|syntax error at|violates (?:foreign|unique|not-null|check)|relation \\?"|column \\?"|invalid input syntax|invalid byte sequence|duplicate key value|operator does not exist|could not determine|bind message|numeric field overflow|kysely|pglite|postgres|\bpg_|zod|fastify|FST_|(?:Type|Range|Reference|Syntax)Error|Unexpected (?:token|end)|JSON at position|\bselect .* from \b|"stack"|ECONN|\/(?:home|root|usr|src)\//i

function refusalFaults({ status, text }: Pick<JudgeInput, 'status' | 'text'>): string[] {
  const told = insides.exec(text)
  const leak = told ? [`tells of its inside: ${told[0]}`] : []
  const read = asObject(text)
  if (!read) return [...leak, 'is no JSON object']
  const { status: said, message } = read
  return [
    ...leak,
    ...(said === status ? [] : [`says status ${String(said)} and is ${status}`]),
    ...(typeof message === 'string' && message !== '' ? [] : ['says nothing to the person']),
  ]
}

const asObject = (text: string): Record<string, unknown> | null => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Detects changes of the database. */
export interface Watch {
  /** Returns the tables with rows written or removed since the last check. */
  changed: () => Promise<string[]>
}

// Viewing a page records presence, and earlier errors are logged a moment later. Neither is a change by this request.
const passedOver = new Set(['session', 'site_log'])

/** A table, its rows, how many were written since, and the snapshot of this observation. */
interface JudgeCounts {
  name: string
  rows: number | string
  new: number | string
  at: string
}

/** Watches from now on. Pending writes of earlier requests are completed first. */
export const watch = async ({ app, database }: Pick<Academy, 'app' | 'database'>): Promise<Watch> => {
  await app.jobs.drain()
  await app.redirectStats.flush()
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.kysely)
  // Every row has the number of the transaction that wrote it. So rows outside a snapshot are found without reading
  // their content.
  const rowsAndNew = tables
    .filter(({ name }) => !passedOver.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) as rows, pg_current_snapshot()::text as at,
           count(*) filter (where not pg_visible_in_snapshot(xmin::text::xid8, $1::pg_snapshot)) as new from "${name}"`,
    )
    .join(' union all ')
  const look = async (since: string) => {
    const { rows } = await database.kysely.executeQuery<JudgeCounts>(CompiledQuery.raw(rowsAndNew, [since]))
    return { at: rows[0]!.at, rows, counts: new Map(rows.map((one) => [one.name, one.rows])) }
  }
  // If no writing transaction has begun or ended, nothing can have changed.
  const now = async () => {
    const { rows } = await sql<{ at: string }>`select pg_current_snapshot()::text as at`.execute(database.kysely)
    return rows[0]!.at
  }
  let held = await look(await now())
  return {
    changed: async () => {
      await app.redirectStats.flush()
      if ((await now()) === held.at) return []
      const { counts, at } = held
      held = await look(at)
      return held.rows.filter((one) => Number(one.new) > 0 || one.rows !== counts.get(one.name)).map(({ name }) => name)
    },
  }
}
