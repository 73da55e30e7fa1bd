import { z } from 'zod'
import { type ImportFile, lockedFile, noteFile } from '#platform/content/imports/files.ts'
import { type ImportItem, nextItems, noteItem } from '#platform/content/imports/items.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint, inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import { type BatchRow, keepBatch } from '#platform/office/screens/list/bulk/batch.ts'
import { placesOf } from '#platform/content/imports/pictures.ts'
import { href } from 'react-router'
import { nameOf } from '../import-export/json/carried-row.ts'
import { groupOf } from '../import-export/store/group.server.ts'
import { type StoredPage, storePage, storeWordPress } from '../import-export/store/store-page.server.ts'
import { fetchPictures } from '../import-export/pictures/fetch-pictures.server.ts'
import { storeRedirect } from '../import-export/store/store-redirect.server.ts'
import { undoImport } from '../import-export/store/undo.server.ts'
import type { FileTold, ItemTold } from '../import-export/told.ts'

/** So many things of WordPress are stored in one transaction; a file of pages comes in whole or not at all. */
const atOnce = 20

/**
 * Brings in what was chosen of a file, or takes it back, with the rights that its person has now. What became of each thing
 * stands with it in one transaction: a process that takes the job over goes on where the last one was.
 */
export const bringPages = defineJob({
  name: 'cms/bring-pages',
  payload: z.object({ file: z.string(), act: z.enum(['bring', 'undo']) }),
  async work(ctx, { payload: { file, act }, signal, isLast, reportProgress }) {
    try {
      if (act === 'undo') return await undoImport(ctx, file)
      await fetchPictures(ctx, { file, signal, reportProgress })
      for (let done = 50; ; done += atOnce) {
        signal.throwIfAborted()
        if (!(await step(ctx, file))) return
        await reportProgress(Math.min(99, done), { th: 'กำลังนำเข้าหน้าเว็บ', en: 'Importing pages' })
      }
    } catch (error) {
      if (isLast && !signal.aborted) await inTransaction(ctx, (inside) => noteFile(inside, file, { state: 'stopped' }))
      throw error
    }
  },
})
export default bringPages

/** The next things of a file; false at its end, and where it was cancelled. */
const step = (ctx: Context, _id: string): Promise<boolean> =>
  inTransaction({ ...ctx, now: ctx.app.clock() }, async (inside) => {
    const file = await lockedFile(inside, _id, ['running'])
    if (!file) return false
    const theirs = await onBehalf(inside, { home: file.userSite, id: file.user })
    if (!theirs) {
      await noteFile(inside, _id, { state: 'stopped' })
      return false
    }
    const isWhole = file.kind === 'pages'
    const items = await nextItems(inside, { file: _id, most: isWhole ? null : atOnce })
    if (items.length === 0) {
      await noteFile(inside, _id, { state: 'done' })
      return false
    }
    await (isWhole ? wholly(theirs, { file, items }) : oneByOne(theirs, { file, items }))
    return true
  })

interface BringPagesOptions {
  file: ImportFile
  items: readonly ImportItem[]
}

/** Of WordPress what is refused stays out, and says why. */
async function oneByOne(theirs: Context, { file, items }: BringPagesOptions) {
  const { source, title } = file.told as FileTold
  const { group, rows } = await groupOf(theirs, { file, items, title })
  const places = await placesOf(theirs, file._id)
  const led: BatchRow[] = await ledFromListings(theirs, { file, group: group.slug })
  for (const item of items) {
    const slugs: string[] = []
    const row = await kept(theirs, { file, item }, async (part) => {
      const stored = await storeWordPress(part, item, { source, group, places })
      slugs.push(stored.slug)
      return stored
    })
    if ('_id' in row) rows.push(row)
    else await noteFailed(theirs, { file, item, why: row })
    led.push(...(await ledFromOld(theirs, { file, item, slug: slugs[0], group: group.slug })))
  }
  await keepRows(theirs, file, rows)
  await keepRows(theirs, file, led, 'redirect')
}

/** Where posts of a category or tag were listed, all posts are. */
async function ledFromListings(theirs: Context, { file, group }: { file: ImportFile; group: string }) {
  const { wordpress } = file.told as FileTold
  if (file.options['redirects'] !== true || group === '') return []
  const target = href('/cms/page/:slug', { slug: group })
  const rows: BatchRow[] = []
  for (const path of wordpress?.listings ?? []) rows.push(...(await storeRedirect(theirs, { path, target })))
  return rows
}

/** The address that a page had leads to where it is, where that was asked for. */
function ledFromOld(
  theirs: Context,
  { file, item, slug, group }: { file: ImportFile; item: ImportItem; slug: string | undefined; group: string },
): Promise<BatchRow[]> {
  const { was, type } = item.told as ItemTold
  if (file.options['redirects'] !== true || was === undefined || slug === undefined) return Promise.resolve([])
  const target =
    type === 'post'
      ? href('/cms/post/:pageSlug/:postSlug', { pageSlug: group, postSlug: slug })
      : href('/cms/page/:slug', { slug })
  return storeRedirect(theirs, { path: was, target })
}

/** All pages of a file of this system, or none: where any is refused nothing stays, and each that was says why. */
async function wholly(theirs: Context, { file, items }: BringPagesOptions) {
  const ids = await idsFor(theirs, items)
  const failed: { item: ImportItem; why: Text }[] = []
  try {
    await savepoint(theirs, async (part) => {
      const rows: BatchRow[] = []
      for (const item of items) {
        const row = await kept(part, { file, item }, (inner) => storePage(inner, item, ids))
        if ('_id' in row) rows.push(row)
        else failed.push({ item, why: row })
      }
      if (failed.length > 0) throw new Undone()
      await keepRows(part, file, rows)
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    for (const one of failed) await noteFailed(theirs, { file, ...one })
    await noteFile(theirs, file._id, { state: 'stopped' })
  }
}

class Undone extends Error {}

/** Stores one thing, or says why it cannot be. */
async function kept(
  ctx: Context,
  { file, item }: { file: ImportFile; item: ImportItem },
  store: (part: Context) => Promise<StoredPage>,
): Promise<BatchRow | Text> {
  try {
    const { outcome, row } = await savepoint(ctx, store)
    await noteItem(ctx, { file: file._id, at: item.at, outcome, why: null, row: row._id })
    return row
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { th, en } = error.issues[0] ?? refused
    return { th, en }
  }
}

const noteFailed = (ctx: Context, { file, item, why }: { file: ImportFile; item: ImportItem; why: Text }) =>
  noteItem(ctx, { file: file._id, at: item.at, outcome: 'failed', why, row: null })

const refused = { th: 'บันทึกรายการนี้ไม่ได้', en: 'This cannot be saved' }

async function keepRows(ctx: Context, file: ImportFile, rows: readonly BatchRow[], collection = 'post') {
  if (rows.length === 0) return
  // What is under others was stored behind them, and is taken back before them.
  const batch = await keepBatch(ctx, { collection, verb: 'import', rows: rows.toReversed() })
  await noteFile(ctx, file._id, { batch })
}

/** The `_id` of each post by its name: of those that are there, and one for each that comes. */
async function idsFor(ctx: Context, items: readonly ImportItem[]): Promise<ReadonlyMap<string, string>> {
  const there = await from(ctx, 'post').select(['post._id', 'post.type', 'post.slug']).execute()
  const ids = new Map(there.map((one) => [nameOf(one), one._id]))
  for (const { key } of items) if (!ids.has(key)) ids.set(key, newId(ctx.now))
  return ids
}
