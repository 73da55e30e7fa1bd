import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import type { Sheet } from '#platform/data/import-export/sheets/table.ts'
import { decimalText } from '../parts/decimal.ts'
import { plainParagraph } from '../parts/file-text.ts'
import { pairsOf } from '../parts/match-of.ts'
import type { PortableQuestion } from '../question-file.ts'
import { columns, optionCount } from './columns.ts'

/** The mark by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\ufeff'

/** Writes questions as CSV. Those of types that a table lacks are left out. Text that looks like a formula is escaped. */
export function writeCsv(items: readonly PortableQuestion[]): string {
  const rows = [columns, ...questionRows(items)]
  return byteOrderMark + rows.map((row) => csvRecord(row.map(guardText))).join('')
}

/** Returns the sheet of an XLSX file without its rows. */
export const questionSheet = (title: string): Sheet => ({
  title,
  heads: columns,
  forms: columns.map(() => 'text' as const),
})

/** Returns a row of text for each question that a table can hold. */
export function questionRows(items: readonly PortableQuestion[]): string[][] {
  return items.flatMap((item) => {
    const cells = cellsOf(item)
    return cells && cells.options.length <= optionCount ? [rowOf(item, cells)] : []
  })
}

interface Cells {
  options: string[]
  correct: string
}

function rowOf({ code, question, key, tags, difficulty }: PortableQuestion, { options, correct }: Cells): string[] {
  const text = plainParagraph(question.stem)
  const stem = text === null || text.startsWith('<') ? question.stem : text
  const all = Array.from({ length: optionCount }, (_, index) => options[index] ?? '')
  return [code, question.type, stem, ...all, correct, tags.join(', '), difficulty ?? '', key.feedback ?? '']
}

type Pair = Pick<PortableQuestion, 'question' | 'key'>

function cellsOf({ question, key }: Pair): Cells | null {
  if (question.type === 'single' && key.type === 'single')
    return choiceCells(question.content.options, (id) => key.key.weights[id] === 100)
  if (question.type === 'multiple' && key.type === 'multiple')
    return choiceCells(question.content.options, (id) => key.key.correct.includes(id))
  if (question.type === 'match' && key.type === 'match')
    return { options: pairsOf(question.content, key.key).map(({ row, choice }) => `${row} -> ${choice}`), correct: '' }
  if (question.type === 'order' && key.type === 'order') {
    const textOf = new Map(question.content.items.map(({ id, text }) => [id, text]))
    return { options: key.key.sequence.map((id) => textOf.get(id) ?? ''), correct: '' }
  }
  return typedCells({ question, key })
}

function choiceCells(options: readonly { id: string; text: string }[], isCorrect: (id: string) => boolean): Cells {
  const numbers = options.flatMap(({ id }, index) => (isCorrect(id) ? [index + 1] : []))
  return { options: options.map(({ text }) => text), correct: numbers.join(', ') }
}

function typedCells({ question, key }: Pair): Cells | null {
  if (key.type === 'truefalse') return { options: [], correct: String(key.key.correct) }
  if (key.type === 'short') return { options: key.key.accepted.map(({ text }) => text), correct: '' }
  if (key.type === 'numeric') {
    const options = key.key.accepted.map(({ value, tolerance, isRelative }) => {
      if (isRelative) return `${value} ± ${decimalText(`${tolerance}e2`)}%`
      return tolerance === '0' ? value : `${value} ± ${tolerance}`
    })
    return { options, correct: '' }
  }
  return question.type === 'essay' || question.type === 'text-only' ? { options: [], correct: '' } : null
}
