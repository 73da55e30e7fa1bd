import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { idOf, keyOf, sizedKey } from '#domain/file/file-key.ts'
import { fileName } from '#domain/file/file-name.ts'
import { searchTextOf } from '#domain/file/search-text.ts'
import { type FileType, typeWithin } from '#domain/file/file-type.ts'
import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid, RequestError } from '#platform/errors/errors.ts'
import type { Whole } from '../store/store.ts'
import { type Store, StoreFailed } from '../store/store.ts'
import { beginScan, firstState } from '../scan/scan-file.ts'
import { storeNamed, storeNameOf } from '../store/store-of.ts'
import { folderThere } from '../library/folders.ts'
import { fileWords } from '../words.ts'
import { type Pictures, remade } from './pictures.ts'
import { safeDrawing } from './safe-svg.ts'
import { warnIfNearlyFull } from './warn-full.ts'
import { endsOf, type Spooled, spool } from './spool.ts'
import { assertRoom, type UploadLimits, uploadLimits, tooBig, wrongType } from './upload-limits.ts'
import { assertFewUnused } from './unused-uploads.ts'

/** A file as it is answered to who uploaded it. */
export interface Received {
  key: string
  name: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  alt: string
  isPublic: boolean
}

/** What comes with a file; `isPublic` where everybody may open it. */
export interface About {
  name: string
  alt: string
  isPublic: boolean
  /** Whether staff keep it at hand, and in which folder; nobody else's is kept so. */
  inLibrary?: boolean
  folder?: string | null
}

const perMinute = [{ most: 60, ms: 60_000 }]

/** Lets in who may upload, and says what he may: signed in, not too many at a time, and not while too many wait to be used. */
export const mayUpload = async (ctx: Context): Promise<UploadLimits> => {
  if (!isSignedIn(ctx.viewer)) throw forbidden()
  ctx.app.limits.count(`upload ${ctx.viewer.home} ${ctx.viewer.id}`, perMinute)
  const taken = await uploadLimits(ctx)
  if (!isStaff(ctx.viewer)) await assertFewUnused(ctx, { taken, bytes: 0 })
  return taken
}

/** Writes what comes in to the disk, for `keepFile`; refuses more than the site takes. */
export const takeIn = async (ctx: Context, from: { stream: Readable; taken: UploadLimits }): Promise<Spooled> => {
  const file = await spool(ctx.app.files, { stream: from.stream, most: from.taken.most })
  if (!file) throw tooBig(from.taken)
  return file
}

/**
 * Keeps what came in as a file of the site: its type is what it holds, whatever it is called (attack G02). `also` is done in
 * the transaction that writes it down. What lay on the disk meanwhile is removed.
 */
export const keepFile = async (ctx: Context, of: Omit<Storing, 'type' | 'pictures'>): Promise<Received> => {
  const spooled = [of.file.path]
  try {
    const type = await typeOf(of)
    if (of.about.isPublic && !isStaff(ctx.viewer) && !type.isPicture)
      throw forbidden({ field: 'public', code: 'type', ...fileWords.notPublic })
    const safe = type.ext === 'svg' ? await safeDrawing(of.file) : null
    if (safe) spooled.push(safe.path)
    const pictures = type.isPicture ? await ctx.app.files.inTurn(() => remade(of.file, type.ext)) : null
    if (pictures) spooled.push(pictures.own.path, ...pictures.sizes.map(({ path }) => path))
    return await stored(ctx, { ...of, ...(safe && { file: safe }), type, pictures })
  } finally {
    await Promise.all(spooled.map((path) => rm(path, { force: true })))
  }
}

async function typeOf({ file, taken }: { file: Spooled; taken: UploadLimits }): Promise<FileType> {
  if (file.bytes === 0) throw invalid({ field: 'file', code: 'empty', ...fileWords.empty })
  const type = typeWithin(await endsOf(file))
  if (!type || !taken.types.includes(type.ext)) throw wrongType(taken.types)
  return type
}

