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
import { uploaderOf } from './upload-grant.ts'
import { warnIfNearlyFull } from './warn-full.ts'
import { endsOf, type Spooled, spool } from './spool.ts'
import { assertRoom, type UploadLimits, uploadLimits, tooBig, wrongType } from './upload-limits.ts'
import { assertFewUnused } from './unused-uploads.ts'

/** A file as returned to its uploader. */
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

/** Data submitted with a file; `isPublic` opens it to everybody. */
export interface About {
  name: string
  alt: string
  isPublic: boolean
  /** Whether staff put it into the library, and in which folder. Other users cannot. */
  inLibrary?: boolean
  folder?: string | null
}

const perMinute = [{ most: 60, ms: 60_000 }]
/** How many files a client may upload by tickets. */
const perHourWithTicket = [{ most: 20, ms: 3_600_000 }]

/**
 * Checks upload permission and returns the limits: signed in or with a ticket, not too many at a time, and not too many
 * unused files.
 */
export const mayUpload = async (ctx: Context): Promise<UploadLimits> => {
  if (!isSignedIn(ctx.viewer) && !ctx.uploadGrant) throw forbidden()
  ctx.app.limits.count(`upload ${ctx.viewer.home} ${uploaderOf(ctx)}`, perMinute)
  if (ctx.uploadGrant) ctx.app.limits.count(`upload ${ctx.site._id} ${ctx.address}`, perHourWithTicket)
  const taken = granted(ctx, await uploadLimits(ctx))
  if (!isStaff(ctx.viewer)) await assertFewUnused(ctx, { taken, bytes: 0 })
  return taken
}

/** A ticket narrows what the site allows. */
function granted({ uploadGrant }: Context, limits: UploadLimits): UploadLimits {
  if (!uploadGrant) return limits
  const { types, most } = uploadGrant
  return {
    types: types.length === 0 ? limits.types : limits.types.filter((type) => types.includes(type)),
    most: most === 0 ? limits.most : Math.min(most, limits.most),
  }
}

/** Writes an upload to disk for `keepFile`. Refuses more than the site allows. */
export const takeIn = async (ctx: Context, from: { stream: Readable; taken: UploadLimits }): Promise<Spooled> => {
  const file = await spool(ctx.app.files, { stream: from.stream, most: from.taken.most })
  if (!file) throw tooBig(from.taken)
  return file
}

/**
 * Stores an upload as a file of the site. Its content determines its type, whatever its name (attack G02). `also` runs
 * in the transaction that stores it. The temporary file is deleted.
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
  /** The resumable upload that it was. */
  coming?: string
  type: FileType
  pictures: Pictures | null
  also?: (inside: Context, file: Row) => Promise<void>
}

/** Bytes first: a stored row always has its content. */
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

/** Library files are in place at once; other files wait until a row uses them. */
async function provePlace(inside: Context, { taken, about, coming }: Storing, bytes: number) {
  await assertRoom(inside, bytes)
  if (!shelvedBy(inside, about).inLibrary) await assertFewUnused(inside, { taken, bytes, coming })
}

/** Only staff use the library. */
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
      ${row.isPublic}, ${row.alt}, ${of.store}, ${uploaderOf(ctx)}, ${ctx.viewer.name}, ${nowOf(ctx)}::timestamptz,
      ${firstState(ctx)}, ${row.inLibrary}, ${folderThere(ctx, row.folder)}, ${searchTextOf({ ...row, altEn: '' })})`.execute(
    ctx[executor],
  )
