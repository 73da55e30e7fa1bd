import type { ImportedForm } from '#domain/form/import/imported-form.ts'
import { readSurveyJs } from '#domain/form/import/survey-js/read-survey-js.ts'
import { readXlsForm } from '#domain/form/import/xls-form/read-xls-form.ts'
import { decodeText } from '#domain/spreadsheet/decode-text.ts'
import { fileForm } from '#domain/spreadsheet/file-form.ts'
import type { Context } from '#platform/context.ts'
import { readable } from '#platform/data/import-export/import/import-collection.ts'
import type { NamedTable } from '#platform/data/import-export/sheets/table.ts'
import { invalid } from '#platform/errors/errors.ts'
import { importWords as words } from './words.ts'

const mostBytes = 5 << 20

/** Reads an XLSForm or a SurveyJS definition. Its content tells which. Throws invalid with a sentence for any other file. */
export async function readFormFile(ctx: Context, bytes: Uint8Array): Promise<ImportedForm> {
  if (bytes.length > mostBytes) throw refusal('too-large')
  const form = fileForm(bytes)
  if (form === 'zip' || form === 'old-excel')
    return readSheets(await readable(() => ctx.app.spreadsheets.readBook(bytes)))
  if (form === 'empty') throw refusal('noFile')
  if (form !== 'text') throw refusal('wrong-type')
  const decoded = decodeText(bytes)
  if (!decoded) throw refusal('encoding')
  return readSurveyText(decoded.text)
}

/** Reads the JSON of SurveyJS as a text. */
export function readSurveyText(text: string): ImportedForm {
  const json = text.replace(/^\ufeff/, '').trim()
  if (json === '') throw refusal('noFile')
  if (!json.startsWith('{')) throw refusal(/^[[<]|^\w+[,;\t]/.test(json) ? 'wrong-type' : 'bad-json')
  try {
    return readSurveyJs(JSON.parse(json) as unknown)
  } catch (error) {
    // JSON of a million brackets is as unreadable as a broken one.
    if (error instanceof SyntaxError || error instanceof RangeError) throw refusal('bad-json')
    throw error
  }
}

function readSheets(sheets: readonly NamedTable[]): ImportedForm {
  const rowsOf = (name: string) => sheets.filter((sheet) => sheet.name.trim().toLowerCase() === name).map(withBroken)[0]
  const [survey, choices, settings] = [rowsOf('survey'), rowsOf('choices'), rowsOf('settings')]
  if (!survey) throw refusal('no-survey')
  return readXlsForm({ survey, ...(choices && { choices }), ...(settings && { settings }) })
}

/** A formula without a result reads as what the cell says, so that the report can name it. */
function withBroken({ rows, broken }: NamedTable): string[][] {
  const copy = rows.map((row) => [...row])
  for (const { row, column, value } of broken) (copy[row - 1] ??= [])[column - 1] = value
  return Array.from(copy, (row) => row ?? [])
}

const refusal = (code: 'too-large' | 'wrong-type' | 'no-survey' | 'bad-json' | 'encoding' | 'noFile') =>
  invalid({ field: 'file', code, ...words[code] })
