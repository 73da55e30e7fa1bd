import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../registry.ts'

/**
 * Returns a context in which `rows` shows only removed rows that the viewer may restore. Throws forbidden if the viewer
 * may restore none, and invalid if the collection has no soft delete.
 */
export const trashOf = (ctx: Context, collection: AnyCollection): Context => {
  if (!mayRestore(ctx, collection)) throw collection.softDelete ? forbidden() : keepsNothing(collection)
  return { ...ctx, trash: collection.name }
}

/** Whether the viewer may restore some row of the collection. Permission to remove includes permission to restore. */
export const mayRestore = (ctx: Context, collection: AnyCollection) =>
  collection.softDelete === true && mayEver(collection.access.remove, ruledBy(ctx, collection))

const keepsNothing = ({ label }: AnyCollection) =>
  invalid({
    field: 'removed',
    code: 'removed',
    th: `ระบบไม่เก็บ${label.th}ที่ลบแล้ว`,
    en: `A removed ${label.en} is not kept`,
  })
