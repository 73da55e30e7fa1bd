import { Banner } from '#ui/office/controls/banner.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from '../editor/editor.module.css'
import type { describePlan } from './describe-plan.server.ts'
import type { fileWords } from './words.ts'

interface ImportReportProps {
  plan: ReturnType<typeof describePlan>
  words: Record<keyof typeof fileWords, string>
}

/** What an import does line by line; what cannot be imported comes first. */
export function ImportReport({ plan, words }: ImportReportProps) {
  return (
    <>
      <Banner kind={plan.isStored ? 'done' : 'notice'}>{plan.summary}</Banner>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[words.line, words.code, words.type, words.result].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.rows.map(({ line, code, type, isBad, result, notes }) => (
              <tr key={`${line} ${code}`}>
                <td>{line}</td>
                <td>{code}</td>
                <td>{type}</td>
                <td>
                  {isBad ? <strong>{result}</strong> : result}
                  {notes && <div className={part.muted}>{notes}</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {plan.more && <p>{plan.more}</p>}
    </>
  )
}
