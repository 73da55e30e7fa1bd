import { fill } from '#domain/locale/fill.ts'
import type { ImportProblem } from '../import-description.ts'
import type { WorkbookDescription, WorkbookSheet } from './workbook-description.ts'
import styles from './workbook.module.css'

/** The cells of a sheet to correct, with their text and problem. */
export function Problems({ sheet, words }: Pick<WorkbookDescription, 'words'> & { sheet: WorkbookSheet }) {
  if (sheet.problemCount === 0) return null
  const rest = sheet.problemCount - sheet.problems.length
  return (
    <section className={styles.problems} aria-label={sheet.sheet}>
      <h2>
        {sheet.sheet} <span>{sheet.problemCount.toLocaleString('th-TH')}</span>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {([words.cell, words.written, words.why] as const).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.problems.map((problem, at) => (
            // Two problems of one cell may have the same text.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <th scope="row">{placeOf(problem, words.wholeRow)}</th>
              <td>{problem.value}</td>
              <td>{problem.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p>{fill(words.more, { n: rest.toLocaleString('th-TH') })}</p>}
    </section>
  )
}

/** Returns the cell as in spreadsheets, `C5`, or the row if no cell is meant. */
const placeOf = ({ row, column }: ImportProblem, wholeRow: string) =>
  column === null ? fill(wholeRow, { n: row }) : `${column}${row}`
