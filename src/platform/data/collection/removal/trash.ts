import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../registry.ts'

/**
 * A context in which `rows` shows the removed rows of a collection that the viewer may restore, instead of those that are
 * there. Throws forbidden for who may restore none, invalid where removed rows are not kept.
 */
export const trashOf = (ctx: Context, collection: AnyCollection): Context => {
  if (!mayRestore(ctx, collection)) throw collection.softDelete ? forbidden() : keepsNothing(collection)
  return { ...ctx, trash: collection.name }
}

/** Whether the viewer may restore some row of the collection: who may remove it may restore it. */
export const mayRestore = (ctx: Context, collection: AnyCollection) =>
  collection.softDelete === true && mayEver(collection.access.remove, ruledBy(ctx, collection))

const keepsNothing = ({ label }: AnyCollection) =>
  invalid({
    field: 'removed',
    code: 'removed',
    th: `ระบบไม่เก็บ${label.th}ที่ลบแล้ว`,
    en: `A removed ${label.en} is not kept`,
  })
