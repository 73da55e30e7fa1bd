import { useId } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import { classes } from '#ui/theme/classes.ts'
import type { Draft } from './import.tsx'
import type { ImportDescription, ImportWords, RowAct } from './import-description.ts'
import styles from './import.module.css'
import { problemsByPlace, withCell } from './table-text.ts'

type ImportGridProps = {
  draft: Draft
  words: ImportWords
  fields: ImportDescription['fields']
  /** The numbers of the rows to show, as in spreadsheets. */
  numbers: number[]
  hold: (next: Partial<Draft>) => void
}

/** The cells of the file with their column letters. Each can be edited and shows its problem. */
export function ImportGrid({ draft, words, fields, numbers, hold }: ImportGridProps) {
  const { rows, report, leftOut } = draft
  const [heads = []] = rows
  const problems = problemsByPlace(report, leftOut)
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.outcome}</th>
            {heads.map((head, at) => (
              <HeadCell
                key={at}
                {...{ draft, words, fields, hold, head, at }}
                problem={problems.get(`${columnLetter(at)}1`)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((row) => (
            <GridRow key={row} {...{ draft, words, hold, row, problems }} width={heads.length} />
          ))}
        </tbody>
      </table>
      {numbers.length === 0 && <p className={styles.empty}>{words.empty}</p>}
    </div>
  )
}

type GridRowProps = Pick<ImportGridProps, 'draft' | 'words' | 'hold'> & {
  row: number
  width: number
  problems: ReadonlyMap<string, string>
}

function GridRow({ draft, words, hold, row, width, problems }: GridRowProps) {
  const { rows, report, leftOut } = draft
  return (
    <tr>
      <th scope="row">{row}</th>
      <td>
        <ActTag act={report.detail?.acts[row] ?? 'nothing'} words={words} />
      </td>
      {Array.from({ length: width }, (_, at) => (
        <GridCell
          key={at}
          label={fill(words.cell, { place: `${columnLetter(at)}${row}` })}
          text={rows[row - 1]?.[at] ?? ''}
          problem={problems.get(`${columnLetter(at)}${row}`)}
          isLeftOut={leftOut.has(at)}
          write={(text) => hold({ rows: withCell(rows, { row, at, text }) })}
        />
      ))}
    </tr>
  )
}

type HeadCellProps = Omit<ImportGridProps, 'numbers'> & { head: string; at: number; problem: string | undefined }

/** The head of a column: its letter and its field. The person chooses the field if the file does not name it. */
function HeadCell({ draft, words, fields, hold, head, at, problem }: HeadCellProps) {
  const { rows, leftOut } = draft
  const field = fieldOf(draft, at)
  const choose = (value: string) => {
    const others = new Set([...leftOut].filter((one) => one !== at))
    if (value === '') return hold({ leftOut: new Set([...others, at]) })
    return hold({ leftOut: others, rows: withCell(rows, { row: 1, at, text: value }) })
  }
  return (
    <th scope="col" className={classes(problem && styles.bad)}>
      <small>{columnLetter(at)}</small>
      <select
        aria-label={fill(words.column, { letter: columnLetter(at) })}
        aria-invalid={problem ? true : undefined}
        value={leftOut.has(at) ? '' : (field ?? head)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {!fields.some(({ name }) => name === field) && <option value={head}>{head || '–'}</option>}
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value="">{words.leaveOut}</option>
      </select>
      {problem && <span className={styles.problem}>{problem}</span>}
    </th>
  )
}

/** Returns the field of a column by the last check, which did not include the left-out columns. */
function fieldOf({ report, leftOut }: Draft, at: number): string | null {
  if (leftOut.has(at)) return null
  const before = [...leftOut].filter((left) => left < at).length
  return report.detail?.columns[at - before] ?? null
}

type GridCellProps = {
  label: string
  text: string
  problem: string | undefined
  isLeftOut: boolean
  write: (text: string) => void
}

function GridCell({ label, text, problem, isLeftOut, write }: GridCellProps) {
  const id = useId()
  return (
    <td className={classes(problem && styles.bad, isLeftOut && styles.leftOut)}>
      <input
        key={text}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        defaultValue={text}
        disabled={isLeftOut}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={({ currentTarget }) => currentTarget.value !== text && write(currentTarget.value)}
      />
      {problem && (
        <span id={id} className={styles.problem}>
          {problem}
        </span>
      )}
    </td>
  )
}

function ActTag({ act, words }: { act: RowAct; words: ImportWords }) {
  return (
    <span className={styles.tag} data-act={act}>
      {words[act]}
    </span>
  )
}
