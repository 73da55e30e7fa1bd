import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import { type Address, countCourses, courseAddresses, pageAddresses } from './addresses.ts'

/** Maximum number of URLs in one file (sitemaps.org). */
const mostAddresses = 50_000

/**
 * Returns the sitemap of a site: one file of all public URLs, or an index of parts if one file is too small. `part`
 * comes from the URL: '' for the sitemap, `pages`, or `courses-3`. Returns null if there is no such part.
 */
export const sitemapOf = async (ctx: Context, { part, most = mostAddresses }: { part: string; most?: number }) => {
  if (part === 'pages') return urlset(ctx, await pageAddresses(ctx, most))
  if (part !== '') return partOf(ctx, { part, most })
  const [pages, courses] = await Promise.all([pageAddresses(ctx, most), countCourses(ctx)])
  if (pages.length + courses > most) return index(ctx, Math.ceil(courses / most))
  return urlset(ctx, [...pages, ...(await courseAddresses(ctx, { part: 0, most }))])
}

async function partOf(ctx: Context, { part, most }: { part: string; most: number }) {
  const [, number] = /^courses-([1-9]\d{0,4})$/.exec(part) ?? []
  if (!number) return null
  const found = await courseAddresses(ctx, { part: Number(number) - 1, most })
  return found.length > 0 ? urlset(ctx, found) : null
}

const urlset = (ctx: Context, addresses: readonly Address[]) =>
  xml('urlset', addresses.map(({ path, changedAt }) => `<url>${loc(ctx, path)}${lastmod(changedAt)}</url>`).join('\n'))

const index = (ctx: Context, parts: number) => {
  const names = ['pages', ...Array.from({ length: parts }, (_, at) => `courses-${at + 1}`)]
  return xml('sitemapindex', names.map((name) => `<sitemap>${loc(ctx, `/sitemap-${name}.xml`)}</sitemap>`).join('\n'))
}

const xml = (kind: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inside}\n</${kind}>\n`

const loc = (ctx: Context, path: string) => `<loc>${escaped(absolute(ctx, path))}</loc>`
const lastmod = (at: string | null) => (at ? `<lastmod>${new Date(at).toISOString()}</lastmod>` : '')

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
