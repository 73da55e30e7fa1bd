import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { fieldId, Problem } from '../field/control.tsx'
import type { Whole } from '../form-description.ts'
import styles from './form.module.css'

/** A field that consists of parts, below its name. */
export function WholeField({ whole, isHidden, children }: { whole: Whole; isHidden?: boolean; children: ReactNode }) {
  const id = fieldId(whole.name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.whole}
      data-hidden={isHidden || undefined}
      aria-describedby={classes(whole.problem && `${id}-problem`, whole.hint && `${id}-hint`)}
    >
      <legend>{whole.label}</legend>
      {whole.problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          <Problem text={whole.problem} />
        </p>
      )}
      {whole.hint && <p id={`${id}-hint`}>{whole.hint}</p>}
      <div className={styles.grid}>{children}</div>
    </fieldset>
  )
}
