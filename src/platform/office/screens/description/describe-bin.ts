import { mayRestore } from '#platform/data/collection/removal/trash.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { Action } from '#ui/office/description.ts'
import { words } from '../words.ts'

interface ListAt {
  collection: AnyCollection
  url: URL
}

/** Whether the address asks for removed rows, and the viewer may restore them. */
export const isBinAsked = (ctx: Context, { collection, url }: ListAt) =>
  url.searchParams.get('view') === 'removed' && mayRestore(ctx, collection)

/** Returns the action that restores a removed row, with `label` or the default text. */
export const restoring = ({ locale }: Context, _id: string, label: string = words.restore[locale]): Action => ({
  label,
  method: 'post',
  hidden: [
    { name: 'intent', value: 'restore' },
    { name: '_id', value: _id },
  ],
})
