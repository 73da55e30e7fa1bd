import { isMenu, readMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import { jsonFault } from '#domain/validation/json.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { skippedBlocksOf } from '#platform/content/page/skipped-blocks.ts'
import { type Carried, carried } from './carried.ts'
import { nameOf } from './json/carried-row.ts'
import { fileCaps, pagesFile } from './json/pages-file.ts'
import { jsonFaults } from './words.ts'

interface ReadPages {
  site: string
  pages: { carried: Carried; left: Text[] }[]
  refused: (Text & { title: string })[]
}

/** Reads a page file. Throws if it is none, and reports the errors of each invalid page. */
export const readPages = (ctx: Context, bytes: Uint8Array): ReadPages => {
  const stored = parsed(bytes)
  const file = pagesFile.safeParse(stored)
  if (!file.success) throw invalid({ field: 'file', code: 'not-pages', ...jsonFaults['not-pages'] })
  const read: ReadPages = { site: file.data.site, pages: [], refused: [] }
  const seen = new Set<string>()
  for (const one of file.data.pages) {
    const page = carried.safeParse(one)
    const why = page.success ? faultOf(page.data, seen) : wrongAt(page.error.issues[0]?.path.join('.') ?? '')
    if (page.success && !why) read.pages.push({ carried: page.data, left: leftOf(ctx, page.data) })
    else read.refused.push({ title: titleOf(one), ...(why as Text) })
  }
  return { ...read, pages: parentsFirst(read.pages) }
}

function parsed(bytes: Uint8Array): unknown {
  const broken = invalid({ field: 'file', code: 'not-json', ...jsonFaults['not-json'] })
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (jsonFault(read, fileCaps) === null) return read
  } catch {
    throw broken
  }
  throw broken
}

function faultOf(page: Carried, seen: Set<string>): Text | null {
  const name = nameOf(page)
  if (seen.has(name)) return jsonFaults.twice
  seen.add(name)
  const read = isMenu(page.builder) ? readMenu(page.builder) : readPage(page.builder)
  return 'issues' in read ? jsonFaults.rows : null
}

const wrongAt = (what: string): Text => ({
  th: fill(jsonFaults.wrong.th, { what }),
  en: fill(jsonFaults.wrong.en, { what }),
})

/** Blocks that are unknown here, or whose plugin is off, are imported but not shown. */
const leftOf = (ctx: Context, { builder }: Carried): Text[] =>
  [...new Set((skippedBlocksOf(ctx, builder) ?? []).map(({ type }) => type))].map((what) => ({
    th: fill(jsonFaults.block.th, { what }),
    en: fill(jsonFaults.block.en, { what }),
  }))

const titleOf = (one: unknown): string => {
  const title = typeof one === 'object' && one !== null && 'title' in one ? one.title : ''
  return typeof title === 'string' && title !== '' ? title.slice(0, 200) : '–'
}

/** Children come after their parents. */
function parentsFirst<P extends { carried: Carried }>(pages: readonly P[]): P[] {
  const byName = new Map(pages.map((page) => [nameOf(page.carried), page]))
  const ordered = new Set<P>()
  for (const first of pages) {
    const chain: P[] = []
    for (let page: P | undefined = first; page && !ordered.has(page) && !chain.includes(page);) {
      chain.push(page)
      page = page.carried.parent === null ? undefined : byName.get(page.carried.parent)
    }
    for (const page of chain.toReversed()) ordered.add(page)
  }
  return [...ordered]
}
