import { type RawBuilder, sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { type FileKind, type ListedFile, typesOf } from '../references/listed-files.ts'

/** A library file: with descriptions in both languages, the focal point, and its folder. */
export interface LibraryFile extends ListedFile {
  altEn: string
  focalX: number
  focalY: number
  folder: string | null
}

export const librarySorts = ['createdAt', 'name', 'bytes'] as const

/** The filter of a library query. Null and an empty `q` mean no filter. */
export interface AskedLibrary {
  q: string
  kind: FileKind | null
  /** A folder by path, '' for the top; null for all. */
  folder: string | null
  /** The file extensions. */
  types: readonly string[] | null
  /** Only public files. */
  isPublic: boolean
  isHidden: boolean
  sort: (typeof librarySorts)[number]
  isDescending: boolean
  page: number
  size: number
}

/** Returns a page of the site's library that the viewer may open, and the total count. For staff. */
export const libraryFiles = async (
  ctx: Context,
  asked: AskedLibrary,
): Promise<{ files: LibraryFile[]; count: number }> => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  const where = matching(ctx, asked)
  const direction = asked.isDescending ? sql`desc` : sql`asc`
  const [files, sum] = await Promise.all([
    sql<LibraryFile>`select ${columns} from file where ${where}
      order by ${sql.ref(asked.sort)} ${direction}, _id ${direction}
      limit ${asked.size} offset ${(asked.page - 1) * asked.size}`.execute(ctx[executor]),
    sql<{ count: number }>`select count(*)::int as count from file where ${where}`.execute(ctx[executor]),
  ])
  return { files: files.rows, count: sum.rows[0]!.count }
}

/** Returns a library file, possibly hidden. Undefined if the viewer may not open it. */
export const libraryFile = async (ctx: Context, id: string): Promise<LibraryFile | undefined> => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  const { rows } = await sql<LibraryFile>`select ${columns} from file
    where ${mayOpen(ctx)} and _id = ${id}`.execute(ctx[executor])
  return rows[0]
}

const columns = sql`_id as id, ext, name, type, bytes, kept, width, height, "isPublic", alt, "altEn", "focalX", "focalY",
  folder, store, "by", "createdAt", "removedAt", "removedBy", scan`

/** Non-public files are open to administrators and their uploader. */
const mayOpen = ({ site, viewer }: Context) =>
  sql<boolean>`site = ${site._id} and "inLibrary"
    and ("isPublic" or ${isAtLeast(viewer, 'admin')}::boolean or person = ${viewer.id})`

function matching(ctx: Context, asked: AskedLibrary): RawBuilder<boolean> {
  const words = normalize(asked.q).split(/\s+/).filter(Boolean)
  const conditions: RawBuilder<boolean>[] = [
    mayOpen(ctx),
    asked.isHidden ? sql<boolean>`"removedAt" is not null` : sql<boolean>`"removedAt" is null`,
    ...words.map((word) => sql<boolean>`search like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
    ...(asked.kind === null ? [] : [sql<boolean>`ext = any(${[...typesOf[asked.kind]]}::text[])`]),
    ...(asked.types === null ? [] : [sql<boolean>`ext = any(${[...asked.types]}::text[])`]),
    ...(asked.folder === null ? [] : [sql<boolean>`folder is not distinct from ${asked.folder || null}::text`]),
    ...(asked.isPublic ? [sql<boolean>`"isPublic" and scan not in ('waiting', 'infected')`] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
