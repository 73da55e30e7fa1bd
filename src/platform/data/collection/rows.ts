import { type AliasedExpression, type AliasedRawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { collectionOf } from './catalogue.ts'
import { readable } from '#platform/data/access/readable.ts'
import type { AnyCollection, Name, RowOf } from './registry.ts'

/**
 * Returns the rows that the viewer may see on this site; fields they may not read are null. It is the only FROM for
 * modules. Throws not-found if the collection's plugin is off.
 */
export const rows = <N extends Name>(ctx: Context, name: N): AliasedRawBuilder<RowOf<N>, N> =>
  readable(ctx, collectionOf(ctx, name)).as<N>(sql.ref(name)) as AliasedRawBuilder<RowOf<N>, N>

/** Starts a query at the rows of a collection. Join further `rows` to it. */
export const from = <N extends Name>(ctx: Context, name: N) => ctx[executor].selectFrom(rows(ctx, name))

/** A query of another one, such as a union: its parts are made with `from` and see only what the viewer may. */
export const fromQuery = <Row, Alias extends string>(ctx: Context, query: AliasedExpression<Row, Alias>) =>
  ctx[executor].selectFrom(query)

/**
 * Returns the same rows for code that gets the collection at run time (the API, derived screens). `only` names the
 * needed fields.
 */
export const fromAny = (ctx: Context, collection: AnyCollection, only?: ReadonlySet<string>) =>
  ctx[executor].selectFrom(
    readable(ctx, collection, only).as<'row'>(sql.ref('row')) as AliasedRawBuilder<Record<string, unknown>, 'row'>,
  )
