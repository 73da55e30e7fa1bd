import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, rm, truncate } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { conflict, invalid, RequestError } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { keepFile } from '../upload/upload.ts'
import { uploadLimits } from '../upload/upload-limits.ts'
import { fileWords } from '../words.ts'
import { type ComingFile, comingFile, giveUp, offsetOf, pathOf, prolong } from './coming-file.ts'

/** The progress of an upload, and its finished file. */
export interface Progress {
  offset: number
  expiresAt: string
  file: string | null
}

/**
 * Adds a part of a file at the current offset; the last part completes the file. Throws a conflict for another offset,
 * or while another part is being written. An interrupted part keeps the bytes that arrived.
 */
export const addPart = async (
  ctx: Context,
  of: { _id: string; offset: number; stream: Readable },
): Promise<Progress> => {
  const { claimed } = ctx.app.files
  if (claimed.has(of._id)) throw elsewhere('busy')
  claimed.add(of._id)
  try {
    // Read again under the lock, because an earlier part may have completed it.
    const coming = await comingFile(ctx, of._id)
    if ((await offsetOf(ctx, coming)) !== of.offset) throw elsewhere('offset')
    const offset = coming.file === null ? await written(ctx, { coming, ...of }) : of.offset
    const file = coming.file ?? (offset === coming.bytes ? await whole(ctx, coming) : null)
    return { offset, file, expiresAt: await prolong(ctx, coming) }
  } finally {
    claimed.delete(of._id)
  }
}

/** Aborts an upload that is not being written. */
export const endComing = async (ctx: Context, _id: string): Promise<void> => {
  const coming = await comingFile(ctx, _id)
  if (ctx.app.files.claimed.has(_id)) throw elsewhere('busy')
  await giveUp(ctx, coming)
}

const elsewhere = (code: string) => conflict({ field: 'offset', code, ...fileWords.notHere })

async function written(ctx: Context, of: { coming: ComingFile; offset: number; stream: Readable }): Promise<number> {
  const path = pathOf(ctx.app.files, of.coming._id)
  let offset = of.offset
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      offset += chunk.length
      done(offset > of.coming.bytes ? tooMuch : null, chunk)
    },
  })
  try {
    await pipeline(of.stream, counting, createWriteStream(path, { flags: 'a' }))
    return offset
  } catch (error) {
    if (brokenOff.has((error as NodeJS.ErrnoException).code ?? '')) throw elsewhere('broken')
    if (error !== tooMuch) throw error
    await truncate(path, of.offset)
    throw invalid({ field: 'file', code: 'too-big', ...fileWords.moreThanSaid })
  }
}

const brokenOff = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'])
const tooMuch = new Error('more than was said')

/**
 * Stores a completed upload as a file; of two concurrent calls one does. An upload that can never be accepted is
 * aborted at once. A full package or an unreachable store allows a retry.
 */
async function whole(ctx: Context, coming: ComingFile): Promise<string> {
  const path = pathOf(ctx.app.files, coming._id)
  const own = `${path}-whole`
  await rm(own, { force: true })
  await link(path, own)
  try {
    const file = { path: own, bytes: coming.bytes, sha256: await hashOf(own) }
    const also = (inside: Context, row: { key: string }) => become(inside, { coming, key: row.key })
    const { key } = await keepFile(ctx, {
      file,
      taken: await uploadLimits(ctx),
      about: coming,
      coming: coming._id,
      also,
    })
    await rm(path, { force: true })
    return key
  } catch (error) {
    if (error instanceof RequestError && ['invalid', 'forbidden'].includes(error.kind)) await giveUp(ctx, coming)
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

async function become(inside: Context, { coming, key }: { coming: ComingFile; key: string }) {
  const { numAffectedRows } = await sql`update file_upload set file = ${key}
    where site = ${inside.site._id} and _id = ${coming._id} and file is null`.execute(inside[executor])
  if (numAffectedRows === 0n) throw elsewhere('busy')
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
