import { importFileOf, lockedFile, noteFile } from '#platform/content/imports/files.ts'
import { chooseItems, tallyOf } from '#platform/content/imports/items.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { bringPages } from '../commands/bring-pages.server.ts'
import { groupsOn } from './store/group.server.ts'
import { carryWords as words } from './words.ts'

/** What of a file is to come in, of a page of its things that somebody looked at. */
export interface Choice {
  chosen: readonly number[]
  among: readonly number[]
}

/** Keeps what was chosen. */
export const chooseOf = async (ctx: Context, file: string, choice: Choice): Promise<void> => {
  await importFileOf(ctx, file)
  await chooseItems(ctx, { file, ...choice })
}

interface Beginning {
  group: string
  /** Whether the pictures of the old site are fetched. */
  hasPictures: boolean
  /** Whether the addresses of the old site lead to where its pages are now. */
  hasRedirects: boolean
}

/** Begins to bring in what was chosen of a file, posts under `group` where that is such a page; once. */
export const beginBringing = async (ctx: Context, _id: string, of: Choice & Beginning): Promise<void> => {
  await importFileOf(ctx, _id)
  const group = (await groupsOn(ctx)).some((one) => one._id === of.group) ? of.group : ''
  await inTransaction(ctx, async (inside) => {
    if (!(await lockedFile(inside, _id, ['read']))) throw conflict({ field: 'file', code: 'busy', ...words.busy })
    await chooseItems(inside, { file: _id, ...of })
    if (!(await tallyOf(inside, _id)).some(({ isChosen }) => isChosen))
      throw conflict({ field: 'file', code: 'none', ...words.none })
    await noteFile(inside, _id, {
      state: 'running',
      options: { group, pictures: of.hasPictures, redirects: of.hasRedirects },
    })
    await enqueue(inside, bringPages, { payload: { file: _id, act: 'bring' }, key: `bring ${_id}` })
  })
}

/** Stops a file on its way: what came in stays, and can be taken back. */
export const cancelBringing = async (ctx: Context, _id: string): Promise<void> => {
  await importFileOf(ctx, _id)
  await inTransaction(ctx, async (inside) => {
    if (await lockedFile(inside, _id, ['running'])) await noteFile(inside, _id, { state: 'cancelled' })
  })
}

/** Begins to take back all that a file brought. */
export const beginUndoing = async (ctx: Context, _id: string): Promise<void> => {
  const { state, isUndone } = await importFileOf(ctx, _id)
  if (isUndone || state === 'read' || state === 'running')
    throw conflict({ field: 'file', code: 'busy', ...words.busy })
  await enqueue(ctx, bringPages, { payload: { file: _id, act: 'undo' }, key: `undo ${_id}` })
}
