import { sql } from 'kysely'
import { formatBytes } from '#domain/file/file-bytes.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { fileWords } from '../words.ts'

/** The site's allowed uploads: extensions and bytes per file. */
export interface UploadLimits {
  types: readonly string[]
  most: number
}

/** Returns the site's upload settings (`configuration.files`). */
export const uploadLimits = async (ctx: Context): Promise<UploadLimits> => {
  const { rows } = await sql<{ files: { types: string[]; mostMB: number } }>`select files from configuration
    where site = ${ctx.site._id}`.execute(ctx[executor])
  const { types = [], mostMB = 0 } = rows[0]?.files ?? {}
  return { types, most: mostMB * 2 ** 20 }
}

/** Returns the bytes of the site's files, including other picture sizes, without hidden files. */
export const usedOn = async (ctx: Context): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(kept), 0)::bigint as n from file
    where site = ${ctx.site._id} and "removedAt" is null`.execute(ctx[executor])
  return Number(rows[0]!.n)
}

/** Returns the bytes that the site's package allows; null for no limit. */
export const roomOn = ({ site }: Context): number | null => {
  const gigabytes = site.limits?.['storage']
  return gigabytes === null || gigabytes === undefined ? null : gigabytes * 2 ** 30
}

/** Refuses uploads beyond the site's package. Concurrent uploads wait for each other, so none exceeds the limit. */
export const assertRoom = async (ctx: Context, bytes: number) => {
  const most = roomOn(ctx)
  if (most === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit file ${ctx.site._id}`}, 0))`.execute(ctx[executor])
  const used = await usedOn(ctx)
  if (used + bytes > most) throw conflict(issueOf('limit', fileWords.full, { used, most }))
}

export const tooBig = ({ most }: UploadLimits) => invalid(issueOf('too-big', fileWords.tooBig, { most }))

export const wrongType = (types: readonly string[]) => {
  const listed = types.map((type) => `.${type}`).join(', ')
  const say = (text: string) => fill(text, { types: listed })
  return invalid({
    ...{ field: 'file', code: 'type' },
    th: say(fileWords.wrongType.th),
    en: say(fileWords.wrongType.en),
  })
}

const issueOf = (code: string, { th, en }: Text, bytes: Record<string, number>) => {
  const read = Object.fromEntries(Object.entries(bytes).map(([name, n]) => [name, formatBytes(n)]))
  return { field: 'file', code, th: fill(th, read), en: fill(en, read) }
}
