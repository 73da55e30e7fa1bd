import writeExcelFile from 'write-excel-file/node'
import { guardApostrophe } from '#domain/spreadsheet/guard.ts'
import { escapedLetters, sheetText } from '#domain/spreadsheet/sheet-text.ts'
import { printLayout } from './print-layout.ts'
import type { ColumnForm, Sheet } from './table.ts'

/** A workbook of these sheets: numbers and days as such, every other cell as text that no program reads as a formula. */
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

/** `@` keeps a cell text while it is edited, so that 0812345678 keeps its zero. */
const textCell = (text: string) => ({ value: safe(guardApostrophe(text)), type: String, format: '@' })

/** The writer counts its texts in a plain object, where `constructor` and its like are taken. */
function safe(text: string): string {
  return text in {} ? escapedLetters(text[0]!) + text.slice(1) : sheetText(text)
}

const isPlainNumber = (text: string) => /^-?\d{1,15}(\.\d+)?$/.test(text) && String(Number(text)) === text

/** Before March 1900 the days of Excel are off by one. */
const isDayOfExcel = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && text >= '1900-03-01'

const nameOf = (title: string) =>
  title
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1'

/** Wide enough for the head and the first rows, in letters; a longer text is cut by the next cell. */
const widthOf = (texts: readonly string[]) => Math.min(40, Math.max(8, ...texts.map((text) => text.length + 2)))
