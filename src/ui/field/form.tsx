import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './form.module.css'

type FormProps = ComponentProps<'form'>

type MissingField = { field?: string; text: ReactNode }

/** `isCalm` before the first attempt to send: fields are only missing, not wrong yet. */
type MissingListProps = { title: ReactNode; missing: MissingField[]; isCalm?: boolean }

/** A column of fields. The server reports errors in the visitor's language, so native browser validation is off. */
export function Form({ className, children, ...rest }: FormProps) {
  return (
    <form noValidate method="post" {...rest} className={classes(styles.form, className)}>
      {children}
    </form>
  )
}

/** The same column inside another form element, such as the router's. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}

/** Two fields side by side if there is room. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className={styles.form__pair}>{children}</div>
}

/** A separator with a word between two alternatives. */
export function FormOr({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>
}

/** A note about the button above it. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.form__note}>{children}</p>
}

/** A checkbox, which is the first child, and fields that appear once it is checked. */
export function Revealed({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.revealed}>
      {by}
      <div className={styles.revealed__more}>{children}</div>
    </div>
  )
}

/**
 * Lists everything that prevents sending a form, each as a link to its field. Renders nothing if nothing is missing.
 */
export function MissingList({ title, missing, isCalm }: MissingListProps) {
  if (missing.length === 0) return null
  return (
    <div className={classes(styles.hints, isCalm && styles['hints--calm'])}>
      <h2>
        <Icon name={isCalm ? 'info' : 'alert'} />
        <span role="status">{title}</span>
      </h2>
      {missing.map(({ field, text }, index) =>
        field ? (
          <a key={index} href={`#${field}`}>
            {text}
          </a>
        ) : (
          <p key={index}>{text}</p>
        ),
      )}
    </div>
  )
}
