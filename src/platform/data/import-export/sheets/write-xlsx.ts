import writeExcelFile from 'write-excel-file/node'
import { guardApostrophe } from '#domain/spreadsheet/guard.ts'
import { escapedLetters, sheetText } from '#domain/spreadsheet/sheet-text.ts'
import { printLayout } from './print-layout.ts'
import type { ColumnForm, Sheet } from './table.ts'

/**
 * Writes a workbook of these sheets. Numbers and days keep their type; other cells are text that no program reads as a
 * formula.
 */
export const writeXlsx = async (sheets: readonly { sheet: Sheet; rows: readonly string[][] }[]): Promise<Uint8Array> =>
  writeExcelFile(sheets.map(drawn)).toBuffer()

function drawn({ sheet, rows }: { sheet: Sheet; rows: readonly string[][] }) {
  const { paper } = sheet
  if (paper) return { ...printLayout({ ...sheet, paper }, { rows, textCell }), sheet: nameOf(sheet.title) }
  const heads = sheet.heads.map((head) => ({ ...textCell(head), fontWeight: 'bold' as const }))
  const cells = rows.map((row) => row.map((text, at) => cellOf(text, sheet.forms[at]!)))
  const columns = sheet.heads.map((head, at) => ({
    width: widthOf([head, ...rows.slice(0, 50).map((row) => row[at]!)]),
  }))
  return { data: [heads, ...cells], sheet: nameOf(sheet.title), stickyRowsCount: 1, columns }
}

function cellOf(text: string, form: ColumnForm) {
  if (text === '') return null
  if (form === 'number' && isPlainNumber(text)) return { value: Number(text), type: Number }
  if (form === 'date' && isDayOfExcel(text))
    return { value: new Date(`${text}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  return textCell(text)
}

/** `@` keeps a cell as text during editing, so that 0812345678 keeps its zero. */
const textCell = (text: string) => ({ value: safe(guardApostrophe(text)), type: String, format: '@' })

/** The writer counts texts in a plain object, where names such as `constructor` already exist. */
function safe(text: string): string {
  return text in {} ? escapedLetters(text[0]!) + text.slice(1) : sheetText(text)
}

const isPlainNumber = (text: string) => /^-?\d{1,15}(\.\d+)?$/.test(text) && String(Number(text)) === text

/** Excel's day numbers are off by one before March 1900. */
const isDayOfExcel = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && text >= '1900-03-01'

const nameOf = (title: string) =>
  title
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1'

/** Width in characters that fits the heading and the first rows. The next cell hides the rest of longer texts. */
const widthOf = (texts: readonly string[]) => Math.min(40, Math.max(8, ...texts.map((text) => text.length + 2)))
