import type { Link, Pair } from '#ui/office/description.ts'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { PairSection } from '#ui/office/record/pair-section.tsx'
import styles from './security.module.css'

type SecurityStateProps = { heading: string; advice: string | null; pairs: Pair[]; manage: Link }

/** The state of two-step login among other information, with the link to change it. */
export function SecurityState({ heading, advice, pairs, manage }: SecurityStateProps) {
  return (
    <div className={styles.state}>
      <PairSection section={{ title: heading, pairs }} />
      {advice && <p>{advice}</p>}
      <ButtonLink href={manage.href} icon="shield-check">
        {manage.label}
      </ButtonLink>
    </div>
  )
}
