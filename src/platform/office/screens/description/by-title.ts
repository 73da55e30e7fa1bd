import { type RawBuilder, sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { readable } from '#platform/data/access/readable.ts'
import type { Context } from '#platform/context.ts'
import { keyOf } from './labels.ts'

/**
 * SQL condition: every typed word occurs in the title of the row called `row`, for collections without search. A row
 * whose title is a reference matches by the referenced title. Only readable rows and fields match.
 */
export const titledWith = (ctx: Context, collection: AnyCollection, typed: string): RawBuilder<boolean> => {
  const words = normalize(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  const each = words.map((word) => sql`(${sql.join(named(ctx, { collection, alias: 'row', word }), sql` or `)})`)
  return sql<boolean>`${sql.join(each, sql` and `)}`
}

/**
 * The title fields of a row and of the row that its title refers to, one step away. Each has a condition for one word.
 */
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

/** Stored text is NFC; only case and Thai digits still need folding. */
const holds = (held: RawBuilder<unknown>, word: string) =>
  sql<boolean>`translate(lower(${held}::text), '๐๑๒๓๔๕๖๗๘๙', '0123456789')
    like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`
