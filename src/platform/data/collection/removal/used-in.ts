import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict } from '#platform/errors/errors.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { codeItems } from '../listed/listed.ts'
import type { AnyCollection } from '../registry.ts'
import type { Stored } from '../writing/store.ts'
import { isLive } from './soft-delete-columns.ts'

/** A field of another collection that names rows of this one, and which of their fields it stores. */
export interface Holder {
  collection: AnyCollection
  field: string
  key: string
  isList: boolean
}

/** Returns the fields of the collection's `usedIn`, regardless of plugins. */
export const holdersOf = ({ app: { collections } }: Pick<Context, 'app'>, { list }: AnyCollection): Holder[] =>
  (list.usedIn ?? []).flatMap((path) => {
    const [name, field] = path.split('.') as [string, string]
    const collection = collections.get(name)?.collection
    const held = collection?.fields[field]
    if (!collection || !held) return []
    const { refers, comparedAs } = fieldTypeOf(held)
    return [{ collection, field, key: held.at ?? refers!.by, isList: comparedAs === 'list' }]
  })

/** SQL condition: the row called `alias` names one of these rows. */
export const namesOneOf = (
  { field, isList }: Holder,
  of: { keys: readonly string[]; alias: string },
): RawBuilder<boolean> => {
  const held = sql.ref(`${of.alias}.${field}`)
  return isList ? sql`${held} && ${of.keys}::text[]` : sql`${held} = any(${of.keys}::text[])`
}

/** Returns the fields that contain a code of a site list, regardless of plugins. Empty if the row is not a code. */
const holdersOfCode = (
  { app: { collections } }: Pick<Context, 'app'>,
  { name }: AnyCollection,
  row: Stored,
): Holder[] =>
  name !== codeItems
    ? []
    : [...collections.values()].flatMap(({ collection }) =>
        Object.entries(collection.fields).flatMap(([field, { codeList }]) =>
          codeList === (row as Record<string, unknown>)['list']
            ? [{ collection, field, key: 'code', isList: false }]
            : [],
        ),
      )

/** Throws a conflict with the number of uses if other rows name this row. */
export const assertUnused = async (ctx: Context, collection: AnyCollection, row: Stored) => {
  for (const holder of [...holdersOf(ctx, collection), ...holdersOfCode(ctx, collection, row)]) {
    const { name, label } = holder.collection
    const conditions = [
      sql`site = ${ctx.site._id}`,
      namesOneOf(holder, { keys: [String((row as Record<string, unknown>)[holder.key])], alias: name }),
      ...isLive(holder.collection, name),
    ]
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}
      where ${sql.join(conditions, sql` and `)}`.execute(ctx[executor])
    const n = Number(rows[0]!.n)
    if (n === 0) continue
    const th = `ลบไม่ได้ เพราะยังมี${label.th} ${n.toLocaleString('th-TH')} รายการใช้อยู่`
    throw conflict({ field: '_id', code: 'used', th, en: `It is still used by ${n} (${label.en})` })
  }
}
