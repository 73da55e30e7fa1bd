import { isMenu } from '#domain/page/menu.ts'
import type { Locale, Text } from '#platform/site/i18n/words.ts'
import { forExcel } from '../../cells.ts'
import { plainHead } from '../../columns.ts'
import type { NamedTable, Sheet } from '../../sheets/table.ts'
import type { Part } from '../parts.ts'
import { isEmptyMenu, rowsOfMenu } from './menu-rows.ts'
import { menuWords } from './words.ts'

/** The columns of the sheet of menus, in their order. */
export const menuColumns = ['menu', 'parent', 'title', 'titleEn', 'target', 'order'] as const
export type MenuColumn = (typeof menuColumns)[number]

/** The part whose rows may hold a menu; undefined where the viewer brings none. */
export const partWithMenus = (parts: readonly Part[]) => parts.find(({ collection }) => collection.workbook?.menus)

/** The field in which a row of the part holds its menu. */
export const menuField = ({ collection }: Part) => collection.workbook!.menus!

export const menuSheet = (locale: Locale): Sheet => ({
  title: menuWords.sheet.th,
  heads: menuColumns.map((name) => menuWords[name][locale]),
  forms: menuColumns.map((name) => (name === 'order' ? 'number' : 'text')),
})

/** The rows of the sheet for a row of the part, a bare one where its menu is empty; null where its menu stays in its cell, for rows could not say it. */
export const menuTexts = (stored: unknown, code: string): string[][] | null => {
  if (isEmptyMenu(stored)) return [[forExcel(code), ...menuColumns.slice(1).map(() => '')]]
  const rows = isMenu(stored) ? rowsOfMenu(stored) : null
  return (
    rows?.map(({ parent, title, titleEn, target, order }) =>
      [code, parent, title, titleEn, target, String(order)].map(forExcel),
    ) ?? null
  )
}

/** The tab that holds the menus, among those of a file. */
export const isMenuTable = ({ name }: NamedTable) =>
  Object.values<string>(menuWords.sheet).map(plainHead).includes(plainHead(name))

/** What may be written into each column, with an example. */
export const menuHelp = (locale: Locale): string[][] =>
  menuColumns.map((name) => [
    menuWords.sheet.th,
    menuWords[name][locale],
    ['menu', 'title', 'target'].includes(name) ? menuWords.yes[locale] : '',
    (menuWords.what[name] as Text)[locale],
    exampleOf(name, locale),
  ])

function exampleOf(name: MenuColumn, locale: Locale): string {
  if (name === 'menu') return 'page/menu'
  if (name === 'title') return menuWords.titleExample[locale]
  if (name === 'target') return '/'
  return name === 'order' ? '1' : ''
}
