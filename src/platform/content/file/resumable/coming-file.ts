import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid, notFound, RequestError } from '#platform/errors/errors.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { Files } from '../files.ts'
import { type About, mayUpload, shelvedBy } from '../upload/upload.ts'
import { assertRoom, type UploadLimits, tooBig } from '../upload/upload-limits.ts'
import { assertFewUnused } from '../upload/unused-uploads.ts'
import { uploaderOf } from '../upload/upload-grant.ts'
import { fileWords } from '../words.ts'

/** A resumable upload. Its offset is the size on disk. */
export interface ComingFile extends About {
  _id: string
  bytes: number
  /** The key of the finished file; null until then. */
  file: string | null
  expiresAt: string
}

/** Lifetime after its last part, in milliseconds. */
export const resumableMs = 24 * 60 * 60_000
/** Maximum concurrent uploads per user. */
const mostAtOnce = 20

/** Starts an upload of a given size in bytes, if the user may upload and there is room beside all running uploads. */
export const beginComing = async (ctx: Context, of: { bytes: number; about: About }): Promise<ComingFile> => {
  const taken = await mayUpload(ctx)
  if (of.bytes === 0) throw invalid({ field: 'file', code: 'empty', ...fileWords.empty })
  if (of.bytes > taken.most) throw tooBig(taken)
  const _id = randomBytes(16).toString('hex')
  const row = { _id, bytes: of.bytes, ...of.about, ...shelvedBy(ctx, of.about), file: null, expiresAt: endOf(ctx) }
  await mkdir(ctx.app.files.incoming, { recursive: true })
  await (await open(pathOf(ctx.app.files, _id), 'wx', 0o600)).close()
  try {
    await inTransaction(ctx, (inside) => insert(inside, row, taken))
  } catch (error) {
    await rm(pathOf(ctx.app.files, _id), { force: true })
    throw error
  }
  return row
}

async function insert(inside: Context, of: ComingFile, taken: UploadLimits) {
  const { _id, bytes, name, alt, isPublic, expiresAt } = of
  const { site, viewer } = inside
  const under = await underWay(inside)
  if (under.own >= mostAtOnce)
    throw new RequestError('too-many', [{ field: 'file', code: 'too-many', ...fileWords.atOnce }])
  await assertRoom(inside, under.bytes + bytes)
  if (!of.inLibrary) await assertFewUnused(inside, { taken, bytes })
  await sql`insert into file_upload (site, _id, home, person, name, alt, "isPublic", "inLibrary", folder, bytes,
      "createdAt", "expiresAt")
    values (${site._id}, ${_id}, ${viewer.home}, ${uploaderOf(inside)}, ${name}, ${alt}, ${isPublic}, ${of.inLibrary ?? false},
      ${of.folder ?? null}, ${bytes}, ${nowOf(inside)}, ${expiresAt})`.execute(inside[executor])
}

/** Returns the reserved bytes of the site's running uploads, and the viewer's number of them. */
async function underWay(inside: Context): Promise<{ bytes: number; own: number }> {
  const { site, viewer } = inside
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit file ${site._id}`}, 0))`.execute(inside[executor])
  const { rows } = await sql<{ bytes: number; own: number }>`select coalesce(sum(bytes), 0)::bigint as bytes,
      (count(*) filter (where home = ${viewer.home} and person = ${uploaderOf(inside)}))::int as own
    from file_upload where site = ${site._id} and file is null and "expiresAt" > ${nowOf(inside)}`.execute(
    inside[executor],
  )
  return { bytes: Number(rows[0]!.bytes), own: rows[0]!.own }
}

/** Returns one of the viewer's uploads. Throws not-found for other users' and aborted ones. */
export const comingFile = async (ctx: Context, _id: string): Promise<ComingFile> => {
  const { viewer, site } = ctx
  if (!isSignedIn(viewer) && !ctx.uploadGrant) throw forbidden()
  const { rows } =
    await sql<ComingFile>`select _id, bytes, name, alt, "isPublic", "inLibrary", folder, file, "expiresAt"
    from file_upload
    where site = ${site._id} and _id = ${_id} and home = ${viewer.home} and person = ${uploaderOf(ctx)}
      and "expiresAt" > ${nowOf(ctx)}`.execute(ctx[executor])
  if (!rows[0]) throw notFound()
  return { ...rows[0], bytes: Number(rows[0].bytes) }
}

/** Returns how many bytes have arrived. Throws not-found if they are no longer on this machine. */
export const offsetOf = async ({ app }: Context, { _id, bytes, file }: ComingFile): Promise<number> => {
  if (file !== null) return bytes
  const found = await stat(pathOf(app.files, _id)).catch(() => null)
  if (!found) throw notFound()
  return found.size
}

/** Aborts an upload and deletes its bytes; a finished file stays. */
export const giveUp = async (ctx: Context, { _id }: Pick<ComingFile, '_id'>): Promise<void> => {
  await sql`delete from file_upload where site = ${ctx.site._id} and _id = ${_id}`.execute(ctx[executor])
  await rm(pathOf(ctx.app.files, _id), { force: true })
}

/** Extends its lifetime to a whole day. */
export const prolong = async (ctx: Context, { _id }: ComingFile): Promise<string> => {
  const expiresAt = endOf({ now: ctx.app.clock() })
  await sql`update file_upload set "expiresAt" = ${expiresAt}
    where site = ${ctx.site._id} and _id = ${_id}`.execute(ctx[executor])
  return expiresAt
}

export const pathOf = ({ incoming }: Files, _id: string) => join(incoming, `part-${_id}`)

const endOf = ({ now }: { now: number }) => new Date(now + resumableMs).toISOString()
