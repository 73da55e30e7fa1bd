import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { mayRestore } from '#platform/data/collection/removal/trash.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { Action } from '#ui/office/description.ts'
import { restoring } from '../description/describe-bin.ts'
import { words } from '../words.ts'
import { bulkWords, replaceWords, treeWords, viewWords } from './words.ts'

export interface Done {
  text: string
  undo?: Action
}

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f]{24}$/.test(text)
const areIds = (text: string | null): text is string => text !== null && text.split(',').every(isId)

/** Returns the message about the last action of a list, with its undo. */
export const doneIn = (ctx: Context, { collection, url }: { collection: AnyCollection; url: URL }): Done | null => {
  const { locale } = ctx
  const done = url.searchParams.get('done') ?? ''
  if (Object.hasOwn(said, done)) return { text: said[done]![locale] }
  const row = url.searchParams.get('row')
  const batch = url.searchParams.get('batch')
  if (done === 'removed') {
    const undo = isId(row) && mayRestore(ctx, collection) && restoring(ctx, row, words.undo[locale])
    return { text: words.removed[locale], ...(undo && { undo }) }
  }
  const text = done === 'moved' ? treeWords.moved[locale] : countedIn(ctx, { collection, done })
  return text === null ? null : { text, ...(areIds(batch) && { undo: undoing(ctx, batch) }) }
}

const said: Record<string, Text> = {
  saved: words.saved,
  restored: words.restored,
  'view-saved': viewWords.saved,
  'view-removed': viewWords.removed,
}

const counted: Record<string, Text> = {
  'bulk-remove': bulkWords.removed,
  'bulk-restore': bulkWords.restored,
  'bulk-update': bulkWords.changed,
  imported: bulkWords.imported,
  added: bulkWords.added,
  undone: bulkWords.undone,
  replaced: replaceWords.done,
}

/** Describes the action and number of rows, such as `bulk-remove 3`; null for anything else. */
export const countedIn = (
  { locale }: Pick<Context, 'locale'>,
  { collection, done }: { collection: AnyCollection; done: string },
): string | null => {
  const [, what = '', n] = /^([a-z-]+) (\d{1,7})$/.exec(done) ?? []
  const action = collection.actions?.find(({ name }) => what === `action-${name}`)
  const text = Object.hasOwn(counted, what) ? counted[what]! : (action?.done ?? null)
  return text && fill(text[locale], { n: Number(n).toLocaleString('th-TH') })
}

/** Returns the action that undoes a batch. */
export const undoing = ({ locale }: Pick<Context, 'locale'>, batch: string): Action => ({
  label: bulkWords.undo[locale],
  method: 'post',
  hidden: [
    { name: 'intent', value: 'undo' },
    { name: 'batch', value: batch },
  ],
})
