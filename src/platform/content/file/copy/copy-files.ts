import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { idOf, keyOf } from '#domain/file/file-key.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { assertRoom } from '../upload/upload-limits.ts'
import { storeNameOf } from '../store/store-of.ts'
import { fetchCopy } from './fetch-copy.ts'
import { keysIn, remapFileKeys } from './remap-file-keys.ts'

/**
 * Returns a record's values for this site, with files of the other site replaced by copies that this site owns. A
 * copy's row is written with the record. A job copies its content later, and reads use the original until then. A
 * second call finds the same copies. Files of a third site do not change. If the source site is unknown (`from` is
 * null), only public files are copied.
 */
export const copyFiles = async <V>(there: Context, of: { from: string | null; values: V }): Promise<V> => {
  const ids = keysIn(of.values)
  if (ids.length === 0 || of.from === there.site._id) return of.values
  return inTransaction(there, async (inside) => {
    const own = new Map<string, string>()
    for (const one of await originals(inside, { from: of.from, ids })) own.set(keyOf(one), await copied(inside, one))
    return remapFileKeys(of.values, own)
  })
}

/** Returns the same values with existing copies; creates none. */
export const withCopied = async <V>(there: Context, of: { from: string; values: V }): Promise<V> => {
  const ids = keysIn(of.values)
  if (ids.length === 0) return of.values
  const found = await originals(there, { from: of.from, ids })
  return remapFileKeys(of.values, new Map(found.map((one) => [keyOf(one), ownKey(one) ?? keyOf(one)])))
}

interface Original {
  id: string
  ext: string
  kept: number
  /** The copy on this site. */
  copy: string | null
  isHidden: boolean
}

async function originals(there: Context, of: { from: string | null; ids: readonly string[] }): Promise<Original[]> {
  const { from, ids } = of
  const mayBe = from === null ? sql`f.site <> ${there.site._id} and f."isPublic"` : sql`f.site = ${from}`
  const { rows } = await sql<Original>`select f._id as id, f.ext, f.kept, c._id as copy,
      c."removedAt" is not null as "isHidden"
    from file f left join file c on c.site = ${there.site._id} and c."copyOf" = f._id
    where ${mayBe} and f._id = any(${ids}::text[]) and f."removedAt" is null and f.scan <> 'infected'
    order by f._id`.execute(there[executor])
  return rows
}

const ownKey = ({ copy, ext }: Original) => (copy === null ? null : keyOf({ id: copy, ext }))

async function copied(inside: Context, one: Original): Promise<string> {
  const there = ownKey(one)
  if (there !== null && !one.isHidden) return there
  await assertRoom(inside, Number(one.kept))
  if (there !== null) return restored(inside, { id: one.copy!, key: there })
  const id = await written(inside, one)
  await enqueue(inside, fetchCopy, { payload: { id }, key: id })
  return keyOf({ id, ext: one.ext })
}

async function restored(inside: Context, { id, key }: { id: string; key: string }): Promise<string> {
  await sql`update file set "removedAt" = null, "removedBy" = null
    where site = ${inside.site._id} and _id = ${id}`.execute(inside[executor])
  return key
}

/**
 * If another transaction writes the same copy, this one waits for it and uses that. The copy belongs to the site, not
 * to a user.
 */
async function written(inside: Context, { id: original }: Original): Promise<string> {
  const store = await storeNameOf(inside)
  const { rows } = await sql<{ id: string }>`insert into file (site, _id, ext, name, type, bytes, kept, sha256, width,
      height, widths, "isPublic", alt, "altEn", "focalX", "focalY", "inLibrary", search, store, person, "by", "createdAt",
      "copyOf", "isComing", scan)
    select ${inside.site._id}, ${idOf(inside.now, randomBytes(16))}, ext, name, type, bytes, kept, sha256, width,
      height, widths, "isPublic", alt, "altEn", "focalX", "focalY", "inLibrary", search, ${store}, '', ${inside.viewer.name}, ${nowOf(inside)}::timestamptz, _id, true, scan
    from file where _id = ${original}
    on conflict (site, "copyOf") where "copyOf" is not null do update set "removedAt" = null
    returning _id as id`.execute(inside[executor])
  return rows[0]!.id
}
