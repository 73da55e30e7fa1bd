import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** A file as its owners see it. */
export interface ListedFile {
  id: string
  ext: string
  name: string
  type: string
  bytes: number
  kept: number
  width: number | null
  height: number | null
  isPublic: boolean
  alt: string
  store: string
  by: string
  createdAt: string
  removedAt: string | null
  removedBy: string | null
  scan: 'none' | 'waiting' | 'clean' | 'infected'
}

export const fileKinds = ['picture', 'document', 'video', 'sound', 'archive'] as const
export type FileKind = (typeof fileKinds)[number]
export const fileSorts = ['createdAt', 'name', 'kept'] as const

export const typesOf: Record<FileKind, readonly string[]> = {
  picture: ['jpg', 'png', 'webp', 'svg'],
  document: ['pdf', 'docx', 'xlsx', 'pptx'],
  video: ['mp4', 'vtt'],
  sound: ['mp3'],
  archive: ['zip'],
}

/** The filter of a file list; null and '' mean no filter. Ages in milliseconds, sizes in bytes. */
export interface AskedFiles {
  q: string
  kind: FileKind | null
  /** Minimum size, including the other sizes of a picture. */
  from: number | null
  olderThan: number | null
  store: string | null
  isHidden: boolean
  sort: (typeof fileSorts)[number]
  isDescending: boolean
  page: number
  size: number
}

/** Returns a page of the site's files, with the total count and size. */
export const listedFiles = async (ctx: Context, asked: AskedFiles) => {
  const where = matching(ctx, asked)
  const direction = asked.isDescending ? sql`desc` : sql`asc`
  const by = sql.ref(asked.sort)
  const [files, sum] = await Promise.all([
    sql<ListedFile>`select ${columns} from file where ${where} order by ${by} ${direction}, _id ${direction}
      limit ${asked.size} offset ${(asked.page - 1) * asked.size}`.execute(ctx[executor]),
    sql<{ count: number; bytes: number }>`select count(*)::int as count, coalesce(sum(kept), 0)::bigint as bytes
      from file where ${where}`.execute(ctx[executor]),
  ])
  return { files: files.rows, ...sum.rows[0]! }
}

/** Returns a file of the site, visible or hidden; undefined if there is none. */
export const listedFile = async (ctx: Context, id: string): Promise<ListedFile | undefined> => {
  const { rows } = await sql<ListedFile>`select ${columns} from file
    where site = ${ctx.site._id} and _id = ${id}`.execute(ctx[executor])
  return rows[0]
}

/**
 * Returns the uploaded bytes still stored, by month or day, named by its first day in Bangkok. Periods without any are
 * missing.
 */
export const growthOf = async (
  ctx: Context,
  { since, stride }: { since: string; stride: 'day' | 'month' },
): Promise<Record<string, number>> => {
  const local = sql`("createdAt" at time zone 'UTC' + interval '7 hours')`
  const { rows } = await sql<{ first: string; bytes: number }>`
    select date_trunc(${stride}, ${local})::date::text as first, sum(kept)::bigint as bytes from file
    where site = ${ctx.site._id} and "removedAt" is null and ${local} >= ${since}::date
    group by 1`.execute(ctx[executor])
  return Object.fromEntries(rows.map(({ first, bytes }) => [first, Number(bytes)]))
}

/** Returns the site's files by store, including hidden ones. */
export const bytesByStore = async (ctx: Context): Promise<{ store: string; count: number; bytes: number }[]> => {
  const { rows } = await sql<{ store: string; count: number; bytes: number }>`
    select store, count(*)::int as count, sum(kept)::bigint as bytes from file where site = ${ctx.site._id}
    group by store order by 3 desc, 1`.execute(ctx[executor])
  return rows
}

const columns = sql`_id as id, ext, name, type, bytes, kept, width, height, "isPublic", alt, store, "by", "createdAt",
  "removedAt", "removedBy", scan`

function matching({ site, now }: Context, asked: AskedFiles): RawBuilder<boolean> {
  const like = `%${asked.q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const conditions: RawBuilder<boolean>[] = [
    sql<boolean>`site = ${site._id}`,
    asked.isHidden ? sql<boolean>`"removedAt" is not null` : sql<boolean>`"removedAt" is null`,
    ...(asked.q === '' ? [] : [sql<boolean>`(name ilike ${like} or alt ilike ${like})`]),
    ...(asked.kind === null ? [] : [sql<boolean>`ext = any(${typesOf[asked.kind]}::text[])`]),
    ...(asked.from === null ? [] : [sql<boolean>`kept >= ${asked.from}`]),
    ...(asked.store === null ? [] : [sql<boolean>`store = ${asked.store}`]),
    ...(asked.olderThan === null
      ? []
      : [sql<boolean>`"createdAt" <= ${new Date(now - asked.olderThan).toISOString()}::timestamptz`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
