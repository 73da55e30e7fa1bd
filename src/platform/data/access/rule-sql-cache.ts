import { type RawBuilder, sql } from 'kysely'
import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { remember } from '#platform/data/collection/reads.ts'
import type { AnyCollection, CollectionMap } from '#platform/data/collection/registry.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Seen } from './allow.ts'
import { anonymousIn } from './audience.ts'

declare module '#platform/context.ts' {
  interface App {
    ruleSqlCache: RuleSqlCache
  }
}

/** What was written for those who asked last, of a catalogue: rules know no more of a request than who asks, on which day and where. */
type RuleSqlCache = WeakMap<CollectionMap, { day: string; texts: Texts }>

type Texts = Map<string, Text>

interface Text {
  collection: AnyCollection
  text: RawBuilder<unknown>
  seen: Seen
}

/** So many are kept, each of a few thousand letters. */
const most = 2000

/**
 * SQL that depends on nothing but its name, the collection, who asks, on which day and where: it is built once and kept as text
 * around its values, so that it need not be written again in each statement that it is a part of. What its rules look at is noted as
 * read each time.
 */
export const cachedRuleSql = <T>(
  ctx: Context,
  of: { collection: AnyCollection; name: string },
  build: (seen: Seen) => RawBuilder<T>,
): RawBuilder<T> => {
  const known = knownOn(ctx)
  const key = `${of.name} ${ctx.site._id} ${of.collection.name} ${JSON.stringify(anonymousIn(ctx.viewer))}`
  const kept = known.get(key)
  known.delete(key)
  const one = kept?.collection === of.collection ? kept : made(ctx, of.collection, build)
  known.set(key, one)
  if (known.size > most) known.delete(known.keys().next().value!)
  for (const collection of one.seen.collections) remember(ctx, collection)
  if (one.seen.isByDay) cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  return one.text as RawBuilder<T>
}

function made(ctx: Context, collection: AnyCollection, build: (seen: Seen) => RawBuilder<unknown>): Text {
  const seen: Seen = { collections: new Set(), isByDay: false }
  return { collection, text: flat(ctx, build(seen)), seen }
}

function knownOn({ app: { collections, ruleSqlCache }, now }: Context): Texts {
  const day = bangkokDay(now)
  const known = ruleSqlCache.get(collections)
  if (known?.day === day) return known.texts
  const texts: Texts = new Map()
  ruleSqlCache.set(collections, { day, texts })
  return texts
}

function flat<T>(ctx: Context, built: RawBuilder<T>): RawBuilder<T> {
  const { sql: text, parameters } = built.compile(ctx[executor].withoutPlugins())
  const parts = text.split(/\$\d+/)
  // A text of its own that looks like the place of a value: then it is left as it was built.
  if (parts.length !== parameters.length + 1) return built
  return sql(Object.assign([...parts], { raw: parts }), ...parameters)
}
