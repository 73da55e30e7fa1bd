import readSheets from 'read-excel-file/universal'
import { ask } from '../../load.ts'
import { marks, ownFields, sets } from './every-kind.ts'
import type { FormsPlace } from './forms-place.ts'
import { type Answers, readableAnswer } from './readable-answer.ts'
import { submissions } from './size.ts'

const pageSize = 1000
/** One of so many submissions is compared cell by cell. */
const comparedEvery = 10

interface StoredSubmission {
  _id: string
  number: string
  formData: Answers
}

/** How many cells were compared, and which are wrong. */
export interface WorkbookResult {
  compared: number
  wrong: string[]
}

/** Returns the submissions of the form from the API. */
export async function readSubmissions({ port, staff: cookie, formID }: FormsPlace): Promise<StoredSubmission[]> {
  const found: StoredSubmission[] = []
  for (let page = 1; found.length >= (page - 1) * pageSize; page++) {
    const paging = { page, limit: pageSize }
    const body = { method: 'find', args: [{ formID }], paging, sort: { number: 1 } }
    const { text } = await ask(port, { method: 'POST', path: '/api/form/query', cookie, body })
    found.push(...(JSON.parse(text) as { data: StoredSubmission[] }).data)
  }
  return found
}

/** Compares the sheets of a workbook with the stored submissions: all rows by their number, and a sample cell by cell. */
export async function compareWorkbook(file: ArrayBuffer, stored: readonly StoredSubmission[]): Promise<WorkbookResult> {
  const sheets = (await readSheets(file, { trim: false })).map(({ data }) => data.map((row) => row.map(cellText)))
  const [main = [], ...ofSets] = sheets
  const result: WorkbookResult = { compared: 0, wrong: countsOf(sheets, stored) }
  const rowsOf = (sheet: readonly string[][]) => Map.groupBy(sheet.slice(1), ([number]) => number)
  const rows = rowsOf(main)
  const copies = ofSets.map(rowsOf)
  for (const { number, formData } of stored.filter((_, at) => at % comparedEvery === 0)) {
    compareRow(result, { head: main[0]!, row: rows.get(number)?.[0] ?? [], fields: ownFields, answers: formData })
    for (const [at, { name, fields }] of sets.entries())
      for (const [place, answers] of (formData[name] as Answers[]).entries()) {
        const row = copies[at]?.get(number)?.[place] ?? []
        compareRow(result, { head: ofSets[at]?.[0] ?? [], row, fields, answers })
      }
  }
  return result
}

interface ComparedRow {
  head: readonly string[]
  row: readonly string[]
  fields: typeof ownFields
  answers: Answers
}

function compareRow(result: WorkbookResult, { head, row, fields, answers }: ComparedRow) {
  for (const field of fields.filter(({ kind }) => kind !== 'note')) {
    const [cell, right] = [row[head.indexOf(field.label)], readableAnswer(field, answers[field.name])]
    result.compared += 1
    if (cell !== right) result.wrong.push(`${row[0]} ${field.label}: ${cell} instead of ${right}`)
  }
}

/** Every sheet has its rows, and the copies differ as they were made to. */
function countsOf(sheets: readonly string[][][], stored: readonly StoredSubmission[]): string[] {
  const own = [1, ...sets.map(({ copies }) => copies.length)].map((count) => count * (submissions + 1) + 1)
  const names = new Set(stored.map(({ formData }) => formData['name']))
  return [
    ...own.flatMap((count, at) => (sheets[at]?.length === count ? [] : [`sheet ${at} has ${sheets[at]?.length} rows`])),
    ...(names.size === submissions + 1 ? [] : [`${names.size} names`]),
    ...(names.has(`ผู้ตอบ ที่ ${marks.number}`) ? [] : ['no first submission']),
  ]
}

const cellText = (cell: unknown) => (cell === null ? '' : String(cell))
