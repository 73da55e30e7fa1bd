import { useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '../../controls/button.tsx'
import type { ImportProblem, ImportReport, ImportWords } from './import-description.ts'
import styles from './import.module.css'
import { type Cause, causesOf, placeOf } from './table-text.ts'

type CausesProps = {
  report: ImportReport
  words: ImportWords
  replace: (cells: ImportProblem[], text: string) => void
}

const mostPlaces = 6

/** The problems, grouped by cause. A wrong value in many cells can be replaced in all of them. */
export function Causes({ report, words, replace }: CausesProps) {
  return (
    <aside className={styles.causes}>
      <h2>
        {words.problems} <span>{report.problemCount.toLocaleString('th-TH')}</span>
      </h2>
      <ul>
        {causesOf(report).map((cause) => (
          <CauseItem key={`${cause.problems[0]!.column} ${cause.message}`} {...{ cause, words, replace }} />
        ))}
      </ul>
    </aside>
  )
}

function CauseItem({ cause, words, replace }: Omit<CausesProps, 'report'> & { cause: Cause }) {
  const { problems, message, value } = cause
  const [text, setText] = useState('')
  const places = problems.slice(0, mostPlaces).map(placeOf).join(', ')
  const rest = problems.length - mostPlaces
  return (
    <li>
      <div className={styles.cause}>
        <b>{message}</b>
        <span>
          {problems.length.toLocaleString('th-TH')} {words.cells}
        </span>
      </div>
      <small>
        {places}
        {rest > 0 && ` ${fill(words.andMore, { n: rest })}`}
      </small>
      {value !== null && value !== '' && problems[0]!.row > 1 && (
        <form
          className={styles.replace}
          onSubmit={(event) => {
            event.preventDefault()
            replace(problems, text)
          }}
        >
          <input
            aria-label={fill(words.replaceWith, { value })}
            placeholder={fill(words.replaceWith, { value })}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" isSmall>
            {words.replace}
          </Button>
        </form>
      )}
    </li>
  )
}
