import { type RawBuilder, sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { isAtLeast, isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { type FileKind, type ListedFile, typesOf } from '../references/listed-files.ts'

/** A file as staff keep it: with what it shows in both languages, the point that a crop keeps, and its folder. */
export interface LibraryFile extends ListedFile {
  altEn: string
  focalX: number
  focalY: number
  folder: string | null
}

export const librarySorts = ['createdAt', 'name', 'bytes'] as const

/** Which files of the library are asked for; null asks for nothing, as does an empty `q`. */
export interface AskedLibrary {
  q: string
  kind: FileKind | null
  /** A folder by its path, '' for the place beside all folders; null for all of them. */
  folder: string | null
  /** The endings that are meant. */
  types: readonly string[] | null
  /** Those alone that everybody may open. */
  isPublic: boolean
  isHidden: boolean
  sort: (typeof librarySorts)[number]
  isDescending: boolean
  page: number
  size: number
}

/** A page of the library of the site, as the viewer may open its files, and how many there are. For staff. */
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

/** A file of the library of the site, there or put away; undefined without one that the viewer may open. */
export const libraryFile = async (ctx: Context, id: string): Promise<LibraryFile | undefined> => {
  if (!isStaff(ctx.viewer)) throw forbidden()
  const { rows } = await sql<LibraryFile>`select ${columns} from file
    where ${mayOpen(ctx)} and _id = ${id}`.execute(ctx[executor])
  return rows[0]
}

const columns = sql`_id as id, ext, name, type, bytes, kept, width, height, "isPublic", alt, "altEn", "focalX", "focalY",
  folder, store, "by", "createdAt", "removedAt", "removedBy", scan`

/** What is not for everybody is for administrators, and for who brought it. */
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
