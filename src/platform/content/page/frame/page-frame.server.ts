import { createHmac, timingSafeEqual } from 'node:crypto'
import { readPage } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'
import { draftOf } from '../draft/drafts.ts'
import { versionOf } from '../draft/versions.ts'
import { storedPage } from '../stored-page.ts'

/*
 * HTML of a page with running scripts (attack F02). The file host, which gets no cookies, serves it into a frame
 * without an origin. Viewers of the page get its address, which shows only the current page or draft. The address of a
 * saved version goes to users who may see versions, and shows only that one.
 */

interface Framed {
  site: string
  /** The `_id` of the post, and the object on its page. */
  page: string
  block: string
  /** The number of a saved version; 0 is the current page or draft. */
  version: number
}

/** Returns the frame address of a block on its own site. */
export const frameHref = ({ app, site }: Context, of: Omit<Framed, 'site'> & { html: string }) =>
  `/frame/${site._id}/${of.page}/${of.block}/${markOf(app.sealing, { ...of, site: site._id })}${of.version ? `?version=${of.version}` : ''}`

/**
 * Returns the HTML of a block with running scripts, for holders of its address. Null for anyone else, and after a
 * change.
 */
export const framedHtml = async (ctx: Context, of: Framed & { mark: string }): Promise<string | null> => {
  return (await saidIn(ctx, of)).map((page) => htmlIn(page, of.block)).find((html) => isRight(ctx, of, html)) ?? null
}

/** What a page's frame may show: one version, or the current page and its draft. */
async function saidIn(ctx: Context, { page, version }: Framed): Promise<unknown[]> {
  const stored = await storedPage(ctx, { collection: 'post', field: 'builder', _id: page })
  if (version > 0) return stored ? [(await versionOf(ctx, { page, number: version }))?.content] : []
  return [stored, (await draftOf(ctx, page))?.content]
}

/** Returns the HTML of a page's block with running scripts. */
function htmlIn(stored: unknown, block: string): string | null {
  const read = readPage(stored)
  if (!('page' in read)) return null
  const objects = read.page.rows.flatMap(({ columns }) => columns.flatMap((column) => column.objects))
  const html = objects.find(({ id, type, props }) => id === block && type === 'html' && props['scripts'] === true)
    ?.props['html']
  return typeof html === 'string' ? html : null
}

function isRight({ app }: Context, of: Framed & { mark: string }, html: string | null): boolean {
  if (html === null) return false
  const [given, right] = [Buffer.from(of.mark), Buffer.from(markOf(app.sealing, { ...of, html }))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const markOf = ({ key }: SealingKey, { site, page, block, version, html }: Framed & { html: string }) => {
  const own = createHmac('sha256', key).update('wicha page frames').digest()
  return createHmac('sha256', own).update(`${site}\n${page}\n${block}\n${version}\n${html}`).digest('base64url')
}
