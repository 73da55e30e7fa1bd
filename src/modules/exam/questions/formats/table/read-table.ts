import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import { unguardText } from '#domain/spreadsheet/guard.ts'
import type { Table } from '#platform/data/import-export/sheets/table.ts'
import { cleanLines, cleanStem, textToHtml } from '../parts/file-text.ts'
import { finishItems } from '../finish-items.ts'
import { BlockError, type DraftQuestion, type FileItem, type FileProblem, readBlock } from '../question-file.ts'
import { columnOf, optionCount } from './columns.ts'
import { difficultyOf, typeOf } from './cell-words.ts'
import { readRow } from './read-row.ts'

/** Reads the rows of a CSV or XLSX file below its headings. `line` is the number of the row. */
export function readQuestionTable({ rows, broken }: Table): FileItem[] {
  const [head = [], ...below] = rows
  const names = head.map(columnOf)
  const unknown = head.flatMap((heading, index) => headingProblem(heading, { index, names }))
  if (!names.includes('stem')) return [{ line: 1, problem: 'no-headings', values: {} }, ...unknown]
  if (unknown.length > 0) return unknown
  const formulas = new Map(broken.map(({ row, column }) => [row, column]))
  const drafts = below.flatMap((cells, index) => {
    const line = index + 2
    if (formulas.has(line)) return [formulaProblem(line, formulas.get(line)!)]
    return cells.every((cell) => cell.trim() === '') ? [] : [readBlock(line, () => readCells(cells, { names, line }))]
  })
  return finishItems(drafts)
}

function headingProblem(heading: string, { index, names }: { index: number; names: (string | null)[] }): FileProblem[] {
  const name = names[index]
  const isRepeated = name !== null && names.indexOf(name!) !== index
  if (heading.trim() === '' || (name !== null && !isRepeated)) return []
  return [
    { line: 1, problem: 'heading', values: { heading: heading.trim().slice(0, 60), column: columnLetter(index) } },
  ]
}

const formulaProblem = (line: number, column: number): FileProblem => ({
  line,
  problem: 'formula',
  values: { column: columnLetter(column - 1) },
})

function readCells(
  cells: readonly string[],
  { names, line }: { names: (string | null)[]; line: number },
): DraftQuestion {
  const cell = (name: string) => cleanLines(unguardText(cells[names.indexOf(name)] ?? ''))
  const [code, typeCell, stemCell] = [cell('code'), cell('type'), cell('stem')]
  const options = Array.from({ length: optionCount }, (_, index) => cell(`option ${index + 1}`))
  const type = typeCell === '' ? null : typeOf(typeCell)
  if (typeCell !== '' && type === null) throw new BlockError('type', { type: typeCell.slice(0, 40) })
  const difficulty = difficultyOf(cell('difficulty'))
  if (cell('difficulty') !== '' && difficulty === null)
    throw new BlockError('difficulty', { text: cell('difficulty').slice(0, 40) })
  if (stemCell === '') throw new BlockError('no-stem')
  const stem = cleanStem(stemCell.startsWith('<') ? stemCell : textToHtml(stemCell))
  const { question, key } = readRow({ stem, type, options, correct: cell('correct') })
  const feedback = cell('feedback')
  return {
    line,
    ...(code !== '' && { code }),
    question,
    key: feedback === '' ? key : { ...key, feedback },
    tags: cell('tags').split(/[,;\n]/),
    ...(difficulty && { difficulty }),
    ignored: cell('points') === '' ? [] : ['points'],
  }
}
