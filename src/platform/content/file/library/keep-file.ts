import { sql } from 'kysely'
import { fileName } from '#domain/file/file-name.ts'
import { searchTextOf } from '#domain/file/search-text.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { tagOf } from '#platform/data/collection/reads.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { isFolder } from './folders.ts'
import { libraryFile } from './library-files.ts'
import { libraryRefusals as refusals } from './words.ts'

/** An administrator's changes to a file. The focal point for cropping is in percent of the sides. */
interface KeepFileMessage {
  name: string
  alt: string
  altEn: string
  focal: { x: number; y: number }
  isPublic: boolean
}

const longestAlt = 500
/** The cache dependency of pages with library pictures, as if files were a collection. */
export const fileReads = { name: 'file', isGlobal: false } as const

/** Changes a library file's data, for administrators. Purges pages that show it. */
export const describeFile = (ctx: Context, id: string, said: KeepFileMessage): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const file = await held(inside, id)
    const { focal, isPublic } = proved(said)
    const { name, alt, altEn } = { name: fileName(said.name, file.ext), alt: plain(said.alt), altEn: plain(said.altEn) }
    await sql`update file set name = ${name}, alt = ${alt}, "altEn" = ${altEn}, "focalX" = ${focal.x},
        "focalY" = ${focal.y}, "isPublic" = ${isPublic}, search = ${searchTextOf({ name, alt, altEn })}
      where site = ${ctx.site._id} and _id = ${id}`.execute(inside[executor])
    inside.changedTags!.add(tagOf(ctx.site._id, fileReads))
  })

/** Moves library files to a folder, '' for the top. Throws not-found unless all exist. */
export const moveFiles = (ctx: Context, ids: readonly string[], folder: string): Promise<number> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  if (ids.length === 0) throw invalid({ field: 'file', code: 'required', ...refusals.noneChosen })
  const wanted = [...new Set(ids)]
  return inTransaction(ctx, async (inside) => {
    if (!(await isFolder(inside, folder))) throw notFound()
    const { numAffectedRows } = await sql`update file set folder = ${folder || null}
      where site = ${ctx.site._id} and _id = any(${wanted}::text[]) and "inLibrary" and "removedAt" is null`.execute(
      inside[executor],
    )
    if (numAffectedRows !== BigInt(wanted.length)) throw notFound()
    return wanted.length
  })
}

async function held(inside: Context, id: string) {
  if (!isAtLeast(inside.viewer, 'admin')) throw forbidden()
  await sql`select 1 from file where site = ${inside.site._id} and _id = ${id} for update`.execute(inside[executor])
  const file = await libraryFile(inside, id)
  if (!file || file.removedAt !== null) throw notFound()
  return file
}

function proved(said: KeepFileMessage): KeepFileMessage {
  const { x, y } = said.focal
  const isWithin = [x, y].every((at) => Number.isInteger(at) && at >= 0 && at <= 100)
  const issues = [
    ...(said.name.trim() === '' ? [{ field: 'name', code: 'required', ...refusals.nameMissing }] : []),
    ...(['alt', 'altEn'] as const)
      .filter((name) => [...plain(said[name])].length > longestAlt)
      .map((field) => ({ field, code: 'long', ...refusals.altLong })),
    ...(isWithin ? [] : [{ field: 'focal', code: 'range', ...refusals.focal }]),
  ]
  if (issues.length > 0) throw invalid(...issues)
  return said
}

/** A description is one line of plain text; it is never rendered as markup. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
