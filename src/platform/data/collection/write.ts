import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { nobody } from '#platform/data/access/rule.ts'
import { dropComments } from '#platform/office/comments/drop-comments.ts'
import type { Context } from '#platform/context.ts'
import { nowOf } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { dropAttachments } from '#platform/content/file/attachment/drop-attachments.ts'
import { noteUses } from '#platform/content/file/references/record-references.ts'
import { assertFiles } from '#platform/content/file/references/assert-files.ts'
import { changesOf, editable } from '#platform/data/history/changes.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import { collectionOf } from './catalogue.ts'
import { assertListed } from './listed/assert-listed.ts'
import { restoreRow } from './removal/restore-row.ts'
import { softDeleteRow } from './removal/soft-delete-row.ts'
import type { AnyCollection, ChangeOf, Name, NewRowOf, RowOf } from './registry.ts'
import { siteColumns } from './scope.ts'
import { accepted, acceptedChange } from './writing/accept.ts'
import { asColumns, begunColumns, computedColumns, searchText } from './writing/columns.ts'
import { assertExisting } from './writing/assertions/existing.ts'
import { sealSecrets } from './writing/seal-secrets.ts'
import { assertImmutable } from './writing/assertions/immutable.ts'
import { reindexRow } from './writing/reindex.ts'
import { withSiteValues } from '#platform/data/site-fields/site-values.ts'
import { newId } from './writing/id.ts'
import { assertEditableHere, assertRemovableHere } from './writing/assertions/managed-elsewhere.ts'
import { assertUnlocked } from './writing/assertions/locked.ts'
import { lockAnyRow, lockLiveRow, lockOverlaps, lockRemovals, isRemoved } from './writing/lock.ts'
import { assertNamed } from './writing/assertions/named.ts'
import { assertLimit } from './writing/assertions/limit.ts'
import { limitUniqueProbing } from './writing/assertions/unique-probing.ts'
import { assertWrite } from './writing/assertions/write.ts'
import { lockTree, assertTree } from './writing/assertions/tree.ts'
import { assertUnused } from './removal/used-in.ts'
import { changeRow, deleteRow, edited, insertRow, type Stored } from './writing/store.ts'
import { slugged } from './writing/slugged.ts'
import { settle } from './writing/after-change.ts'
import { awaitAll } from './transaction.ts'
import { publishRowEvent, withWriteTransaction } from './writing/write-transaction.ts'

/** Stores a new row of the context's site. Refuses invalid input and fields that the viewer may not write. */
export const create = <N extends Name>(ctx: Context, name: N, input: NewRowOf<N>) =>
  createAny(ctx, name, input as Record<string, unknown>) as Promise<RowOf<N>>

/** Changes a row. Throws a conflict if `version` is given and differs from the stored one. */
export const update = <N extends Name>(
  ctx: Context,
  name: N,
  to: { _id: string; change: ChangeOf<N>; version?: number },
) => updateAny(ctx, name, to as { _id: string; change: Record<string, unknown>; version?: number }) as Promise<RowOf<N>>

/** Removes a row. Throws a conflict if other rows refer to it. With soft delete, `restore` undoes the removal. */
export const remove = <N extends Name>(ctx: Context, name: N, _id: string) =>
  removeAny(ctx, name, { _id }) as Promise<RowOf<N>>

/**
 * Restores a removed row and the rows that cascaded with it, if the viewer may remove it. Does nothing if the row is
 * not removed. Throws a conflict if a unique value is taken, or a row that it refers to is removed.
 */
export const restore = <N extends Name>(ctx: Context, name: N, _id: string) =>
  restoreAny(ctx, name, { _id }) as Promise<RowOf<N>>

export const createAny = async (ctx: Context, name: string, input: Record<string, unknown>): Promise<Stored> => {
  const collection = collectionOf(ctx, name)
  if (!mayEver(collection.access.create, ruledBy(ctx, collection))) throw forbidden()
  return put(ctx, collection, input)
}

/**
 * Stores a row of a collection in which `nobody` may create rows. Only the product records such rows; no API call, form
 * or file can.
 */
export const record = async <N extends Name>(ctx: Context, name: N, input: NewRowOf<N>) => {
  const collection = collectionOf(ctx, name)
  if (collection.access.create !== nobody) throw new Error(`rows of '${name}' are created by people`)
  return put(ctx, collection, input as Record<string, unknown>) as Promise<RowOf<N>>
}

async function put(ctx: Context, collection: AnyCollection, input: Record<string, unknown>): Promise<Stored> {
  const { _id, ...rest } = input
  const read = sealSecrets(ctx, collection, accepted(ctx, collection, rest))
  return withWriteTransaction(ctx, collection, async (inside) => {
    await assertLimit(inside, collection)
    await lockOverlaps(inside, collection)
    await lockTree(inside, collection, read)
    const slugs = await slugged(inside, collection, { before: null, given: read })
    const given = withSiteValues(inside, collection, { before: null, given: slugs })
    await assertExisting(inside, collection, given)
    await assertListed(inside, collection, { before: null, given })
    await assertNamed(inside, collection, { before: null, given })
    await assertFiles(inside, collection, { before: null, given })
    const now = nowOf(ctx)
    const id = typeof _id === 'string' && /^[0-9a-f]{24}$/.test(_id) ? _id : newId(ctx.now)
    const inserting = insertRow(inside, collection, {
      ...Object.fromEntries(siteColumns(collection).map((site) => [site, ctx.site._id])),
      _id: id,
      createdAt: now,
      updatedAt: now,
      search: searchText(collection, given),
      ...asColumns(collection, given),
      ...begunColumns(inside, collection, given),
    })
    const isRuled = collection.access.create !== nobody
    const [row] = await awaitAll(
      inserting,
      isRuled && assertWrite(inside, collection, { verb: 'create', _id: id, given }),
    )
    await assertTree(inside, collection, { _id: id, given })
    await noteUses(inside, { collection, before: null, row })
    const [, settled] = await awaitAll(
      keepEdit(inside, collection, { verb: 'create', before: null, row, names: editable(collection) }),
      settle(inside, collection, { before: null, row }),
    )
    await publishRowEvent(inside, `${collection.name}.created`, settled)
    return settled
  })
}

