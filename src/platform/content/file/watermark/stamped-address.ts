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
 * Returns the address of a watermarked copy of this installation's PDF, valid as long as a signed link. Null for any
 * other address. Anyone with the address can open the copy, so create it only for permitted viewers.
 */
export const stampedAddress = (ctx: Context, { address, text }: { address: string; text: string }): string | null => {
  const name = ownPdf(ctx, address)
  if (name === null) return null
  const until = Math.floor((ctx.now + linkMs) / aMinute) * aMinute
  // A cached page must contain links with most of their time left.
  cacheUntil(ctx, ctx.now + aMinute)
  const id = name.slice(0, -'.pdf'.length)
  const query = stampedQuery(ctx.app.sealing, { id, site: ctx.site._id, text: markText(text), until })
  return `/upload/${name}?${query}`
}

const aMinute = 60_000

/** Returns the site's watermark text for PDF documents (`configuration.files`); '' for none. */
export const siteWatermark = async (ctx: Context): Promise<string> => {
  remember(ctx, { name: 'configuration' })
  const { rows } = await sql<{ text: string | null }>`select files->>'watermark' as text from configuration
    where site = ${ctx.site._id}`.execute(ctx[executor])
  return markText(rows[0]?.text ?? '')
}

/** Returns a drawable text: one line, at most 200 characters, without characters that change text direction. */
export const markText = (text: string) =>
  [...oneLine(text.toWellFormed().replaceAll(unseen, ' '))].slice(0, 200).join('')

const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Whether the file of an address can have a watermark, for its settings screen. */
type WatermarkStatus = 'private' | 'public' | 'missing' | 'elsewhere'

export const watermarkStatus = async (ctx: Context, address: string): Promise<WatermarkStatus> => {
  const name = ownPdf(ctx, address)
  if (name === null) return 'elsewhere'
  const file = await fileNamed(ctx[executor], name)
  if (!file || (file.site !== ctx.site._id && !file.isPublic)) return 'missing'
  return file.isPublic ? 'public' : 'private'
}

/** Returns the name after `upload/` of an uploaded PDF, given its path or its full address on this site. */
function ownPdf({ site }: Context, address: string): string | null {
  const url = URL.parse(address, `https://${site.hostname}`)
  if (url?.hostname !== site.hostname) return null
  const name = /^\/upload\/([^/]+)$/.exec(url.pathname)?.[1] ?? ''
  return readKey(name)?.ext === 'pdf' ? name : null
}
