import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { LogEntry } from './error-log.ts'

export interface ErrorLogRow extends Required<LogEntry> {
  _id: string
  at: string
}

interface AskedLog {
  level: LogEntry['level'] | null
  source: LogEntry['source'] | null
  /** Matches part of the line, or the whole code. */
  q: string
  most: number
}

/** Returns the last log lines of the site, newest first. */
export const recentErrors = async (ctx: Context, { level, source, q, most }: AskedLog): Promise<ErrorLogRow[]> => {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<ErrorLogRow>`select _id::text as _id, site, at, level, source, text, code from site_log
    where site = ${ctx.site._id} and ${level === null ? sql`true` : sql`level = ${level}`}
      and ${source === null ? sql`true` : sql`source = ${source}`}
      and ${q === '' ? sql`true` : sql`(text ilike ${like} or code = ${q})`}
    order by site_log._id desc limit ${most}`.execute(ctx[executor])
  return rows
}
