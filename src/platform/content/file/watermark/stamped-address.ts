import { sql } from 'kysely'
import { readKey } from '#domain/file/file-key.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { remember } from '#platform/data/collection/reads.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { fileNamed } from '../serving/found.ts'
import { linkMs } from '../serving/link.ts'
import { stampedQuery } from './stamped-link.ts'

/**
 * The address at which a PDF of this installation is had with a text on every page, for so long as a signed link holds;
 * null for an address of anything else. Anyone who is shown it may have the copy, so it is made for who was let in.
 */
export const stampedAddress = (ctx: Context, { address, text }: { address: string; text: string }): string | null => {
  const name = ownPdf(ctx, address)
  if (name === null) return null
  const until = Math.floor((ctx.now + linkMs) / aMinute) * aMinute
  // A page that is kept hands out links that still have most of their time.
  cacheUntil(ctx, ctx.now + aMinute)
  const id = name.slice(0, -'.pdf'.length)
  const query = stampedQuery(ctx.app.sealing, { id, site: ctx.site._id, text: markText(text), until })
  return `/upload/${name}?${query}`
}

const aMinute = 60_000

/** The text that the site is set to put over PDF documents (`configuration.files`); '' where it is set to none. */
export const siteWatermark = async (ctx: Context): Promise<string> => {
  remember(ctx, { name: 'configuration' })
  const { rows } = await sql<{ text: string | null }>`select files->>'watermark' as text from configuration
    where site = ${ctx.site._id}`.execute(ctx[executor])
  return markText(rows[0]?.text ?? '')
}

/** A text as it can be drawn: one line, 200 letters at most, nothing that turns what is beside it around. */
export const markText = (text: string) =>
  [...oneLine(text.toWellFormed().replaceAll(unseen, ' '))].slice(0, 200).join('')

const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** How the file of an address stands to being stamped, for who sets it up. */
type WatermarkStatus = 'private' | 'public' | 'missing' | 'elsewhere'

export const watermarkStatus = async (ctx: Context, address: string): Promise<WatermarkStatus> => {
  const name = ownPdf(ctx, address)
  if (name === null) return 'elsewhere'
  const file = await fileNamed(ctx[executor], name)
  if (!file || (file.site !== ctx.site._id && !file.isPublic)) return 'missing'
  return file.isPublic ? 'public' : 'private'
}

/** What follows `upload/` of a PDF that was uploaded, by a path or by the whole address of this site. */
function ownPdf({ site }: Context, address: string): string | null {
  const url = URL.parse(address, `https://${site.hostname}`)
  if (url?.hostname !== site.hostname) return null
  const name = /^\/upload\/([^/]+)$/.exec(url.pathname)?.[1] ?? ''
  return readKey(name)?.ext === 'pdf' ? name : null
}
