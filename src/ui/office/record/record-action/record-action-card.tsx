import { type ElementType, useId } from 'react'
import { ButtonLink } from '../../controls/button.tsx'
import styles from './record-action.module.css'
import type { RecordActionDescription } from './record-action-description.ts'
import { RecordActionForm } from './record-action-form.tsx'

/** The form of an action, first in a record while the person decides about it. */
export function RecordActionCard({
  action,
  form,
}: {
  action: RecordActionDescription
  form?: ElementType | undefined
}) {
  const id = useId()
  const cancel = <ButtonLink href={action.cancel.href}>{action.cancel.label}</ButtonLink>
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{action.label}</h2>
      <RecordActionForm key={action.name} action={action} form={form} cancel={cancel} />
    </section>
  )
}
