import { fill } from '#domain/locale/fill.ts'
import { Button } from '../../../controls/button.tsx'
import type { Under, WorkbookDescription } from './workbook-description.ts'
import styles from './workbook.module.css'

type ProgressLineProps = Pick<WorkbookDescription, 'words'> & { under: Under; cancel: () => void }

/** The progress of the server, and a button to cancel without storing anything. */
export function ProgressLine({ words, under: { what, at }, cancel }: ProgressLineProps) {
  const said = at && fill(words.at, { sheet: at.sheet, row: thai(at.row), rows: thai(at.rows) })
  return (
    <div className={styles.progress}>
      <div role="status">
        <b>{what}</b> {said}
      </div>
      <progress aria-label={what} max={at ? Math.max(1, at.rows) : undefined} value={at?.row} />
      <Button onClick={cancel}>{words.cancel}</Button>
    </div>
  )
}

const thai = (n: number) => n.toLocaleString('th-TH')
