import { isMenu } from '#domain/page/menu.ts'
import type { Locale, Text } from '#platform/site/i18n/words.ts'
import { forExcel } from '../../cells.ts'
import { plainHead } from '../../columns.ts'
import type { NamedTable, Sheet } from '../../sheets/table.ts'
import type { Part } from '../parts.ts'
import { isEmptyMenu, rowsOfMenu } from './menu-rows.ts'
import { menuWords } from './words.ts'

/** The columns of the menu sheet, in order. */
export const menuColumns = ['menu', 'parent', 'title', 'titleEn', 'target', 'order'] as const
export type MenuColumn = (typeof menuColumns)[number]

/** The part whose rows may contain a menu. Undefined if the viewer may not import it. */
export const partWithMenus = (parts: readonly Part[]) => parts.find(({ collection }) => collection.workbook?.menus)

/** The field of the part that contains the menu. */
export const menuField = ({ collection }: Part) => collection.workbook!.menus!

export const menuSheet = (locale: Locale): Sheet => ({
  title: menuWords.sheet.th,
  heads: menuColumns.map((name) => menuWords[name][locale]),
  forms: menuColumns.map((name) => (name === 'order' ? 'number' : 'text')),
})

/**
 * Returns the menu sheet's rows for a row of the part; one bare row for an empty menu. Null if the menu stays in its
 * cell because rows cannot express it.
 */
export const menuTexts = (stored: unknown, code: string): string[][] | null => {
  if (isEmptyMenu(stored)) return [[forExcel(code), ...menuColumns.slice(1).map(() => '')]]
  const rows = isMenu(stored) ? rowsOfMenu(stored) : null
  return (
    rows?.map(({ parent, title, titleEn, target, order }) =>
      [code, parent, title, titleEn, target, String(order)].map(forExcel),
    ) ?? null
  )
}

/** Whether a tab of a file is the menu sheet. */
export const isMenuTable = ({ name }: NamedTable) =>
  Object.values<string>(menuWords.sheet).map(plainHead).includes(plainHead(name))

/** Describes the allowed content of each column, with an example. */
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
