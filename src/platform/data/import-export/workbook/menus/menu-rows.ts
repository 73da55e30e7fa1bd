import { isDeepStrictEqual } from 'node:util'
import { type Menu, type MenuItem, readMenu } from '#domain/page/menu.ts'

/** An entry of a menu as a row says it: under which entry it stands by that one's title, '' for one of the menu itself. */
export interface MenuRow {
  parent: string
  title: string
  titleEn: string
  target: string
  order: number
}

/**
 * A menu as rows from which the very same menu is made again; null for one of which that cannot be said: one that is empty, or
 * in which an entry with others beneath it is called as another one is.
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

/** A menu without an entry, as it is stored. */
export const emptyMenu: Menu = { items: [], version: 1 }

export const isEmptyMenu = (stored: unknown) => isDeepStrictEqual(stored, emptyMenu)

const rowOf = ({ title, titleEn = '', target }: MenuItem, of: Pick<MenuRow, 'parent' | 'order'>): MenuRow => ({
  ...of,
  ...{ title, titleEn, target },
})

type MenuFault = 'no-parent' | 'many-parents' | 'too-deep'

/** The menu that rows say; or which of them, from 0, is under an entry that there is not, or not once, or that is one beneath. */
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

/** Its members in the order in which the database keeps them, so that the same menu is the same text. */
const itemOf = ({ title, titleEn, target }: MenuRow, more: Pick<MenuItem, 'subMenu'> = {}): MenuItem => ({
  ...{ title, target, ...more },
  ...(titleEn !== '' && { titleEn }),
})
