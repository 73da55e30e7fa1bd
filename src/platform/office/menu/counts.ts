import { sql } from 'kysely'
import { matchingRows } from '#platform/http/api/find.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Counter, Manifest, Route, TableCount } from '#platform/manifest/manifest.ts'
import { askable } from '#platform/data/query/askable.ts'

declare module '#platform/context.ts' {
  interface App {
    /** The last values of the menu counters. */
    menuCounts: Remembered
  }
}

/** The counts for the viewer, by counter name. A count that failed is missing. */
export type Counts = ReadonlyMap<string, number>

/** Maximum age of a count in milliseconds, because rules may depend on the day. */
const ttlMs = 60_000

/**
 * Counts the routes' counters with the viewer's rights. Runs one statement per collection or table, or none while nothing
 * that it read has changed. A failed count is logged and left out (specification L257.4).
 */
export const countsOf = async (ctx: Context, routes: readonly Route[]): Promise<Counts> => {
  const counters = countersOf(ctx.app.manifests)
  const asked = [...new Set(routes.flatMap(({ counter }) => counter ?? []))].filter((name) => counters.has(name))
  const sources = Map.groupBy(asked, (name) => sourceOf(counters.get(name)!))
  const read = await Promise.all(
    [...sources].map(([of, names]) =>
      readSource(ctx, { of, names, counters }).catch((error: unknown) => {
        ctx.app.settings.log(`menu: the counters ${names.join(', ')} cannot be read: ${String(error)}`)
        return {}
      }),
    ),
  )
  return new Map(read.flatMap((figures) => Object.entries(figures)))
}

/** Returns all counters by name. A route with an undeclared counter, or a duplicate name, stops the start. */
export const countersOf = (manifests: readonly Manifest[]): ReadonlyMap<string, Counter> => {
  const counters = new Map<string, Counter>()
  for (const [name, counter] of manifests.flatMap((module) => Object.entries(module.counters))) {
    if (counters.has(name)) throw new Error(`the counter '${name}' is declared twice`)
    counters.set(name, counter)
  }
  return counters
}

const sourceOf = (counter: Counter) => ('of' in counter ? counter.of : counter.table)

/** Changes of a private table have no version, so that its counts are never cached: its index is small. */
async function readSource(ctx: Context, source: Source): Promise<Figures> {
  const [counter] = source.names.map((name) => source.counters.get(name)!)
  if ('table' in counter!) return readTable(ctx, source)
  return cachedCounts(ctx, { key: source.names.join(), read: (inner) => readFrom(inner, source) })
}

async function readTable(ctx: Context, { of, names, counters }: Source): Promise<Figures> {
  const figures = names.map((name) => {
    const { any } = counters.get(name) as TableCount
    const conditions = any.map((row) =>
      sql.join(
        Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        sql` and `,
      ),
    )
    return sql`(select count(*)::int from ${sql.table(of)} where site = ${ctx.site._id}
      and (${sql.join(conditions, sql` or `)})) as ${sql.ref(name)}`
  })
  const { rows } = await sql<Figures>`select ${sql.join(figures)}`.execute(ctx[executor])
  return rows[0]!
}

interface Source {
  of: string
  names: readonly string[]
  counters: ReadonlyMap<string, Counter>
}
export type Figures = Record<string, number>

async function readFrom(ctx: Context, { of, names, counters }: Source): Promise<Figures> {
  const collection = collectionOf(ctx, of)
  const seen = askable(ctx, collection)
  const figures = names.map((name) => {
    const { where: filter } = counters.get(name) as Extract<Counter, { of: string }>
    const counted = matchingRows(ctx, collection, { filter, seen })
    return sql`(${counted.select(sql`count(*)::int`.as('n'))}) as ${sql.ref(name)}`
  })
  const { rows } = await sql<Figures>`select ${sql.join(figures)}`.execute(ctx[executor])
  return rows[0]!
}

/** Returns cached counts of the same user and site, if no version of what they read has changed. */
export const cachedCounts = async (
  ctx: Context,
  of: { key: string; read: (inner: Context) => Promise<Figures> },
): Promise<Figures> => {
  const { app, site, viewer, now } = ctx
  const key = `${site._id} ${viewer.home} ${viewer.id} ${viewer.role} ${of.key}`
  const known = app.menuCounts.get(key)
  const isTrue = known && known.until > now && [...known.reads].every(([tag, at]) => app.purges.versionOf(tag) === at)
  if (isTrue) return known.figures
  const reads = new Map<string, number>()
  const figures = await of.read({ ...ctx, reads })
  app.menuCounts.delete(key)
  app.menuCounts.set(key, { figures, reads, until: now + ttlMs })
  if (app.menuCounts.size > most) app.menuCounts.delete(app.menuCounts.keys().next().value!)
  return figures
}

/** Maximum cache entries per process. */
const most = 5000

/** Cached menu counts, by user and site. */
export type Remembered = Map<string, { figures: Figures; reads: ReadonlyMap<string, number>; until: number }>
