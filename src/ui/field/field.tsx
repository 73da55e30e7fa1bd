import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './field.module.css'

/** The texts of a field: its label, a note beside it, a hint below, and its error. */
export type FieldWords = {
  label: ReactNode
  note?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isValid?: boolean
}

type FieldProps = FieldWords & { id: string; after?: ReactNode; children: ReactNode }

/** The label above a control and the texts below it. `controlProps` links them to the control. */
export function Field({ id, label, note, hint, error, isValid, after, children }: FieldProps) {
  const isGood = isValid && !error
  return (
    <div className={styles.field}>
      <label className={styles.field__label} htmlFor={id}>
        {label}
        {note && <small> {note}</small>}
      </label>
      <div className={classes(styles.field__box, isGood && styles['field__box--ok'])}>
        {children}
        {after ?? (isGood && <Icon name="check" />)}
      </div>
      <FieldHints id={id} hint={hint} error={error} />
    </div>
  )
}

/** The texts below a control: the error first, then the permanent hint. */
export function FieldHints({ id, hint, error }: Pick<FieldWords, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {error && (
        <p className={classes(styles.hint, styles['hint--bad'])} id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

/** Returns the attributes that link a control to its label, hint and error. */
export function controlProps({ id, hint, error }: Pick<FieldWords, 'hint' | 'error'> & { id: string }) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}
