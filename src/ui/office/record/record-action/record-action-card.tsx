import { type ElementType, useId } from 'react'
import { ButtonLink } from '../../controls/button.tsx'
import styles from './record-action.module.css'
import type { RecordActionDescription } from './record-action-description.ts'
import { RecordActionForm } from './record-action-form.tsx'

/** Stands first in a record while one decides about a deed. */
export function RecordActionCard({ deed, form }: { deed: RecordActionDescription; form?: ElementType | undefined }) {
  const id = useId()
  const cancel = <ButtonLink href={deed.cancel.href}>{deed.cancel.label}</ButtonLink>
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{deed.label}</h2>
      <RecordActionForm key={deed.name} action={deed} form={form} cancel={cancel} />
    </section>
  )
}
