import { sql } from 'kysely'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { cachedCounts, type Figures } from '#platform/office/menu/counts.ts'
import { type ListAt, rowsAt } from '../figures/opened.ts'

/** Maximum count per tab; beyond it the tab says that there are more. */
const most = 100_000

interface Tab {
  href: string
  isBin?: boolean
}

/** Counts the rows of each tab in one statement. Returns nothing and logs the error if it fails. */
export const countViews = async (ctx: Context, at: ListAt, tabs: readonly Tab[]): Promise<string[]> => {
  try {
    const key = `views ${tabs.map(({ href }) => href).join(' ')}`
    const counted = await cachedCounts(ctx, { key, read: (inner) => countAll(inner, at, tabs) })
    return tabs.map((_, n) => told(counted[n]!))
  } catch (error) {
    ctx.app.settings.log(`list: the tabs of ${at.collection.name} cannot be counted: ${String(error)}`)
    return []
  }
}

const told = (n: number) => `${Math.min(n, most).toLocaleString('th-TH')}${n > most ? '+' : ''}`

async function countAll(ctx: Context, at: ListAt, tabs: readonly Tab[]): Promise<Figures> {
  const counts = tabs.map(({ href, isBin }, n) => {
    const held = rowsAt(isBin ? trashOf(ctx, at.collection) : ctx, at, href)
    const some = held.select(sql`1`.as('one')).limit(most + 1)
    return sql`(select count(*)::int from (${some}) as held) as ${sql.ref(String(n))}`
  })
  const { rows } = await sql<Figures>`select ${sql.join(counts)}`.execute(ctx[executor])
  return rows[0]!
}
