import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { collectionOf } from '../catalogue.ts'
import { isLive } from '../removal/soft-delete-columns.ts'
import type { AnyCollection, Name, RowOf } from '../registry.ts'
import { siteColumns } from '../scope.ts'
import { computedColumns } from './columns.ts'
import { edited, type Stored } from './store.ts'
import { withWriteTransaction } from './write-transaction.ts'

/** The live row of a unique value, and the condition under which it changes. Changes are values or SQL over the row. */
interface ConditionalChange<N extends Name> {
  where: Partial<RowOf<N>>
  only: RawBuilder<boolean>
  change: { [K in keyof RowOf<N>]?: RowOf<N>[K] | Expression<unknown> }
}

/**
 * Writes computed fields of a row if a condition holds, in one statement, so that nothing comes between. Returns the
 * row, or undefined where there is none or the condition does not hold. It skips the viewer's rules.
 */
export const computeWhere = async <N extends Name>(
  ctx: Context,
  name: N,
  { where, only, change }: ConditionalChange<N>,
): Promise<RowOf<N> | undefined> => {
  const collection: AnyCollection = collectionOf(ctx, name)
  const columns = edited(ctx, computedColumns(collection, change))
  const conditions = [
    ...siteColumns(collection).map(() => sql`site = ${ctx.site._id}`),
    ...Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    ...isLive(collection, name),
    only,
  ]
  const sets = [
    ...Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql`version = version + 1`,
  ]
  return withWriteTransaction(ctx, collection, async (inside) => {
    const { rows } = await sql<Stored>`update ${sql.table(name)} set ${sql.join(sets)}
      where ${sql.join(conditions, sql` and `)} returning *`.execute(inside[executor])
    return rows[0] as RowOf<N> | undefined
  })
}
