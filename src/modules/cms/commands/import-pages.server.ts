import { href } from 'react-router'
import type { z } from 'zod'
import { type ImportItem, nextItems, noteItem } from '#platform/content/imports/items.ts'
import { type ImportFile, importFileOf } from '#platform/content/imports/files.ts'
import { placesOf } from '#platform/content/imports/pictures.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { BulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { defineBulkOperation } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { type BatchRow, keepBatch } from '#platform/office/screens/list/bulk/batch.ts'
import { importPagesKind, importProgress } from '../import-export/import-kind.ts'
import { nameOf } from '../import-export/json/carried-row.ts'
import { hrefOf } from '../import-export/describe-files.server.ts'
import { groupOf } from '../import-export/store/group.server.ts'
import { type StoredPage, storePage, storeWordPress } from '../import-export/store/store-page.server.ts'
import { fetchPictures } from '../import-export/pictures/fetch-pictures.server.ts'
import { storeRedirect } from '../import-export/store/store-redirect.server.ts'
import type { FileReport, ItemReport } from '../import-export/report.ts'
import { carryWords as words } from '../import-export/words.ts'

type Import = BulkOperation<z.infer<typeof importPagesKind.params>>

/** Imports the selected items of a file: for WordPress a few at a time, for a page file all or none. */
export default defineBulkOperation({
  ...{ kind: importPagesKind, itemsPerStep: 20, label: () => ({ th: 'กำลังนำเข้าหน้าเว็บ', en: 'Importing pages' }) },
  prepare: fetchPictures,
  async next(system, { params: { file } }, limit) {
    const items = await nextItems(system, { file, limit: (await isWhole(system, file)) ? maxPages : limit })
    return items.map((item) => ({ ...item, content: item, results: [] }))
  },
  async step({ theirs }, operation, items) {
    const file = await importFileOf(theirs, operation.params.file)
    const of = { operation, file, items: items.map(({ content }) => content as ImportItem) }
    return file.kind === 'pages' ? importAll(theirs, of) : importEach(theirs, of)
  },
  notice: (_system, { state, params, done, failed }) => ({
    title: state === 'done' ? words.importEnded : words.importStopped,
    text: {
      th: `${words.imported.th} ${done} · ${words.problem.th} ${failed}`,
      en: `${words.imported.en} ${done} · ${words.problem.en} ${failed}`,
    },
    href: hrefOf(params.file),
  }),
})

/** Maximum pages per page file. */
const maxPages = 100_000

const isWhole = async (system: Context, file: string) => (await importFileOf(system, file)).kind === 'pages'

interface StepOptions {
  operation: Import
  file: ImportFile
  items: readonly ImportItem[]
}

/** A refused WordPress item is skipped, with its reason. */
async function importEach(theirs: Context, { operation, file, items }: StepOptions) {
  const { source, title } = file.report as FileReport
  const chosen = importProgress.parse(operation.progress).group ?? operation.params.group
  const { group, rows } = await groupOf(theirs, { chosen, items, title })
  const created = rows.length
  const places = await placesOf(theirs, file._id)
  const redirects: BatchRow[] = await redirectListings(theirs, { operation, file, group: group.slug })
  for (const item of items) {
    const slugs: string[] = []
    const row = await stored(theirs, { file, item }, async (part) => {
      const page = await storeWordPress(part, item, { source, group, places })
      slugs.push(page.slug)
      return page
    })
    if ('_id' in row) rows.push(row)
    else await noteFailed(theirs, { file, item, reason: row })
    redirects.push(...(await redirectOld(theirs, { operation, item, slug: slugs[0], group: group.slug })))
  }
  const done = rows.length - created
  const batches = [...(await batchOf(theirs, redirects, 'redirect')), ...(await batchOf(theirs, rows, 'post'))]
  return { done, failed: items.length - done, batches, progress: { group: group._id } }
}

/** The old URLs of category and tag lists redirect to all posts. */
async function redirectListings(
  theirs: Context,
  { operation, file, group }: Pick<StepOptions, 'operation' | 'file'> & { group: string },
) {
  const { wordpress } = file.report as FileReport
  if (!operation.params.redirects || group === '') return []
  const target = href('/cms/page/:slug', { slug: group })
  const rows: BatchRow[] = []
  for (const path of wordpress?.listings ?? []) rows.push(...(await storeRedirect(theirs, { path, target })))
  return rows
}

/** The old URL of a page redirects to its new one, if that was selected. */
function redirectOld(
  theirs: Context,
  of: { operation: Import; item: ImportItem; slug: string | undefined; group: string },
): Promise<BatchRow[]> {
  const { operation, item, slug, group } = of
  const { was, type } = item.report as ItemReport
  if (!operation.params.redirects || was === undefined || slug === undefined) return Promise.resolve([])
  const target =
    type === 'post'
      ? href('/cms/post/:pageSlug/:postSlug', { pageSlug: group, postSlug: slug })
      : href('/cms/page/:slug', { slug })
  return storeRedirect(theirs, { path: was, target })
}

/**
 * Imports all pages of a page file, or none. If one is refused, nothing is imported, and each refused page has its
 * reason.
 */
async function importAll(theirs: Context, { file, items }: StepOptions) {
  const ids = await idsFor(theirs, items)
  const failed: { item: ImportItem; reason: Text }[] = []
  try {
    const batches = await savepoint(theirs, async (part) => {
      const rows: BatchRow[] = []
      for (const item of items) {
        const row = await stored(part, { file, item }, (inner) => storePage(inner, item, ids))
        if ('_id' in row) rows.push(row)
        else failed.push({ item, reason: row })
      }
      if (failed.length > 0) throw new NothingImported()
      return batchOf(part, rows, 'post')
    })
    return { done: items.length, failed: 0, batches }
  } catch (error) {
    if (!(error instanceof NothingImported)) throw error
    for (const one of failed) await noteFailed(theirs, { file, ...one })
    return { done: 0, failed: failed.length, isStopped: true }
  }
}

class NothingImported extends Error {}

/** Stores one item, or returns why it cannot. */
async function stored(
  ctx: Context,
  { file, item }: { file: ImportFile; item: ImportItem },
  store: (part: Context) => Promise<StoredPage>,
): Promise<BatchRow | Text> {
  try {
    const { outcome, row } = await savepoint(ctx, store)
    await noteItem(ctx, { file: file._id, at: item.at, outcome, reason: null, row: row._id })
    return row
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { th, en } = error.issues[0] ?? words.notSaved
    return { th, en }
  }
}

const noteFailed = (ctx: Context, { file, item, reason }: { file: ImportFile; item: ImportItem; reason: Text }) =>
  noteItem(ctx, { file: file._id, at: item.at, outcome: 'failed', reason, row: null })

/** The batch that undoes these rows. A child page was stored after its parent and is removed before it. */
async function batchOf(ctx: Context, rows: readonly BatchRow[], collection: 'post' | 'redirect'): Promise<string[]> {
  if (rows.length === 0) return []
  return [await keepBatch(ctx, { collection, verb: 'import', rows: rows.toReversed() })]
}

/** The `_id` of each post by its name: existing posts, and a new id for each imported one. */
async function idsFor(ctx: Context, items: readonly ImportItem[]): Promise<ReadonlyMap<string, string>> {
  const there = await from(ctx, 'post').select(['post._id', 'post.type', 'post.slug']).execute()
  const ids = new Map(there.map((one) => [nameOf(one), one._id]))
  for (const { key } of items) if (!ids.has(key)) ids.set(key, newId(ctx.now))
  return ids
}
