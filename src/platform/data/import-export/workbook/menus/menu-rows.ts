import { isDeepStrictEqual } from 'node:util'
import { type Menu, type MenuItem, readMenu } from '#domain/page/menu.ts'

/** A menu entry as a row. `parent` is the title of its parent entry; '' at the top level. */
export interface MenuRow {
  parent: string
  title: string
  titleEn: string
  target: string
  order: number
}

/**
 * Returns a menu as rows that reproduce it exactly. Null if that is impossible: an empty menu, or a parent entry whose
 * title is not unique.
 */
export const rowsOfMenu = (stored: unknown): MenuRow[] | null => {
  const read = readMenu(stored)
  if (!('menu' in read) || read.menu.items.length === 0) return null
  const rows = read.menu.items.flatMap((item, at) => [
    rowOf(item, { parent: '', order: at + 1 }),
    ...(item.subMenu ?? []).map((under, n) => rowOf(under, { parent: item.title, order: n + 1 })),
  ])
  const made = menuOfRows(rows)
  return 'menu' in made && isDeepStrictEqual(made.menu, stored) ? rows : null
}

/** A menu without entries, as stored. */
export const emptyMenu: Menu = { items: [], version: 1 }

export const isEmptyMenu = (stored: unknown) => isDeepStrictEqual(stored, emptyMenu)

const rowOf = ({ title, titleEn = '', target }: MenuItem, of: Pick<MenuRow, 'parent' | 'order'>): MenuRow => ({
  ...of,
  ...{ title, titleEn, target },
})

type MenuFault = 'no-parent' | 'many-parents' | 'too-deep'

/**
 * Returns the menu of the rows. Or the index of the row, from 0, whose parent is missing, ambiguous or itself a child.
 */
export const menuOfRows = (rows: readonly MenuRow[]): { menu: Menu } | { at: number; fault: MenuFault } => {
  const inOrder = rows.toSorted((one, other) => one.order - other.order)
  const above = inOrder.filter(({ parent }) => parent === '')
  for (const [at, { parent }] of rows.entries()) {
    const fault = parent === '' ? null : faultOf(parent, { rows, above })
    if (fault) return { at, fault }
  }
  const items = above.map((row) => {
    const under = inOrder.filter(({ parent }) => parent === row.title)
    return itemOf(row, under.length > 0 ? { subMenu: under.map((one) => itemOf(one)) } : {})
  })
  return { menu: { items, version: 1 } }
}

function faultOf(parent: string, of: { rows: readonly MenuRow[]; above: readonly MenuRow[] }): MenuFault | null {
  const named = of.above.filter(({ title }) => title === parent).length
  if (named === 1) return null
  if (named > 1) return 'many-parents'
  return of.rows.some(({ title }) => title === parent) ? 'too-deep' : 'no-parent'
}

/** Members in the order of the database, so that equal menus have equal text. */
const itemOf = ({ title, titleEn, target }: MenuRow, more: Pick<MenuItem, 'subMenu'> = {}): MenuItem => ({
  ...{ title, target, ...more },
  ...(titleEn !== '' && { titleEn }),
})
