import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { isMenu } from '#domain/page/menu.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { saveImport } from '#platform/content/imports/files.ts'
import type { NewItem, Verdict } from '#platform/content/imports/items.ts'
import { type Origin, originsOf } from '#platform/content/imports/origins.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { canonical } from './canonical.ts'
import type { Carried } from './carried.ts'
import { nameOf } from './json/carried-row.ts'
import { carriedPages } from './json/export-pages.server.ts'
import { readPages } from './read-json.server.ts'
import type { FileReport, ItemReport } from './report.ts'
import type { WpCarried } from './wordpress/carried-item.ts'
import { carriedItems } from './wordpress/carried-items.server.ts'
import type { LeftNote } from './wordpress/making.ts'
import type { Here } from './wordpress/ordering.ts'
import { readWxr } from './wordpress/read-wxr.server.ts'
import { leftReasons, wxrFaults } from './wordpress/words.ts'
import { Unreadable } from './wordpress/wxr.ts'
import { jsonFaults } from './words.ts'

const perMinute = [{ most: 10, ms: 60_000 }]

/**
 * Reads a WordPress export or a page file and stores its items with a report, from which administrators select. Nothing
 * is on the site yet. Returns the id of the file. Throws if it is neither.
 */
export const bringFile = async (ctx: Context, file: { bytes: Uint8Array; name: string }): Promise<string> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  ctx.app.limits.count(`pages in ${ctx.viewer.home} ${ctx.viewer.id}`, perMinute)
  if (file.bytes.length === 0) throw invalid({ field: 'file', code: 'empty', ...jsonFaults.empty })
  const read = isJson(file.bytes) ? await ofPages(ctx, file.bytes) : await ofWordPress(ctx, file.bytes)
  return saveImport(ctx, { ...read, name: nameIn(file.name) })
}

const nameIn = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200) || '–'

/** Detected by the first non-space character, after an optional byte order mark. */
const isJson = (bytes: Uint8Array) => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^\u00EF\u00BB\u00BF/, '')
  return /^\s*[{[]/.test(head)
}

async function ofPages(ctx: Context, bytes: Uint8Array) {
  const { site, pages, refused } = readPages(ctx, bytes)
  const there = new Map((await carriedPages(ctx)).map((one) => [nameOf(one.carried), sameness(one.carried)]))
  const items = pages.map(({ carried, left }, at): NewItem => {
    const is = there.get(nameOf(carried))
    const verdict = is === undefined ? 'new' : is === sameness(carried) ? 'same' : 'changed'
    return itemOf({ at, key: nameOf(carried), carried, verdict, left, became: [] })
  })
  const report: FileReport = { source: 'pages', title: site, refused }
  return { kind: 'pages', report, items }
}

/** The creation date does not count as a difference. */
const sameness = ({ createdAt: _at, ...carried }: Carried) => canonical(carried)

async function ofWordPress(ctx: Context, bytes: Uint8Array) {
  const wxr = await readable(() => readWxr(bytes))
  const source = `wordpress ${wxr.site}`.slice(0, 400)
  const origins = await originsOf(ctx, source)
  const here = new Map((await from(ctx, 'post').select(standing).execute()).map((one) => [one._id, one]))
  const { items, told } = await carriedItems(wxr, hereOf(origins, here))
  const newItems = items.map((item, at) => {
    const origin = origins.get(item.key)
    const version = origin && here.get(origin.row)?.version
    const verdict = verdictOf(origin, { version, sha256: sha256Of(item.carried) })
    return itemOf({ at, ...item, verdict, left: said(item.left), became: becameOf(item) })
  })
  const report: FileReport = { source, title: told.title, wordpress: told, refused: [] }
  return { kind: 'wordpress', report, items: newItems }
}

const standing = ['post._id', 'post.type', 'post.slug', 'post.version'] as const

/** Which addresses are taken here, and which of them hold an item imported earlier. */
const hereOf = (
  origins: ReadonlyMap<string, Origin>,
  here: ReadonlyMap<string, { type: string; slug: string }>,
): Here => ({
  taken: [...here.values()],
  slugs: new Map([...origins].flatMap(([key, { row }]) => (here.has(row) ? [[key, here.get(row)!.slug]] : []))),
})

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Unreadable) throw invalid({ field: 'file', code: error.fault, ...wxrFaults[error.fault] })
    throw error
  }
}

export const sha256Of = (carried: Carried) => createHash('sha256').update(canonical(carried)).digest('hex')

function verdictOf(origin: Origin | undefined, of: { version: number | undefined; sha256: string }): Verdict {
  if (!origin || of.version === undefined) return 'new'
  if (origin.sha256 === of.sha256) return 'same'
  return origin.version === of.version ? 'changed' : 'edited'
}

interface Itemed {
  was?: string
  at: number
  key: string
  carried: Carried
  verdict: Verdict
  left: Text[]
  became: ItemReport['became']
}

function itemOf({ at, key, carried, verdict, left, became, was }: Itemed): NewItem {
  const { type, slug, title, builder } = carried
  const report: ItemReport = {
    type: isMenu(builder) ? 'menu' : type,
    path: href('/cms/page/:slug', { slug }),
    left,
    became,
    ...(was !== undefined && { was }),
  }
  const isChosen = verdict === 'new' || verdict === 'changed'
  return { at, key, title, content: carried, report, verdict, isChosen }
}

const becameOf = ({ became }: WpCarried) => Object.entries(became).map(([name, one]) => ({ name, ...one }))

/** The messages about what is left out, each once with its count. */
function said(left: readonly LeftNote[]): Text[] {
  const counted = new Map<string, { note: LeftNote; n: number }>()
  for (const note of left) {
    const key = `${note.reason} ${note.what}`
    counted.set(key, { note, n: (counted.get(key)?.n ?? 0) + 1 })
  }
  return [...counted.values()].slice(0, mostNotes).map(({ note: { reason, what }, n }) => {
    const times = n > 1 ? ` (${n})` : ''
    const { th, en } = leftReasons[reason]
    return { th: fill(th, { what }) + times, en: fill(en, { what }) + times }
  })
}

const mostNotes = 200
