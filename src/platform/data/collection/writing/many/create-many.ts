import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { noteUses } from '#platform/content/file/references/record-references.ts'
import { assertFiles } from '#platform/content/file/references/assert-files.ts'
import { changesOf, editable } from '#platform/data/history/changes.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import { collectionOf } from '../../catalogue.ts'
import type { AnyCollection, Name, NewRowOf, RowOf } from '../../registry.ts'
import { siteColumns } from '../../scope.ts'
import { accepted } from '../accept.ts'
import { asColumns, searchText } from '../columns.ts'
import { withSiteValues } from '#platform/data/site-fields/site-values.ts'
import { newId } from '../id.ts'
import { lockOverlaps } from '../lock.ts'
import { sealSecrets } from '../seal-secrets.ts'
import { assertExisting } from '../assertions/existing.ts'
import { assertLimit } from '../assertions/limit.ts'
import { assertWrites } from '../assertions/write.ts'
import { insertRows, type Stored } from '../store.ts'
import { publishRowEvents, withWriteTransaction } from '../write-transaction.ts'

/** The input of a new row, and its computed fields; `_id` where the caller derives it, so that a repeated row is skipped. */
interface ToCreate<N extends Name> {
  given: NewRowOf<N>
  computed?: Partial<RowOf<N>>
  /** When it was created, in milliseconds since 1970; now without one. */
  at?: number
}

interface Draft<N extends Name> {
  rows: readonly ToCreate<N>[]
  settle: (inside: Context, made: RowOf<N>[]) => Promise<void>
  isManaged: boolean
  /** What happens to a row whose unique values are taken. */
  onTaken: 'skip' | 'refuse'
}

/**
 * Stores many new rows as `create` does, with the same rules and history, in a constant number of statements. Stores
 * all or none, but skips a row whose unique values are taken. `settle` gets the new rows and updates what depends on
 * them. The module's own `settle` for single rows does not run.
 */
export const createMany = async <N extends Name>(
  ctx: Context,
  name: N,
  of: {
    rows: readonly ToCreate<N>[]
    settle: (inside: Context, made: RowOf<N>[]) => Promise<void>
    /** The product creates rows that it manages (`managedElsewhere`); the caller has proved the right of the viewer. */
    isManaged?: boolean
  },
): Promise<RowOf<N>[]> => {
  const collection: AnyCollection = collectionOf(ctx, name)
  const isManaged = of.isManaged === true && collection.managedElsewhere !== undefined
  if (!isManaged && !mayEver(collection.access.create, ruledBy(ctx, collection))) throw forbidden()
  return storeMany(ctx, collection, { ...of, isManaged, onTaken: 'skip' })
}

/** Stores many new rows as `record` does, in a constant number of statements. All or none are stored. */
export const recordMany = async <N extends Name>(
  ctx: Context,
  name: N,
  inputs: readonly NewRowOf<N>[],
): Promise<RowOf<N>[]> =>
  recordPast(
    ctx,
    name,
    inputs.map((given) => ({ given })),
  )

/** Does the same for rows that are older than their storing: each is created at its own time, in milliseconds since 1970. */
export const recordPast = async <N extends Name>(
  ctx: Context,
  name: N,
  rows: readonly { given: NewRowOf<N>; at?: number }[],
): Promise<RowOf<N>[]> => {
  const collection: AnyCollection = collectionOf(ctx, name)
  if (collection.access.create !== nobody) throw new Error(`rows of '${name}' are created by people`)
  if (ctx.app.afterChange.has(name)) throw new Error(`rows of '${name}' are recorded one by one`)
  return storeMany<N>(ctx, collection, { rows, settle: async () => {}, isManaged: true, onTaken: 'refuse' })
}

async function storeMany<N extends Name>(ctx: Context, collection: AnyCollection, of: Draft<N>): Promise<RowOf<N>[]> {
  proveSimple(collection)
  const read = of.rows.map(({ given, computed }) => ({
    ...siteValues(ctx, collection, accepted(ctx, collection, given as Record<string, unknown>)),
    ...computed,
  }))
  if (read.length === 0) return []
  return withWriteTransaction(ctx, collection, async (inside) => {
    await assertLimit(inside, collection, read.length)
    await lockOverlaps(inside, collection)
    for (const values of read) await assertExisting(inside, collection, values)
    for (const given of read) await assertFiles(inside, collection, { before: null, given })
    const rows = read.map((values, n) => columnsOf(createdAt(inside, of.rows[n]!), collection, values))
    const made = await insertRows(inside, collection, { rows, onTaken: of.onTaken })
    const ids = made.map(({ _id }) => _id)
    if (!of.isManaged) await assertWrites(inside, collection, ids)
    for (const row of made) await noteUses(inside, { collection, before: null, row })
    await keepMade(inside, collection, made)
    await of.settle(inside, made as RowOf<N>[])
    await publishRowEvents(inside, `${collection.name}.created`, made)
    return made as RowOf<N>[]
  })
}

const createdAt = (ctx: Context, { at = ctx.now }: { at?: number }): Context => ({ ...ctx, now: at })

const siteValues = (ctx: Context, collection: AnyCollection, given: Record<string, unknown>) =>
  withSiteValues(ctx, collection, { before: null, given: sealSecrets(ctx, collection, given) })

/** Trees, addresses made of names and values of lists are asked row by row: those collections are written one by one. */
function proveSimple({ name, fields }: AnyCollection) {
  const wrong = Object.values(fields).some((field) => field.slugOf || field.namesRecord || field.to === name)
  if (wrong) throw new Error(`rows of '${name}' are created one by one`)
}

const columnsOf = (ctx: Context, collection: AnyCollection, values: Record<string, unknown>) => ({
  ...Object.fromEntries(siteColumns(collection).map((site) => [site, ctx.site._id])),
  ...{ _id: newId(ctx.now), createdAt: nowOf(ctx), updatedAt: nowOf(ctx), search: searchText(collection, values) },
  ...asColumns(collection, values),
})

const keepMade = (ctx: Context, collection: AnyCollection, made: readonly Stored[]) =>
  keepHistory(ctx, collection, {
    verb: 'create',
    rows: made.map((row) => ({
      ...{ _id: row._id, version: row.version },
      changes: changesOf(collection, { before: null, after: row, names: editable(collection) }),
    })),
  })
