import { sql } from 'kysely'
import { href } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { fileWords } from '../words.ts'
import { roomOn, usedOn } from './upload-limits.ts'

/** From this share on it is said that the package of a site is nearly full. */
const warnedAt = 0.8

export interface Fullness {
  used: number
  most: number
  /** Rounded down, so that what is not full does not read so. */
  percent: number
}

/** How full the package of the context's site is, once people should know; null before, and without a limit. */
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

/** Tells the administrators of the site, with the file of so many bytes with which the package came to be nearly full. */
export const warnIfNearlyFull = async (ctx: Context, bytes: number): Promise<void> => {
  const full = await fullnessOf(ctx)
  if (!full || full.used - bytes >= warnedAt * full.most) return
  const { rows } = await sql<{ user: string }>`select distinct "user" from "grant"
    where site = ${ctx.site._id} and role = 'admin'`.execute(ctx[executor])
  const news = { title: saidOf(full), text: fileWords.nearlyFullText, href: href('/setup/file') }
  for (const { user } of rows) await notify(ctx, { to: user, ...news })
}
