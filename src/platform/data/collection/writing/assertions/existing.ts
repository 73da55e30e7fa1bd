import { sql } from 'kysely'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { AnyField } from '../../field.ts'
import type { AnyCollection } from '../../registry.ts'
import { isLive } from '../../removal/soft-delete-columns.ts'
import { siteColumns } from '../../scope.ts'
import { noSuchRow } from '../request-errors.ts'

/** Refuses values that point at rows missing from this site, where no foreign key checks it. Locks those rows. */
export const assertExisting = async (ctx: Context, collection: AnyCollection, values: Record<string, unknown>) => {
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(collection.fields))
    if (fieldTypeOf(field).refers?.kept === 'when written' && !(await allExist(ctx, field, values[name])))
      issues.push(...noSuchRow(collection, [name]))
  if (issues.length > 0) throw invalid(...issues)
}

async function allExist(ctx: Context, field: AnyField, value: unknown): Promise<boolean> {
  const ids = (value ?? []) as string[]
  if (ids.length === 0) return true
  const { collection } = ctx.app.collections.get(field.to!)!
  const conditions = [
    ...siteColumns(collection).map(() => sql`site = ${ctx.site._id}`),
    sql`_id = any(${ids}::text[])`,
    ...isLive(collection, collection.name),
  ]
  const { rows } = await sql`select 1 from ${sql.table(collection.name)}
    where ${sql.join(conditions, sql` and `)} for key share`.execute(ctx[executor])
  return rows.length === ids.length
}
