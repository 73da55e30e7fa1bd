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
 * The values of a record of another site, as the context's site is to have them: where they name files of that site, they name
 * copies that are this site's own. A copy is a row that is written with the record; what it holds comes by a job, and is
 * read from the original until then. A second time the same copies are found. Files of a third site are left alone; where
 * nothing tells of which site the values were (`from` is null), those that everybody may open are copied.
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

/** The same values with the copies that there are by now; nothing is copied for it. */
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
  /** What the context's site has of it. */
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

/** Where another transaction writes the same copy, this one waits for it and takes that. It belongs to the site, and to no person. */
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
