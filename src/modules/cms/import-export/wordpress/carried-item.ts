import { type PageObject, readPage } from '#domain/page/page.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { type Carried, reference } from '../carried.ts'
import { markOf } from '../pictures/marks.ts'
import type { Attachments } from './attachments.ts'
import { decoded, type LinkOf } from './links.ts'
import { type LeftNote, type Made, Making } from './making.ts'
import { makerOf } from './makers.ts'
import { parseBlocks } from './parse-blocks.ts'
import type { WxrItem } from './wxr.ts'

/** An item of an export as it would be imported, with notes. */
export interface WpCarried {
  key: string
  carried: Carried
  left: LeftNote[]
  became: Made['became']
  /** Its path on the old site. */
  was?: string
}

interface CarriedItemOptions {
  slug: string
  linkOf: LinkOf
  /** The ids of the imported pages. */
  pages: ReadonlySet<string>
  attachments: Attachments
}

/** A page or a post as it would be imported. */
export function carriedItem(item: WxrItem, of: CarriedItemOptions): WpCarried {
  const making = new Making({ makerOf, linkOf: of.linkOf, attachments: of.attachments })
  making.blocks(parseBlocks(item.content))
  const made = making.result()
  const said = saidOf(item, made)
  const hasParent = item.parent !== item.id && of.pages.has(item.parent)
  const { meta } = item
  const carried: Carried = {
    ...{ ...standing, type: item.type as 'page' | 'post', slug: of.slug, title: (item.title || of.slug).slice(0, 900) },
    ...{ content: said.content, builder: said.page as unknown as Carried['builder'] },
    parent: item.type === 'post' ? reference.group : hasParent ? `${reference.wordpress}${item.parent}` : null,
    createdAt: instantOf(item),
    feature_image: coverOf(item, of),
    topics: topicsOf(item),
    authen: item.password !== '',
    searchTitle: plainMeta(meta, ['_yoast_wpseo_title', 'rank_math_title']),
    searchText:
      plainMeta(meta, ['_yoast_wpseo_metadesc', 'rank_math_description']) ?? (stripHtml(item.excerpt) || null),
    noindex: meta['_yoast_wpseo_meta-robots-noindex'] === '1',
  }
  return {
    key: item.id,
    carried,
    left: [...made.left, ...said.left, ...leftOf(item, of)],
    became: made.became,
  }
}

/** Fields that WordPress does not have. */
export const standing = {
  ...{
    status: false,
    display: 'single',
    destination: null,
    next: null,
    ref1: null,
    mode: 'default',
    purpose: 'page',
    fullscreen: false,
  },
  ...{
    audience: 'everybody',
    targets: [],
    visibleFrom: null,
    visibleUntil: null,
    sharePicture: null,
    topics: [] as string[],
  },
} as const satisfies Partial<Carried>

/**
 * A post with running text only becomes a text, so that lists can show its beginning. What no page can hold is left
 * out.
 */
function saidOf(item: WxrItem, { page }: Made): { content: string; page: Made['page']; left: LeftNote[] } {
  const bare = { version: 1 as const, rows: [] }
  const objects = page.rows.flatMap(({ columns }) => columns.flatMap((column) => column.objects))
  const html = objects.map(asText)
  const isText = objects.every(({ type }) => ['text', 'heading', 'image'].includes(type))
  if (item.type === 'post' && isText && html.join('\n').length < 190_000)
    return { content: html.join('\n'), page: bare, left: [] }
  if ('page' in readPage(page)) return { content: '', page, left: [] }
  return { content: '', page: bare, left: [{ reason: 'too-long', what: item.title.slice(0, 60) }] }
}

function asText({ type, props }: PageObject): string {
  if (type === 'heading') return `<h2>${escaped(String(props['text']))}</h2>`
  if (type !== 'image') return String(props['html'])
  const caption = String(props['caption'])
  const words = caption === '' ? '' : `<figcaption>${escaped(caption)}</figcaption>`
  return `<figure><img src="${String(props['url'])}" alt="${escaped(String(props['alt']))}" />${words}</figure>`
}

const coverOf = ({ meta }: WxrItem, { attachments }: CarriedItemOptions) => {
  const picture = attachments.byId(meta['_thumbnail_id'] ?? '')
  return picture && markOf(picture)
}

/** Its categories and tags, without WordPress's default category. */
const topicsOf = ({ terms }: WxrItem): string[] =>
  [
    ...new Set(
      terms
        .filter(({ domain, name }) => ['category', 'post_tag'].includes(domain) && name !== 'uncategorized')
        .map(({ title }) => title.slice(0, 100).trim())
        .filter((title) => title !== ''),
    ),
  ].slice(0, 50)

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

function leftOf(item: WxrItem, { slug: own }: CarriedItemOptions): LeftNote[] {
  return [
    ...(item.isCut ? [{ reason: 'cut' as const, what: '' }] : []),
    ...(item.password === '' ? [] : [{ reason: 'password' as const, what: '' }]),
    ...(item.comments > 0 ? [{ reason: 'comments' as const, what: String(item.comments) }] : []),
    ...(item.status === 'publish' ? [] : [{ reason: 'status' as const, what: item.status.slice(0, 40) }]),
    ...(decoded(item.name) === own || item.name === '' ? [] : [{ reason: 'slug' as const, what: own }]),
  ]
}

/** The values of an SEO plugin, unless they contain variables. */
const plainMeta = (meta: WxrItem['meta'], names: readonly string[]) =>
  names
    .map((name) => meta[name] ?? '')
    .find((text) => text !== '' && !text.includes('%'))
    ?.slice(0, 400) ?? null

const instantOf = ({ dateGmt, date }: WxrItem): string | null => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(dateGmt.startsWith('0000') ? date : dateGmt) ?? []
  if (!day || day.startsWith('0000')) return null
  const at = Date.parse(`${day}T${time}${dateGmt.startsWith('0000') ? '+07:00' : 'Z'}`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
