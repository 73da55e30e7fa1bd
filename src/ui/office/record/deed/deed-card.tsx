import { type ElementType, useId } from 'react'
import { ButtonLink } from '../../controls/button.tsx'
import styles from './deed.module.css'
import type { DeedDescription } from './deed-description.ts'
import { DeedForm } from './deed-form.tsx'

/** Stands first in a record while one decides about a deed. */
export function DeedCard({ deed, form }: { deed: DeedDescription; form?: ElementType | undefined }) {
  const id = useId()
  const cancel = <ButtonLink href={deed.cancel.href}>{deed.cancel.label}</ButtonLink>
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{deed.label}</h2>
      <DeedForm key={deed.name} deed={deed} form={form} cancel={cancel} />
    </section>
  )
}
