import type { Academy } from '../support/academy.ts'
import { sql } from 'kysely'

/** What came back for one case. */
export interface Given {
  status: number
  text: string
  /** Milliseconds until it was there. */
  took: number
}

export const longestMs = 1000

/** What is wrong with an answer, whatever was asked; nothing for a good one. */
export const faultsOf = ({ status, text, took }: Given): string[] => [
  ...(status >= 500 ? [`answered ${status}`] : []),
  ...(took > longestMs ? [`took ${Math.round(took)} ms`] : []),
  ...(status >= 400 ? refusalFaults({ status, text }) : []),
]

/** What no refusal may tell: how the program is made and what it asked its database. */
const insides =
  /node_modules|\.tsx?:\d|\bat \S+ \(|\bat (?:async )?\S+:\d+:\d+|syntax error at|violates (?:foreign|unique|not-null|check)|relation \\?"|column \\?"|invalid input syntax|invalid byte sequence|duplicate key value|operator does not exist|could not determine|bind message|numeric field overflow|kysely|pglite|postgres|\bpg_|zod|fastify|FST_|(?:Type|Range|Reference|Syntax)Error|Unexpected (?:token|end)|JSON at position|\bselect .* from \b|"stack"|ECONN|\/(?:home|root|usr|src)\//i

function refusalFaults({ status, text }: Pick<Given, 'status' | 'text'>): string[] {
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

/** Sees whether anything in the database has changed. */
export interface Watch {
  /** The tables whose content is not what it was when last looked at; from then on this is what they hold. */
  changed: () => Promise<string[]>
}

// Who looks at a page is seen, and what went wrong before is written down a moment later: no change by what was asked.
const passedOver = new Set(['session', 'site_log'])

/** Looks from here on: what was asked before, and is still to be written down, is written first. */
export const watch = async ({ app, database }: Pick<Academy, 'app' | 'database'>): Promise<Watch> => {
  await app.jobs.drain()
  await app.visits.flush()
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.kysely)
  const looked = tables
    .filter(({ name }) => !passedOver.has(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, count(*) as rows, coalesce(sum(hashtextextended(it::text, 0)), 0)::text as content from ${sql.table(name)} as it`,
    )
  const look = async () => {
    const { rows } = await sql<{
      name: string
      rows: number
      content: string
    }>`${sql.join(looked, sql` union all `)}`.execute(database.kysely)
    return new Map(rows.map(({ name, rows: count, content }) => [name, `${count} ${content}`]))
  }
  // A transaction that wrote has a number of its own: while none was given out there is nothing to look at.
  const numbered = async () => {
    const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
      database.kysely,
    )
    return rows[0]!.next
  }
  let held = await look()
  let at = await numbered()
  return {
    changed: async () => {
      await app.visits.flush()
      const next = await numbered()
      if (next === at) return []
      at = next
      const now = await look()
      const names = [...now].filter(([name, content]) => held.get(name) !== content).map(([name]) => name)
      held = now
      return names
    },
  }
}
