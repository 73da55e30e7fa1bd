import { useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { controlProps, Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import styles from './field.module.css'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'hasDigits'> & {
  showLabel: string
  hideLabel: string
  isPasteRefused?: boolean
}

/** A password with an eye. The eye hides itself where no script runs; the field works all the same. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, note, hint, error, isValid, showLabel, hideLabel, isPasteRefused, id = props.name, ...rest } = props
  const [isShown, setShown] = useState(false)
  const eye = (
    <IconButton
      className={styles.field__eye}
      icon={isShown ? 'eye-off' : 'eye'}
      label={isShown ? hideLabel : showLabel}
      aria-controls={id}
      onClick={() => setShown(!isShown)}
    />
  )
  return (
    <Field {...{ id, label, note, hint, error, isValid }} after={eye}>
      <input
        {...rest}
        {...controlProps({ id, hint, error })}
        type={isShown ? 'text' : 'password'}
        className={styles.input}
        onPaste={isPasteRefused ? (event) => event.preventDefault() : rest.onPaste}
      />
    </Field>
  )
}
