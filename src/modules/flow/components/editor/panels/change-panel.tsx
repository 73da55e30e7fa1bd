import { useMemo } from 'react'
import { describeChanges } from '../view/describe-changes.ts'
import type { EditingProps } from '../editing-props.ts'
import styles from '../editor.module.css'

/** What publishing would change, as sentences. */
export function ChangePanel({ editing, described }: EditingProps) {
  const { words, published } = described
  const changes = useMemo(
    () => (published ? describeChanges({ before: published, after: editing.steps }, described) : []),
    [published, editing.steps, described],
  )
  return (
    <details className={styles.panel} open={published !== null && changes.length > 0}>
      <summary>{words.publishChanges}</summary>
      {changes.length === 0 && <p>{published ? words.noDifference : words.firstVersion}</p>}
      <ul className={styles.list}>
        {changes.map(({ key, kind, text }) => (
          <li key={key} className={styles[kind]}>
            {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
