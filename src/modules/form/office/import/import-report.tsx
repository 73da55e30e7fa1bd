import { Banner } from '#ui/office/controls/banner.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from '../office.module.css'
import type { ImportPlan } from './describe-import.server.ts'
import type { importWords } from './words.ts'

interface ImportReportProps {
  plan: ImportPlan
  words: Record<keyof typeof importWords, string>
}

/** What became of each question of a file. */
export function ImportReport({ plan, words }: ImportReportProps) {
  return (
    <>
      {plan.summary && <Banner kind={plan.page === '' ? 'problem' : 'notice'}>{plan.summary}</Banner>}
      {plan.mend.length > 0 && (
        <section>
          <h3>{words.mend}</h3>
          <ul>
            {plan.mend.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {plan.lines.length > 0 && <Lines {...{ plan, words }} />}
      {plan.more && <p>{plan.more}</p>}
    </>
  )
}

function Lines({ plan, words }: ImportReportProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
    <div className={styles.scroll} role="region" aria-label={words.caption} tabIndex={0}>
      <table className={styles.report}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {[words.row, words.name, words.question, words.result].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line) => (
            <tr key={line.number}>
              <td>{line.number}</td>
              <td>{line.name}</td>
              <td>{line.label}</td>
              <td>
                {line.outcome === 'taken' ? line.result : <strong>{line.result}</strong>}
                {line.reasons && <div className={part.muted}>{line.reasons}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
