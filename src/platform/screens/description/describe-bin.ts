import { mayRestore } from '#platform/collection/removal/bin.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Action, ListDescription } from '#ui/office/description.ts'
import { listHref } from '../list-query.ts'
import { words } from '../words.ts'

interface ListAt {
  collection: AnyCollection
  url: URL
}

/** Whether the address of a list asks for what was removed, and this viewer may restore it. */
export const isBinAsked = (ctx: Context, { collection, url }: ListAt) =>
  url.searchParams.get('view') === 'removed' && mayRestore(ctx, collection)

/** The two views of a list for who may restore its rows: what is there, and what was removed. */
export const viewsOf = (
  ctx: Context,
  { collection, url, isBin }: ListAt & { isBin: boolean },
): Pick<ListDescription, 'views'> =>
  mayRestore(ctx, collection)
    ? {
        views: [
          { label: words.all[ctx.locale], href: listHref(url, { view: null, sort: null }), isCurrent: !isBin },
          { label: words.bin[ctx.locale], href: listHref(url, { view: 'removed', sort: null }), isCurrent: isBin },
        ],
      }
    : {}

/** The action that brings a removed row back; `label` unless it is to be called otherwise. */
export const restoring = ({ locale }: Context, _id: string, label: string = words.restore[locale]): Action => ({
  label,
  method: 'post',
  hidden: [
    { name: 'intent', value: 'restore' },
    { name: '_id', value: _id },
  ],
})

/** What a list says of what was just done; after a removal how to undo it. */
export const doneIn = (ctx: Context, { collection, url }: ListAt): { text: string; undo?: Action } | null => {
  const { locale } = ctx
  const done = url.searchParams.get('done')
  if (done === 'restored') return { text: words.restored[locale] }
  if (done !== 'removed') return null
  const _id = url.searchParams.get('row') ?? ''
  const canUndo = /^[0-9a-f]{24}$/.test(_id) && mayRestore(ctx, collection)
  return { text: words.removed[locale], ...(canUndo && { undo: restoring(ctx, _id, words.undo[locale]) }) }
}
