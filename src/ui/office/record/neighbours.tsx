import type { RecordDescription } from '../description.ts'
import { ButtonLink } from '../controls/button.tsx'
import styles from './record.module.css'

/** Links to the previous and next record. The keys are K and J. */
export function Neighbours({ neighbours }: { neighbours: NonNullable<RecordDescription['neighbours']> }) {
  const { previous, next, position } = neighbours
  return (
    <span className={styles.neighbours}>
      {position}
      {previous && (
        <ButtonLink
          {...{ isSmall: true, isSquare: true, icon: 'chevron-up', href: previous.href }}
          data-key="K"
          aria-label={previous.label}
          title={previous.label}
        />
      )}
      {next && (
        <ButtonLink
          {...{ isSmall: true, isSquare: true, icon: 'chevron-down', href: next.href }}
          data-key="J"
          aria-label={next.label}
          title={next.label}
        />
      )}
    </span>
  )
}
