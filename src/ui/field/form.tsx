import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './form.module.css'

type FormProps = ComponentProps<'form'>

type MissingField = { field?: string; text: ReactNode }

/** `isCalm` until somebody has tried to send the form: then nothing is wrong yet, only missing. */
type MissingListProps = { title: ReactNode; missing: MissingField[]; isCalm?: boolean }

/** A column of fields. The server says what is wrong, in the visitor's language, so the browser's own bubbles are off. */
export function Form({ className, children, ...rest }: FormProps) {
  return (
    <form noValidate method="post" {...rest} className={classes(styles.form, className)}>
      {children}
    </form>
  )
}

/** The same column where the form element is somebody else's, such as the router's. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}

/** Two fields side by side where there is room. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className={styles.form__pair}>{children}</div>
}

/** A word between two ways of doing the same, set in a hairline. */
export function FormOr({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>
}

/** What somebody should know before he presses the button above it. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.form__note}>{children}</p>
}

/** A checkbox, and what it asks for once it is ticked; it is the first one within. */
export function Revealed({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.revealed}>
      {by}
      <div className={styles.revealed__more}>{children}</div>
    </div>
  )
}

/** Everything that keeps a form from being sent, each a link to its field. Nothing missing, nothing shown. */
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
