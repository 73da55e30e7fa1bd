import { type RawBuilder, sql } from 'kysely'
import { allow, ruledBy } from '#platform/data/access/allow.ts'
import { isStaff, type Role } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { trashOf, mayRestore } from '#platform/data/collection/removal/trash.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { keyed } from '#platform/data/collection/writing/store.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { readableValue } from '#platform/data/site-fields/site-values.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import type { Changes, FieldChange } from './changes.ts'
import { type Edit, siteOf } from './keep-history.ts'
import { nameOfWho } from './words.ts'

/** One edit of a row: who, when, and the fields that this viewer may read. */
export interface Entry {
  version: number
  verb: Edit
  at: string
  /** `actor` is the staff member who acted as this user. */
  by: { _id: string | null; name: string; role: Role; actor?: { _id: string; name: string } }
  changes: Changes
}

/**
 * Handles `GET {c}/{id}/history`: the edits of a row, newest first. Staff need permission to read the row, or to
 * restore it if removed. Throws not-found if the collection has no history or staff may not see the row, and forbidden
 * for others.
 */
export const pageOfHistory = async (ctx: Context, name: string, asked: { _id: string; page: unknown }) => {
  const page = readPage(asked.page)
  const collection = collectionOf(ctx, name)
  if (!collection.history || !(await isTheirs(ctx, collection, asked._id))) throw notFound()
  if (!isStaff(ctx.viewer)) throw forbidden()
  const offset = (page - 1) * atOnce
  const data = await entriesOf(ctx, collection, { _id: asked._id, limit: atOnce, offset })
  const { rows } = await sql<{ total: number }>`select count(*) as total from history
    where ${kept(ctx, collection, asked._id)}`.execute(ctx[executor])
  return { status: 200, data, paging: { page, limit: atOnce }, total: Number(rows[0]!.total) }
}

const atOnce = 20

/** Returns the page number of an address; 1 by default. */
function readPage(page: unknown): number {
  if (page === undefined) return 1
  if (typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page)) return Number(page)
  throw invalid({ field: 'page', code: 'wrong', th: 'หมายเลขหน้าไม่ถูกต้อง', en: 'The page number is not valid' })
}

/** Returns some edits of a row that the viewer may read, newest first, without unreadable fields. */
export const entriesOf = async (
  ctx: Context,
  collection: AnyCollection,
  asked: { _id: string; limit: number; offset?: number },
): Promise<Entry[]> => (await editsOf(ctx, collection, asked)).map(({ entry }) => entry)

/** Does the same, and says of each edit whether it also changed unreadable fields. */
export const editsOf = async (
  ctx: Context,
  collection: AnyCollection,
  asked: { _id: string; limit: number; offset?: number },
): Promise<{ entry: Entry; changedMore: boolean }[]> => {
  const { rows } =
    await sql<Kept>`select version, verb, "user", name, role, at, changes, actor, "actorName" from history
    where ${kept(ctx, collection, asked._id)}
    order by version desc limit ${asked.limit} offset ${asked.offset ?? 0}`.execute(ctx[executor])
  const readable = await readableFields(ctx, collection, asked._id)
  return rows.map(({ version, verb, at, changes, ...by }) => {
    const told = Object.entries(changes)
      .filter(([field]) => readable.has(field))
      .map(([field, change]) => [field, readableChange(ctx, collection.fields[field], change)] as const)
    return {
      entry: { ...{ version, verb, at, by: whoOf(ctx, by) }, changes: Object.fromEntries(told) },
      changedMore: told.length < Object.keys(changes).length,
    }
  })
}

/**
 * Returns field values just after a version of a row, from the history that the viewer may read. Leaves out unchanged
 * fields, secrets and truncated values.
 */
export const valuesAfter = async (ctx: Context, collection: AnyCollection, at: { _id: string; version: number }) => {
  const { rows } = await sql<{ changes: Changes }>`select changes from history
    where ${kept(ctx, collection, at._id)} and version > ${at.version} and verb = 'update'
    order by version`.execute(ctx[executor])
  const readable = await readableFields(ctx, collection, at._id)
  const held: Record<string, FieldChange> = {}
  for (const { changes } of rows)
    for (const [name, change] of Object.entries(changes))
      held[name] ??= readableChange(ctx, collection.fields[name], change)
  return Object.fromEntries(
    Object.entries(held).flatMap(([name, change]) =>
      'isSecret' in change || change.isCut || !readable.has(name) ? [] : [[name, change.before ?? null]],
    ),
  )
}

/** A change without the parts that the viewer may not read. */
function readableChange({ viewer }: Context, field: AnyField | undefined, change: FieldChange): FieldChange {
  if ('isSecret' in change || !field?.isSiteDefined) return change
  const told = (value: unknown) => readableValue(field, { value, viewer })
  return { ...change, before: told(change.before), after: told(change.after) }
}

interface Who {
  user: string | null
  name: string
  role: Role
  actor: string | null
  actorName: string | null
}
type Kept = Omit<Entry, 'by'> & Who

const whoOf = ({ locale }: Context, { user, name, role, actor, actorName }: Who): Entry['by'] => ({
  ...{ _id: user, name: user === null ? nameOfWho(name, locale) : name, role },
  ...(actor !== null && { actor: { _id: actor, name: actorName ?? '' } }),
})

const kept = (ctx: Context, collection: AnyCollection, _id: string): RawBuilder<boolean> =>
  sql<boolean>`site = ${siteOf(ctx, collection)} and collection = ${collection.name} and "row" = ${_id}`

async function isTheirs(ctx: Context, collection: AnyCollection, _id: string) {
  const shown = (of: Context) => fromAny(of, collection).select('row._id').where('row._id', '=', _id).executeTakeFirst()
  return (await shown(ctx)) ?? (mayRestore(ctx, collection) ? await shown(trashOf(ctx, collection)) : undefined)
}

/** Returns the fields that the viewer may read in this row. Row-dependent rules are evaluated on the row. */
async function readableFields(ctx: Context, collection: AnyCollection, _id: string): Promise<Set<string>> {
  const by = ruledBy(ctx, collection)
  const answers = Object.entries(collection.fields).map(
    ([name, { read }]) => [name, read ? allow(read, by) : true] as const,
  )
  const known = answers.flatMap(([name, answer]) => (answer === true ? [name] : []))
  const asked = answers.flatMap(([name, answer]) =>
    typeof answer === 'boolean' ? [] : [sql`${answer} as ${sql.ref(name)}`],
  )
  if (asked.length === 0) return new Set(known)
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(asked)} from ${sql.table(collection.name)}
    where ${keyed(ctx, collection, _id)}`.execute(ctx[executor])
  return new Set([...known, ...Object.entries(rows[0] ?? {}).flatMap(([name, isReadable]) => (isReadable ? name : []))])
}
