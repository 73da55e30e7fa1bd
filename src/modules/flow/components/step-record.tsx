import { CellText } from '#ui/office/controls/cell.tsx'
import type { Cell } from '#ui/office/description.ts'
import styles from './runs.module.css'

interface StepRecordProps {
  step: {
    title: string
    state: Cell
    /** When it ran, how long it took, and how often it was tried. */
    facts: readonly string[]
    error: string
    input: string
    output: string
  }
  words: { input: string; output: string }
}

/** One step of a run or of a test, with what went in and came out. */
export function StepRecord({ step, words }: StepRecordProps) {
  return (
    <li>
      <div className={styles.step}>
        <b>{step.title}</b>
        <CellText cell={step.state} />
        {step.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      {step.error && <p className={styles.problem}>{step.error}</p>}
      {(['input', 'output'] as const).map(
        (name) =>
          step[name] && (
            <details key={name}>
              <summary>{words[name]}</summary>
              <pre>{step[name]}</pre>
            </details>
          ),
      )}
    </li>
  )
}
