import { href } from 'react-router'
import { importFileOf, linkOperation, lockUnstartedFile } from '#platform/content/imports/files.ts'
import { chooseItems, tallyOf } from '#platform/content/imports/items.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import {
  cancelBulkOperation,
  startBulkOperation,
  undoBulkOperation,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import { importPagesKind } from './import-kind.ts'
import { groupsOn } from './store/group.server.ts'
import { carryWords as words } from './words.ts'

/** The selected items on a page of the report. */
export interface Choice {
  chosen: readonly number[]
  among: readonly number[]
}

export const chooseOf = async (ctx: Context, file: string, choice: Choice): Promise<void> => {
  await importFileOf(ctx, file)
  await chooseItems(ctx, { file, ...choice })
}

interface ImportOptions {
  group: string
  /** Whether the images of the old site are fetched. */
  hasPictures: boolean
  /** Whether the URLs of the old site redirect to the new pages. */
  hasRedirects: boolean
}

/** Starts the import of the selected items, once. Posts go under `group` if that page can hold posts. */
export const startImport = async (ctx: Context, file: string, of: Choice & ImportOptions): Promise<void> => {
  await importFileOf(ctx, file)
  const group = (await groupsOn(ctx)).some((one) => one._id === of.group) ? of.group : ''
  await inTransaction(ctx, async (inside) => {
    if (!(await lockUnstartedFile(inside, file))) throw conflict({ field: 'file', code: 'busy', ...words.busy })
    await chooseItems(inside, { file, ...of })
    const chosen = (await tallyOf(inside, file)).filter(({ isChosen }) => isChosen)
    if (chosen.length === 0) throw conflict({ field: 'file', code: 'none', ...words.none })
    const operation = await startBulkOperation(inside, importPagesKind, {
      params: { file, group, images: of.hasPictures, redirects: of.hasRedirects },
      ...{ about: file, total: chosen.reduce((sum, { n }) => sum + n, 0) },
    })
    await linkOperation(inside, { file, operation })
  })
}

/** Stops an import. Imported items stay and can be undone. */
export const cancelImport = async (ctx: Context, file: string): Promise<void> => {
  const { operation } = await importFileOf(ctx, file)
  if (operation) await cancelBulkOperation(ctx, importPagesKind, operation)
}

/** Starts to undo an import, once. */
export const undoImport = async (ctx: Context, file: string): Promise<void> => {
  const { operation } = await importFileOf(ctx, file)
  if (!operation) throw conflict({ field: 'file', code: 'busy', ...words.busy })
  await undoBulkOperation(ctx, importPagesKind, { _id: operation, about: 'post', href: href('/cms/pages') })
}
