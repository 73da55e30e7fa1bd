import { menuItem, readMenu } from '#domain/page/menu.ts'
import { unguardText } from '#domain/spreadsheet/guard.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { plainHead } from '../../columns.ts'
import { openReport, type Report } from '../../import/report.ts'
import type { NamedTable } from '../../sheets/table.ts'
import { emptyMenu, menuOfRows, type MenuRow } from './menu-rows.ts'
import { type MenuColumn, menuColumns } from './menu-sheet.ts'
import { menuFaults, menuWords } from './words.ts'

/** The menus of a sheet by the code of their page, with the first row of each, and the problems found. */
export interface ReadMenus {
  report: Report
  menus: ReadonlyMap<string, { menu: unknown; row: number }>
}

interface Entry extends MenuRow {
  /** Row numbers as in spreadsheets. */
  row: number
}

/** The message of a fault, with its placeholders filled. */
export const menuFault = (code: keyof typeof menuFaults, values: Record<string, string> = {}) => ({
  code,
  th: fill(menuFaults[code].th, values),
  en: fill(menuFaults[code].en, values),
})

/** Reads the menu sheet. Faulty cells go to the report, and their menu is skipped. */
export const readMenus = (ctx: Context, table: NamedTable): ReadMenus => {
  const report = openReport(ctx)
  const places = placesIn(table)
  if (places.get('menu') === undefined || places.get('title') === undefined) {
    report.add({ row: 1, ...menuFault('no-heads', { head: menuWords.menu[ctx.locale] }) })
    return { report, menus: new Map() }
  }
  const byCode = new Map<string, Entry[]>()
  const bare = new Map<string, number>()
  for (const [index, texts] of table.rows.entries()) {
    if (index === 0 || texts.every((text) => text.trim() === '')) continue
    report.report.rows++
    const named = bareIn({ places, texts })
    if (named !== null) {
      bare.set(named, bare.get(named) ?? index + 1)
      continue
    }
    const entry = entryIn(report, { row: index + 1, places, texts })
    if (entry) byCode.set(entry.code, [...(byCode.get(entry.code) ?? []), entry])
  }
  const menus = new Map<string, { menu: unknown; row: number }>()
  for (const [code, entries] of byCode) {
    const menu = menuOf(report, { entries, places })
    if (menu) menus.set(code, { menu, row: entries[0]!.row })
  }
  for (const [code, row] of bare) {
    if (!byCode.has(code)) menus.set(code, { menu: emptyMenu, row })
    else
      report.add({ row, field: 'menu', value: code, at: places.get('menu')!, ...menuFault('empty-and-full', { code }) })
  }
  return { report, menus }
}

const placesIn = ({ rows }: NamedTable): ReadonlyMap<MenuColumn, number> => {
  const heads = (rows[0] ?? []).map(plainHead)
  return new Map(
    menuColumns.flatMap((name) => {
      const known = [name, menuWords[name].th, menuWords[name].en].map(plainHead)
      const at = heads.findIndex((head) => known.includes(head))
      return at === -1 ? [] : [[name, at] as const]
    }),
  )
}

type Places = ReadonlyMap<MenuColumn, number>

/** Returns the menu that a row names without any content, which means to empty it. Null for other rows. */
function bareIn({ places, texts }: { places: Places; texts: readonly string[] }): string | null {
  const [code, ...rest] = menuColumns.map((name) => (texts[places.get(name) ?? -1] ?? '').trim())
  return code && rest.every((text) => text === '') ? unguardText(code) : null
}

function entryIn(report: Report, of: { row: number; places: Places; texts: readonly string[] }) {
  const { row, places, texts } = of
  const text = (name: MenuColumn) => unguardText(texts[places.get(name) ?? -1] ?? '').trim()
  const refuse = (name: MenuColumn, code: keyof typeof menuFaults) => {
    const at = places.get(name)
    report.add({ row, field: name, value: text(name), ...(at !== undefined && { at }), ...menuFault(code) })
  }
  const written = {
    title: text('title'),
    target: text('target'),
    ...(text('titleEn') !== '' && { titleEn: text('titleEn') }),
  }
  const read = menuItem.safeParse(written)
  const wrong = new Set((read.error?.issues ?? []).map(({ path }) => String(path[0])))
  for (const name of ['title', 'titleEn', 'target'] as const) if (wrong.has(name)) refuse(name, `wrong-${name}`)
  const order = text('order') === '' ? row : Number(text('order').replaceAll(',', ''))
  if (!Number.isSafeInteger(order)) refuse('order', 'wrong-order')
  if (text('menu') === '') refuse('menu', 'no-menu')
  if (report.acts[row] === 'mend') return null
  return { code: text('menu'), row, parent: text('parent'), titleEn: '', ...written, order }
}

function menuOf(report: Report, { entries, places }: { entries: readonly Entry[]; places: Places }): unknown {
  const made = menuOfRows(entries)
  const refuse = (entry: Entry, name: 'parent' | 'menu', code: keyof typeof menuFaults) => {
    const at = places.get(name)
    report.add({
      row: entry.row,
      field: name,
      value: entry.parent,
      ...(at !== undefined && { at }),
      ...menuFault(code),
    })
    return null
  }
  if ('fault' in made) return refuse(entries[made.at]!, 'parent', made.fault)
  const read = readMenu(made.menu)
  return 'menu' in read ? made.menu : refuse(entries.at(-1)!, 'menu', 'too-many')
}
