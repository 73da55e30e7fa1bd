import { type AliasedRawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { collectionOf } from './catalogue.ts'
import { readable } from '#platform/data/access/readable.ts'
import type { AnyCollection, Name, RowOf } from './registry.ts'

/**
 * The rows of a collection that this viewer may see on this site, fields he may not read nulled: the only FROM a module
 * can write. Throws not-found when the collection's plugin is off.
 */
export const rows = <N extends Name>(ctx: Context, name: N): AliasedRawBuilder<RowOf<N>, N> =>
  readable(ctx, collectionOf(ctx, name)).as<N>(sql.ref(name)) as AliasedRawBuilder<RowOf<N>, N>

/** A query that starts at the rows of a collection; join further `rows` to it. */
export const from = <N extends Name>(ctx: Context, name: N) => ctx[executor].selectFrom(rows(ctx, name))

/** The same rows for code that knows a collection only at run time (the API, derived screens); `only` names the fields it needs. */
export const fromAny = (ctx: Context, collection: AnyCollection, only?: ReadonlySet<string>) =>
  ctx[executor].selectFrom(
    readable(ctx, collection, only).as<'row'>(sql.ref('row')) as AliasedRawBuilder<Record<string, unknown>, 'row'>,
  )
