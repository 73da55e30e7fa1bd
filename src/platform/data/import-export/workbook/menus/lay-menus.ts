import type { Context } from '#platform/context.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { FileRow } from '../../import/file-rows.ts'
import { cellNamed } from '../../import/file-rows.ts'
import type { NamedTable } from '../../sheets/table.ts'
import { idsByCodes } from '../codes.ts'
import type { MatchedSheet } from '../matched-sheets.ts'
import type { Part } from '../parts.ts'
import { menuField } from './menu-sheet.ts'
import { menuFault, type ReadMenus } from './read-menus.ts'

/** An empty sheet of the part, for a file that contains only menus. */
export const bareTable = ({ collection, columns }: Part): NamedTable => {
  const key = collection.workbook?.key ?? []
  return {
    name: collection.plural.th,
    rows: [columns.filter(({ name }) => key.includes(name)).map(({ head }) => head.th)],
    broken: [],
  }
}

/** Start of row numbers for rows without a sheet, beyond the largest possible number. */
const beyond = 2_000_000

/**
 * Adds menus from their own sheet to the rows of a part, as if they were in the cells. A menu of a page that is not in
 * the file changes that page. An unknown page, or one with two menus, is a fault of the menu's first row.
 */
export const withMenus = async (
  ctx: Context,
  sheet: MatchedSheet,
  { menus, report }: ReadMenus,
): Promise<MatchedSheet> => {
  const name = menuField(sheet)
  const column = sheet.columns.find((one) => one.name === name)
  if (!column?.field || menus.size === 0) return sheet
  const there = await idsByCodes(ctx, sheet.collection, [...menus.keys()])
  const texts = new Map<string, string>()
  const added: FileRow[] = []
  for (const [code, { menu, row }] of menus) {
    const refuse = (fault: 'no-such-menu' | 'said-twice') =>
      report.add({ row, field: 'menu', value: code, ...menuFault(fault, { code, sheet: sheet.collection.plural.th }) })
    const own = sheet.byCode.get(code)
    const text = fieldTypeOf(column.field).print(menu, column.field)
    const cell = { at: 0, column, text }
    if (!own && !there.has(code)) refuse('no-such-menu')
    else if (!own) added.push({ number: beyond + row, cells: [cell], known: { _id: there.get(code)!, isNew: false } })
    else if ((cellNamed(own, name)?.text.trim() ?? '') !== '') refuse('said-twice')
    else texts.set(own.known!._id, text)
  }
  const rows = sheet.rows.map((row) => {
    const text = texts.get(row.known!._id)
    if (text === undefined) return row
    return { ...row, cells: [...row.cells.filter((cell) => cell.column.name !== name), { at: 0, column, text }] }
  })
  // Cells are read only in placed columns, so a missing menu column is added.
  const isPlaced = sheet.placed.some((one) => one.column === column)
  const placed = isPlaced ? sheet.placed : [...sheet.placed, { at: 0, column }]
  return { ...sheet, placed, rows: [...rows, ...added] }
}
