import { Icon } from '#ui/office/icon/icon.tsx'
import styles from './check.module.css'

/** A problem of a page, in the reader's language. */
export interface ShownFinding {
  isError: boolean
  text: string
  code: string
  objectId: string | null
}

interface FindingListProps {
  findings: readonly ShownFinding[]
  words: { error: string; warning: string }
}

/** The problems with their solutions. An icon and a word show the severity. */
export function FindingList({ findings, words }: FindingListProps) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ isError, text, code, objectId }, at) => (
        <li key={`${at} ${code} ${objectId ?? ''}`} data-error={isError || undefined}>
          <Icon name={isError ? 'alert-circle' : 'eye'} size={16} />
          <span>
            <b>{isError ? words.error : words.warning}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