type Row = Received & { id: string; ext: string; inLibrary: boolean; folder: string | null }
interface Storing {
  file: Spooled
  taken: UploadLimits
  about: About
  /** The upload in parts that it was. */
  coming?: string
  type: FileType
  pictures: Pictures | null
  also?: (inside: Context, file: Row) => Promise<void>
}

/** The bytes first: a row that is written down has all that it tells of. */
async function stored(ctx: Context, of: Storing): Promise<Received> {
  const { type, pictures, about, also } = of
  const id = idOf(ctx.now, randomBytes(16))
  const own = pictures?.own ?? { ...of.file, type: type.type }
  const parts: [string, Whole][] = [
    [keyOf({ id, ext: type.ext }), own],
    ...(pictures?.sizes ?? []).map((size): [string, Whole] => [sizedKey(id, size.width), size]),
  ]
  const kept = parts.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  await inTransaction(ctx, (inside) => provePlace(inside, of, kept))
  const name = await storeNameOf(ctx)
  const store = await opened(ctx, name, parts)
  const row: Row = {
    ...{ id, ext: type.ext, key: parts[0]![0], type: type.type, bytes: own.bytes },
    ...{ name: fileName(about.name, type.ext), alt: about.alt, isPublic: about.isPublic },
    ...{ width: pictures?.width ?? null, height: pictures?.height ?? null },
    ...shelvedBy(ctx, about),
  }
  try {
    await inTransaction(ctx, async (inside) => {
      await provePlace(inside, of, kept)
      await insert(inside, row, { sha256: own.sha256, kept, store: name, pictures })
      if (ctx.app.files.scan) await beginScan(inside, row.id)
      await warnIfNearlyFull(inside, kept)
      await also?.(inside, row)
    })
  } catch (error) {
    await Promise.allSettled(parts.map(([key]) => store.remove(key)))
    throw error
  }
  const { id: _id, ext: _ext, inLibrary: _in, folder: _folder, ...received } = row
  return received
}

/** What staff keep in their library is at its place; anything else waits until a row uses it. */
async function provePlace(inside: Context, { taken, about, coming }: Storing, bytes: number) {
  await assertRoom(inside, bytes)
  if (!shelvedBy(inside, about).inLibrary) await assertFewUnused(inside, { taken, bytes, coming })
}

/** The library is the staff's. */
export const shelvedBy = ({ viewer }: Context, { inLibrary, folder }: About) => {
  const isKept = inLibrary === true && isStaff(viewer)
  return { inLibrary: isKept, folder: isKept ? (folder ?? null) : null }
}

async function opened(ctx: Context, name: string, parts: [string, Whole][]): Promise<Store> {
  try {
    const store = await storeNamed(ctx, name)
    for (const [key, file] of parts) await store.keep(key, file)
    return store
  } catch (error) {
    if (!(error instanceof StoreFailed)) throw error
    ctx.app.settings.log(`${name} of ${ctx.site.hostname}: ${error.message}`)
    ctx.app.errorLog.add({ site: ctx.site._id, level: 'error', source: 'server', text: `${name}: ${error.message}` })
    throw new RequestError('conflict', [{ field: 'file', code: 'storage', ...fileWords.storeFailed }])
  }
}

const insert = (
  ctx: Context,
  row: Row,
  of: { sha256: string; kept: number; store: string; pictures: Pictures | null },
) =>
  sql`insert into file (site, _id, ext, name, type, bytes, kept, sha256, width, height, widths, "isPublic", alt, store,
      person, "by", "createdAt", scan, "inLibrary", folder, search)
    values (${ctx.site._id}, ${row.id}, ${row.ext}, ${row.name}, ${row.type}, ${row.bytes}, ${of.kept}, ${of.sha256},
      ${row.width}, ${row.height}, ${JSON.stringify(of.pictures?.sizes.map(({ width }) => width) ?? [])}::jsonb,
      ${row.isPublic}, ${row.alt}, ${of.store}, ${ctx.viewer.id}, ${ctx.viewer.name}, ${nowOf(ctx)}::timestamptz,
      ${firstState(ctx)}, ${row.inLibrary}, ${folderThere(ctx, row.folder)}, ${searchTextOf({ ...row, altEn: '' })})`.execute(
    ctx[executor],
  )
