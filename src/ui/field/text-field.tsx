import type { ComponentProps } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { controlProps, Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

export type TextFieldProps = FieldWords & ComponentProps<'input'> & { name: string; hasDigits?: boolean }

type TextAreaFieldProps = FieldWords & ComponentProps<'textarea'> & { name: string }

/** A text input of one line. `hasDigits` uses figures of equal width for codes and telephone numbers. */
export function TextField(props: TextFieldProps) {
  const { label, note, hint, error, isValid, hasDigits, id = props.name, className, ...rest } = props
  return (
    <Field {...{ id, label, note, hint, error, isValid }}>
      <input
        type="text"
        {...rest}
        {...controlProps({ id, hint, error })}
        className={classes(styles.input, hasDigits && styles['input--num'], className)}
      />
    </Field>
  )
}

/** A text input of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, note, hint, error, isValid, id = props.name, className, ...rest } = props
  return (
    <Field {...{ id, label, note, hint, error, isValid }}>
      <textarea {...rest} {...controlProps({ id, hint, error })} className={classes(styles.input, className)} />
    </Field>
  )
}
