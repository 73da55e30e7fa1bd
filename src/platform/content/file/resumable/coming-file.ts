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
import { fileWords } from '../words.ts'

/** A file that comes in parts; how far it is is what is on the disk. */
export interface ComingFile extends About {
  _id: string
  bytes: number
  /** The key of the file that it has become; null until then. */
  file: string | null
  expiresAt: string
}

/** So long after its last part it is given up, in milliseconds. */
export const resumableMs = 24 * 60 * 60_000
/** A person has no more of them under way at a time. */
const mostAtOnce = 20

/** Begins a file of so many bytes, for who may upload, where there is room for it beside all that is under way. */
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
    values (${site._id}, ${_id}, ${viewer.home}, ${viewer.id}, ${name}, ${alt}, ${isPublic}, ${of.inLibrary ?? false},
      ${of.folder ?? null}, ${bytes}, ${nowOf(inside)}, ${expiresAt})`.execute(inside[executor])
}

/** What is under way on the site, in bytes that are kept free for it, and how many of them are the viewer's. */
async function underWay(inside: Context): Promise<{ bytes: number; own: number }> {
  const { site, viewer } = inside
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit file ${site._id}`}, 0))`.execute(inside[executor])
  const { rows } = await sql<{ bytes: number; own: number }>`select coalesce(sum(bytes), 0)::bigint as bytes,
      (count(*) filter (where home = ${viewer.home} and person = ${viewer.id}))::int as own
    from file_upload where site = ${site._id} and file is null and "expiresAt" > ${nowOf(inside)}`.execute(
    inside[executor],
  )
  return { bytes: Number(rows[0]!.bytes), own: rows[0]!.own }
}

/** One of the viewer's own; for anybody else, and once it was given up, it is not there. */
export const comingFile = async (ctx: Context, _id: string): Promise<ComingFile> => {
  const { viewer, site } = ctx
  if (!isSignedIn(viewer)) throw forbidden()
  const { rows } =
    await sql<ComingFile>`select _id, bytes, name, alt, "isPublic", "inLibrary", folder, file, "expiresAt"
    from file_upload
    where site = ${site._id} and _id = ${_id} and home = ${viewer.home} and person = ${viewer.id}
      and "expiresAt" > ${nowOf(ctx)}`.execute(ctx[executor])
  if (!rows[0]) throw notFound()
  return { ...rows[0], bytes: Number(rows[0].bytes) }
}

/** How many bytes of it have come; not-found where what lay on this machine is gone. */
export const offsetOf = async ({ app }: Context, { _id, bytes, file }: ComingFile): Promise<number> => {
  if (file !== null) return bytes
  const found = await stat(pathOf(app.files, _id)).catch(() => null)
  if (!found) throw notFound()
  return found.size
}

/** Gives it up, and what came of it; a file that it has become stays. */
export const giveUp = async (ctx: Context, { _id }: Pick<ComingFile, '_id'>): Promise<void> => {
  await sql`delete from file_upload where site = ${ctx.site._id} and _id = ${_id}`.execute(ctx[executor])
  await rm(pathOf(ctx.app.files, _id), { force: true })
}

/** It has a whole day again. */
export const prolong = async (ctx: Context, { _id }: ComingFile): Promise<string> => {
  const expiresAt = endOf({ now: ctx.app.clock() })
  await sql`update file_upload set "expiresAt" = ${expiresAt}
    where site = ${ctx.site._id} and _id = ${_id}`.execute(ctx[executor])
  return expiresAt
}

export const pathOf = ({ incoming }: Files, _id: string) => join(incoming, `part-${_id}`)

const endOf = ({ now }: { now: number }) => new Date(now + resumableMs).toISOString()
