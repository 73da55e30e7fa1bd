import { columnIndex } from './column-letter.ts'

export interface SheetExtent {
  /** Number of rows and columns that cells with a value span. The first row and column are 1. */
  rows: number
  columns: number
  /** The last row in the XML, empty or not. */
  lastRow: number
  /** Cells with the error of a formula, or a formula that was never computed. They have no value to read. */
  broken: { row: number; column: number; value: string }[]
}

const CELL = /<(?:\w+:)?c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const ROW = /<(?:\w+:)?row\s[^>]*?\br\s*=\s*["'](\d+)["']/g
const REFERENCE = /\br\s*=\s*["']([A-Z]+)(\d+)["']/
const IS_ERROR = /\bt\s*=\s*["']e["']/
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)/
const HAS_VALUE = /<(?:\w+:)?(?:v|is)[\s>]/
const HAS_FORMULA = /<(?:\w+:)?f[\s>/]/

/**
 * Returns the extent of a sheet from its XML without building rows. Libraries would fill every gap with empty cells.
 */
export function sheetExtent(xml: string): SheetExtent {
  const extent: SheetExtent = { rows: 0, columns: 0, lastRow: 0, broken: [] }
  for (const [, row] of xml.matchAll(ROW)) extent.lastRow = Math.max(extent.lastRow, Number(row))
  for (const [, attributes, inside] of xml.matchAll(CELL)) addCell(extent, { attributes: attributes!, inside })
  return extent
}

function addCell(extent: SheetExtent, cell: { attributes: string; inside: string | undefined }): void {
  const reference = REFERENCE.exec(cell.attributes)
  if (!reference || cell.inside === undefined) return
  const [column, row] = [columnIndex(reference[1]!) + 1, Number(reference[2])]
  const hasValue = HAS_VALUE.test(cell.inside)
  const isBroken = IS_ERROR.test(cell.attributes) || (!hasValue && HAS_FORMULA.test(cell.inside))
  if (!hasValue && !isBroken) return
  extent.rows = Math.max(extent.rows, row)
  extent.columns = Math.max(extent.columns, Number.isNaN(column) ? Infinity : column)
  if (isBroken) extent.broken.push({ row, column, value: VALUE.exec(cell.inside)?.[1] ?? '' })
}
