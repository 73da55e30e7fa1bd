import { type RawBuilder, sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { readable } from '#platform/data/access/readable.ts'
import type { Context } from '#platform/context.ts'
import { keyOf } from './labels.ts'

/**
 * That every word of what was typed is in what a row, called `row`, is named by, for collections whose lists are not searched.
 * A row that is named by another is found by what that one is called. Asked of the rows that the viewer may read, and of fields
 * that he may not read nothing is found.
 */
export const titledWith = (ctx: Context, collection: AnyCollection, typed: string): RawBuilder<boolean> => {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  const each = words.map((word) => sql`(${sql.join(named(ctx, { collection, alias: 'row', word }), sql` or `)})`)
  return sql<boolean>`${sql.join(each, sql` and `)}`
}

/** The fields that name a row and those of the row behind them, one step away; each as one word asks it. */
function named(
  ctx: Context,
  of: { collection: AnyCollection; alias: string; word: string; isBehind?: boolean },
): RawBuilder<boolean>[] {
  const { collection, alias, word, isBehind = false } = of
  return collection.title.map((name) => {
    const held = sql.ref(`${alias}.${name}`)
    const field = collection.fields[name]!
    const by = keyOf(field)
    const entry = by && !isBehind ? ctx.app.collections.get(field.to!) : undefined
    if (!by || !entry || !ctx.site.plugins.has(entry.module)) return holds(held, word)
    const behind = named(ctx, { collection: entry.collection, alias: 'behind', word, isBehind: true })
    return sql<boolean>`${held} in (select ${sql.ref(`behind.${by}`)} from ${readable(ctx, entry.collection)} as behind
      where ${sql.join(behind, sql` or `)})`
  })
}

/** What is stored is NFC; case and Thai digits are all that is left to fold of what people usually write. */
const holds = (held: RawBuilder<unknown>, word: string) =>
  sql<boolean>`translate(lower(${held}::text), '๐๑๒๓๔๕๖๗๘๙', '0123456789')
    like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`
