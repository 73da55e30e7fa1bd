import type { ElementType } from 'react'
import { ActionButton } from '../../controls/action.tsx'
import type { ChangeLine, TimelineWords } from './description.ts'
import styles from './timeline.module.css'

type ChangeListProps = { changes: ChangeLine[]; words: TimelineWords; form?: ElementType }

/** Each field with its values before and after. An unreadable field is only listed as changed. */
export function ChangeList({ changes, words, form }: ChangeListProps) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.label}>
          <dt>{change.label}</dt>
          {change.before !== undefined && (
            <dd>
              {change.before === null ? <span>{words.empty}</span> : <del>{change.before}</del>}
              <span aria-hidden="true">{' → '}</span>
              <span className="sr"> {words.became} </span>
              {change.after == null ? <span>{words.empty}</span> : <ins>{change.after}</ins>}
              {change.restore && <ActionButton action={change.restore} form={form} look="bare" isSmall />}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
