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

/** Cached SQL per catalogue, for the most recent viewers. Rules depend only on the viewer, the day and the site. */
type RuleSqlCache = WeakMap<CollectionMap, { day: string; texts: Texts }>

type Texts = Map<string, Text>

interface Text {
  collection: AnyCollection
  text: RawBuilder<unknown>
  seen: Seen
}

/** Maximum cached texts, each a few thousand characters long. */
const most = 2000

/**
 * Caches SQL that depends only on its name, the collection, the viewer, the day and the site. The text is built once
 * and reused in later statements. Each use still records what the rules read.
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
  // The text contains something that looks like a placeholder, so the SQL is not cached.
  if (parts.length !== parameters.length + 1) return built
  return sql(Object.assign([...parts], { raw: parts }), ...parameters)
}
