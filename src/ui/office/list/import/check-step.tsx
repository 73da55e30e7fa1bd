import { useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { useKeys } from '../../controls/keys.ts'
import { Button } from '../../controls/button.tsx'
import { Causes } from './causes.tsx'
import { ImportGrid } from './grid.tsx'
import type { Draft } from './import.tsx'
import type { ImportDescription, ImportReport, ImportWords } from './import-description.ts'
import styles from './import.module.css'
import { atIn, shownRows, withCell } from './table-text.ts'

type CheckStepProps = {
  draft: Draft
  words: ImportWords
  fields: ImportDescription['fields']
  busy: string | null
  /** Stores what was typed. `check` asks the server for its effect. */
  change: (next: Partial<Draft>) => void
  check: (next: Draft) => void
  again: () => void
}

const atOnce = 100

/** The effect of the file, its cells, and their problems. Every correction is checked again. */
export function CheckStep({ draft, words, fields, busy, change, check, again }: CheckStepProps) {
  const { report, rows } = draft
  const [which, setWhich] = useState<CheckStepViewModel>(report.problemCount > 0 ? 'bad' : 'all')
  const [most, setMost] = useState(atOnce)
  const part = useRef<HTMLDivElement>(null)
  useKeys({ F8: () => nextProblem(part.current) })
  const numbers = shownRows(report, { count: rows.length, which })
  const hold = (next: Partial<Draft>) => {
    change(next)
    check({ ...draft, ...next })
  }
  const replace = (cells: { row: number; column: string | null }[], text: string) =>
    hold({
      rows: cells.reduce((table, { row, column }) => {
        return column === null ? table : withCell(table, { row, at: atIn(column, draft.leftOut), text })
      }, rows),
    })
  return (
    <div ref={part} aria-busy={busy !== null}>
      <Figures draft={draft} words={words} />
      <div className={styles.check}>
        <div>
          <Tools {...{ words, which, busy, again }} choose={setWhich} />
          <ImportGrid {...{ draft, words, fields, hold }} numbers={numbers.slice(0, most)} />
          {numbers.length > most && (
            <Button isSmall onClick={() => setMost(most + atOnce)}>
              {fill(words.more, { n: Math.min(atOnce, numbers.length - most) })}
            </Button>
          )}
          <p className={styles.note}>{words.note}</p>
          <Remarks {...{ report, words }} />
        </div>
        {report.problemCount > 0 && <Causes {...{ report, words, replace }} />}
      </div>
    </div>
  )
}

function Remarks({ report, words }: { report: ImportReport; words: ImportWords }) {
  return report.remarks.map(({ column, code, message, count }) => (
    <p key={`${column} ${code}`} className={styles.note}>
      <b>{column}</b> {message} ({count.toLocaleString('th-TH')} {words.cells})
    </p>
  ))
}

function Figures({ draft: { report, name, rows }, words }: Pick<CheckStepProps, 'draft' | 'words'>) {
  const acts = Object.entries(report.detail?.acts ?? {})
  const bad = acts.filter(([row, act]) => act === 'mend' && Number(row) > 1).length
  const figures = [
    [words.whole, rows.length - 1, name],
    [words.create, report.created, ''],
    [words.change, report.changed, report.unchanged > 0 ? `${words.nothing} ${report.unchanged}` : ''],
    [words.mend, bad, report.problemCount > 0 ? `${report.problemCount.toLocaleString('th-TH')} ${words.cells}` : ''],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, under]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{Math.max(0, value).toLocaleString('th-TH')}</b> {words.rowsUnit}
            <small>{under}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type CheckStepViewModel = 'all' | 'bad' | 'changes'
type ToolsProps = Pick<CheckStepProps, 'words' | 'busy' | 'again'> & {
  which: CheckStepViewModel
  choose: (which: CheckStepViewModel) => void
}

/** The choice of visible rows, the present activity, and the button for another file. */
function Tools({ words, which, busy, choose, again }: ToolsProps) {
  const choices = { all: words.allRows, bad: words.nearBad, changes: words.changes } as const
  return (
    <div className={styles.tools}>
      <div className={styles.segments} role="group">
        {(['all', 'bad', 'changes'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={which === one} onClick={() => choose(one)}>
            {choices[one]}
          </button>
        ))}
      </div>
      <span className={styles.busy} role="status">
        {busy}
      </span>
      <Button isSmall onClick={again}>
        {words.other}
      </Button>
    </div>
  )
}

/** Returns the next cell with a problem after the focused one, otherwise the first. */
function nextProblem(part: HTMLElement | null) {
  const fields = [...(part?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const at = fields.indexOf(document.activeElement as HTMLElement)
  fields[(at + 1) % fields.length]?.focus()
}
