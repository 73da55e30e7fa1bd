import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import { controlProps, Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

export type Choice = { value: string; label: string }

type SelectFieldProps = FieldWords &
  ComponentProps<'select'> & { name: string; choices: Choice[]; placeholder?: string }

/** A native select. With a placeholder nothing is chosen at first. */
export function SelectField(props: SelectFieldProps) {
  const { label, note, hint, error, choices, placeholder, id = props.name, className, ...rest } = props
  return (
    <Field {...{ id, label, note, hint, error }} after={<Icon name="down" />}>
      <select {...rest} {...controlProps({ id, hint, error })} className={classes(styles.input, className)}>
        {placeholder && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
