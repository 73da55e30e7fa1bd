import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { cachedCounts, type Figures } from '#platform/office/menu/counts.ts'
import type { Figure } from '#ui/office/description.ts'
import { type ListAt, opensAt, rowsAt } from './opened.ts'

/** Returns the declared figures of a collection's list. Each links to the rows that it counts. */
export const figuresOf = async (ctx: Context, at: ListAt): Promise<{ figures?: Figure[] }> => {
  const figures = (at.collection.list.figures ?? []).flatMap(({ label, where }) => {
    const href = opensAt(ctx, at, where)
    return href === null ? [] : [{ label: label[ctx.locale], href }]
  })
  if (figures.length === 0) return {}
  const hrefs = figures.map(({ href }) => href)
  const counted = await cachedCounts(ctx, {
    key: `list ${hrefs.join(' ')}`,
    read: (inner) => countAll(inner, at, hrefs),
  })
  return { figures: figures.map((figure, n) => ({ ...figure, value: (counted[n] ?? 0).toLocaleString('th-TH') })) }
}

/** Counts the rows of each address, in one statement. */
async function countAll(ctx: Context, at: ListAt, hrefs: readonly string[]): Promise<Figures> {
  const counts = hrefs.map((href, n) => {
    const counted = rowsAt(ctx, at, href).select(sql`count(*)::int`.as('n'))
    return sql`(${counted}) as ${sql.ref(String(n))}`
  })
  const { rows } = await sql<Figures>`select ${sql.join(counts)}`.execute(ctx[executor])
  return rows[0]!
}
