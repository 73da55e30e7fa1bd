import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { controlProps, FieldHints, type FieldWords } from './field.tsx'
import styles from './choice.module.css'

type TickProps = ComponentProps<'input'> & { label: ReactNode; count?: number | string; isLarge?: boolean }

type AgreementProps = ComponentProps<'input'> & Pick<FieldWords, 'label' | 'hint' | 'error'> & { name: string }

type SwitchProps = ComponentProps<'input'> & { label: ReactNode; note?: ReactNode }

/** A checkbox on its own line, or a radio button with `type="radio"`. `count` is at the far end. */
export function Checkbox({ label, count, isLarge, className, ...rest }: TickProps) {
  return (
    <label className={classes(styles.tick, isLarge && styles['tick--large'], className)}>
      <input type="checkbox" {...rest} className={styles.box} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.tick__n}>{count}</span>}
    </label>
  )
}

/** A sentence to agree to, which may contain links, with its error below. */
export function Agreement({ label, hint, error, id: given, className, ...rest }: AgreementProps) {
  const id = given ?? rest.name
  return (
    <div className={className}>
      <label className={styles.agreement}>
        <input type="checkbox" {...rest} {...controlProps({ id, hint, error })} className={styles.box} />
        <span>{label}</span>
      </label>
      <FieldHints id={id} hint={hint} error={error} />
    </div>
  )
}

/** A setting that is on or off, with a short explanation. */
export function Switch({ label, note, className, ...rest }: SwitchProps) {
  return (
    <label className={classes(styles.switchrow, className)}>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  )
}
