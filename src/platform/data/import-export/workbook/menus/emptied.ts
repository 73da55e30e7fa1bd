import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { idsByCodes } from '../codes.ts'
import type { Part } from '../parts.ts'
import { isEmptyMenu } from './menu-rows.ts'
import { menuField } from './menu-sheet.ts'
import type { ReadMenus } from './read-menus.ts'

/** Returns the codes of the menus with entries that a file would empty. */
export const emptiedBy = async (ctx: Context, part: Part, { menus }: ReadMenus): Promise<string[]> => {
  const codes = [...menus].filter(({ 1: { menu } }) => isEmptyMenu(menu)).map(([code]) => code)
  const ids = await idsByCodes(ctx, part.collection, codes)
  if (ids.size === 0) return []
  const rows = await fromAny(ctx, part.collection)
    .selectAll()
    .where('row._id', 'in', [...ids.values()])
    .execute()
  const full = new Set(
    rows.filter((row) => row[menuField(part)] !== null && !isEmptyMenu(row[menuField(part)])).map((row) => row['_id']),
  )
  return codes.filter((code) => full.has(ids.get(code)))
}
