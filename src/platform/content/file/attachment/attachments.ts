import { sql } from 'kysely'
import { allow, ruledBy } from '#platform/data/access/allow.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { lockLiveRow } from '#platform/data/collection/writing/lock.ts'
import { keyed } from '#platform/data/collection/writing/store.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { attachmentWords } from './words.ts'

/** A row of a collection, by name and id. */
export interface About {
  collection: string
  _id: string
}

export interface Attachment {
  _id: string
  /** The id of the file; null once deleted. */
  file: string | null
  ext: string
  name: string
  bytes: number
  by: string
  at: string
  removedAt: string | null
  removedBy: string | null
}

/** Maximum attachments of a record, unless the site sets a lower one. */
const mostOfAll = 50

/**
 * Returns current and former attachments of a row, newest first. Staff who may read the row only; throws forbidden or
 * not-found otherwise.
 */
export const attachmentsOf = async (ctx: Context, about: About): Promise<Attachment[]> => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  const of = collectionOf(ctx, about.collection)
  const row = await fromAny(ctx, of).select('row._id').where('row._id', '=', about._id).executeTakeFirst()
  if (!row) throw notFound()
  const { rows } = await sql<Attachment>`select _id, file, ext, name, bytes, "by", at, "removedAt", "removedBy"
    from attachment where ${onRow(ctx, about)} order by at desc, _id desc limit ${mostOfAll * 4}`.execute(ctx[executor])
  return rows
}

/** Whether the viewer may attach files to a row. */
export const mayAttach = async (ctx: Context, { collection, _id }: About): Promise<boolean> => {
  const of = collectionOf(ctx, collection)
  const rule = isStaff(ctx.viewer) && allow(of.access.update, ruledBy(ctx, of))
  if (typeof rule === 'boolean') return rule
  const { rows } = await sql`select 1 from ${sql.table(collection)} where ${keyed(ctx, of, _id)} and ${rule}`.execute(
    ctx[executor],
  )
  return rows.length > 0
}

/** Attaches a file that the viewer uploaded to a row that they may change. Does nothing if it is already attached. */
export const attach = (ctx: Context, about: About, file: string) =>
  inTransaction(ctx, async (inside) => {
    await proveRight(inside, about)
    const { viewer } = ctx
    const isOwn = isAtLeast(viewer, 'admin') ? sql`true` : sql`person = ${viewer.id}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${`attach ${ctx.site._id} ${about._id}`}, 0))`.execute(
      inside[executor],
    )
    const { rows } = await sql<{ n: number; has: boolean }>`select count(*)::int as n,
      coalesce(bool_or(file = ${file}), false) as has from attachment
      where ${onRow(ctx, about)} and "removedAt" is null`.execute(inside[executor])
    if (rows[0]!.has) return
    const most = await mostOn(inside)
    if (rows[0]!.n >= most) throw conflict(tooMany(most))
    const { numAffectedRows } = await sql`insert into attachment
        (site, _id, collection, "row", file, ext, name, bytes, person, "by", at)
      select site, ${newId(ctx.now)}, ${about.collection}, ${about._id}, _id, ext, name, bytes, ${viewer.id},
        ${viewer.name}, ${nowOf(ctx)}::timestamptz
      from file where site = ${ctx.site._id} and _id = ${file} and "removedAt" is null and ${isOwn}`.execute(
      inside[executor],
    )
    if (numAffectedRows === 0n) throw notFound()
  })

/** Returns the maximum number of attachments per record of the site (`configuration.files.itemLimit`). */
async function mostOn(ctx: Context): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`select (files ->> 'itemLimit')::int as most from configuration
    where site = ${ctx.site._id}`.execute(ctx[executor])
  return rows[0]?.most ?? mostOfAll
}

const tooMany = (most: number) => {
  const { th, en } = attachmentWords.tooMany
  const said = { n: most.toLocaleString('th-TH') }
  return { field: 'file', code: 'limit', th: fill(th, said), en: fill(en, said) }
}

/** Detaches a file from a row. It can be reattached for seven days. */
export const detach = (ctx: Context, about: About, _id: string) =>
  changed(ctx, about, {
    _id,
    to: sql`"removedAt" = ${nowOf(ctx)}::timestamptz, "removedBy" = ${ctx.viewer.name}`,
    where: sql`"removedAt" is null`,
  })

/** Reattaches a detached file to a row. */
export const reattach = (ctx: Context, about: About, _id: string) =>
  changed(ctx, about, {
    _id,
    to: sql`"removedAt" = null, "removedBy" = null`,
    where: sql`"removedAt" is not null and file is not null`,
  })

const changed = (
  ctx: Context,
  about: About,
  of: { _id: string; to: ReturnType<typeof sql>; where: ReturnType<typeof sql> },
) =>
  inTransaction(ctx, async (inside) => {
    await proveRight(inside, about)
    const { numAffectedRows } = await sql`update attachment set ${of.to}
      where ${onRow(ctx, about)} and _id = ${of._id} and ${of.where}`.execute(inside[executor])
    if (numAffectedRows === 0n) throw notFound()
  })

/** Staff who may change a row may attach files to it. Locks the row until the transaction ends. */
async function proveRight(ctx: Context, { collection, _id }: About) {
  if (!isStaff(ctx.viewer)) throw forbidden()
  await lockLiveRow(ctx, collectionOf(ctx, collection), { verb: 'update', _id })
}

const onRow = (ctx: Context, { collection, _id }: About) =>
  sql<boolean>`site = ${ctx.site._id} and collection = ${collection} and "row" = ${_id}`