export const updateAny = async (
  ctx: Context,
  name: string,
  to: { _id: string; change: Record<string, unknown>; version?: number | undefined },
): Promise<Stored> => {
  const collection = collectionOf(ctx, name)
  const read = sealSecrets(ctx, collection, acceptedChange(ctx, collection, to.change))
  return withWriteTransaction(ctx, collection, async (inside) => {
    const { _id, version } = to
    await lockOverlaps(inside, collection)
    await lockTree(inside, collection, read)
    const before = await lockLiveRow(inside, collection, { verb: 'update', _id, version })
    const slugs = await slugged(inside, collection, { before, given: read })
    const change = withSiteValues(inside, collection, { before, given: slugs })
    assertUnlocked(inside, collection, { before, change })
    assertImmutable(collection, { before, change })
    limitUniqueProbing(inside, collection, { before, change })
    assertEditableHere(inside, collection, { before, change })
    await assertExisting(inside, collection, change)
    await assertListed(inside, collection, { before, given: change })
    await assertNamed(inside, collection, { before, given: change })
    await assertFiles(inside, collection, { before, given: change })
    const search = searchText(collection, { ...before, ...change })
    const columns = edited(inside, { ...asColumns(collection, change), search })
    const [row] = await awaitAll(
      changeRow(inside, collection, { _id, columns }),
      assertWrite(inside, collection, { verb: 'update', _id, given: change }),
    )
    await assertTree(inside, collection, { _id, given: change })
    await noteUses(inside, { collection, before, row })
    const [, settled] = await awaitAll(
      keepEdit(inside, collection, { verb: 'update', before, row, names: Object.keys(change) }),
      settle(inside, collection, { before, row }),
    )
    await publishRowEvent(inside, `${name}.updated`, settled)
    return settled
  })
}

export const removeAny = async (
  ctx: Context,
  name: string,
  which: { _id: string; version?: number | undefined },
): Promise<Stored> => {
  const collection = collectionOf(ctx, name)
  return withWriteTransaction(ctx, collection, async (inside) => {
    if (collection.softDelete) await lockRemovals(inside)
    const before = await lockLiveRow(inside, collection, { verb: 'remove', ...which })
    assertRemovableHere(inside, collection, before)
    await assertUnused(inside, collection, before)
    const row = collection.softDelete
      ? await softDeleteRow(inside, collection, before)
      : await erase(inside, collection, before)
    await ctx.app.afterRemove.get(name)?.(inside, { row, isBack: false })
    await publishRowEvent(inside, `${name}.removed`, row)
    return row
  })
}

export const restoreAny = async (
  ctx: Context,
  name: string,
  which: { _id: string; version?: number | undefined },
): Promise<Stored> => {
  const collection = collectionOf(ctx, name)
  if (!collection.softDelete) throw notFound()
  return withWriteTransaction(ctx, collection, async (inside) => {
    await lockRemovals(inside)
    await lockOverlaps(inside, collection)
    const removed = await lockAnyRow(inside, collection, { verb: 'remove', ...which })
    if (!isRemoved(removed)) return removed
    assertRemovableHere(inside, collection, removed)
    await assertLimit(inside, collection)
    const row = await restoreRow(inside, collection, removed)
    await ctx.app.afterRemove.get(name)?.(inside, { row, isBack: true })
    await publishRowEvent(inside, `${name}.restored`, row)
    return row
  })
}

/**
 * Writes computed fields, and fields that both clients and the product set. It skips the viewer's rules and touches no
 * other field.
 */
export const compute = async <N extends Name>(
  ctx: Context,
  name: N,
  to: { _id: string; change: Partial<RowOf<N>> },
) => {
  const collection: AnyCollection = collectionOf(ctx, name)
  const columns = edited(ctx, computedColumns(collection, to.change))
  return withWriteTransaction(ctx, collection, async (inside) => {
    const row = await changeRow(inside, collection, { _id: to._id, columns })
    if (collection.list.search.some((name) => Object.hasOwn(to.change, name))) await reindexRow(inside, collection, row)
  })
}

/** Deletes a row permanently. Its history ends with its last values. */
async function erase(ctx: Context, collection: AnyCollection, row: Stored): Promise<Stored> {
  await deleteRow(ctx, collection, row._id)
  await dropComments(ctx, collection)
  await dropAttachments(ctx, collection)
  await noteUses(ctx, { collection, before: row, row: null })
  const changes = changesOf(collection, { before: row, after: null, names: editable(collection) })
  await keepHistory(ctx, collection, { verb: 'remove', rows: [{ _id: row._id, version: row.version + 1, changes }] })
  return row
}

/** Records the edit of one row. An update without changes is not recorded. */
async function keepEdit(
  ctx: Context,
  collection: AnyCollection,
  of: { verb: 'create' | 'update'; before: Stored | null; row: Stored; names: string[] },
) {
  if (!collection.history) return
  const { verb, before, row, names } = of
  const changes = changesOf(collection, { before, after: row, names })
  if (verb === 'update' && Object.keys(changes).length === 0) return
  await keepHistory(ctx, collection, { verb, rows: [{ _id: row._id, version: row.version, changes }] })
}
