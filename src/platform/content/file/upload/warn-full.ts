import { sql } from 'kysely'
import { href } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { fileWords } from '../words.ts'
import { roomOn, usedOn } from './upload-limits.ts'

/** The share of the package from which staff are warned. */
const warnedAt = 0.8

export interface Fullness {
  used: number
  most: number
  /** Rounded down, so that 100 means full. */
  percent: number
}

/** Returns how full the site's package is, once above the warning level. Null below it, and without a limit. */
export const fullnessOf = async (ctx: Context): Promise<Fullness | null> => {
  const most = roomOn(ctx)
  if (most === null) return null
  const used = await usedOn(ctx)
  return used < warnedAt * most ? null : { used, most, percent: Math.floor((100 * used) / most) }
}

export const saidOf = ({ used, most, percent }: Fullness): Text => {
  const n = { percent: percent.toLocaleString('th-TH'), used: formatBytes(used), most: formatBytes(most) }
  return { th: fill(fileWords.nearlyFull.th, n), en: fill(fileWords.nearlyFull.en, n) }
}

/** Notifies the site's administrators when an upload of `bytes` bytes passes the warning level. */
export const warnIfNearlyFull = async (ctx: Context, bytes: number): Promise<void> => {
  const full = await fullnessOf(ctx)
  if (!full || full.used - bytes >= warnedAt * full.most) return
  const { rows } = await sql<{ user: string }>`select distinct "user" from "grant"
    where site = ${ctx.site._id} and role = 'admin'`.execute(ctx[executor])
  const news = { title: saidOf(full), text: fileWords.nearlyFullText, href: href('/setup/file') }
  for (const { user } of rows) await notify(ctx, { to: user, ...news })
}
