import { type SyntheticEvent, useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { controlProps, Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import styles from './field.module.css'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'hasDigits'> & {
  showLabel: string
  hideLabel: string
  /** The message when pasting is not allowed. */
  pasteRefused?: string
}

/** A password field with a button to show it. Without scripts the button is hidden and the field still works. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, note, hint, error, isValid, showLabel, hideLabel, pasteRefused, id = props.name, ...rest } = props
  const [isShown, setShown] = useState(false)
  const [isPasted, setPasted] = useState(false)
  const refusePaste = (event: SyntheticEvent) => {
    event.preventDefault()
    setPasted(true)
  }
  const said = { id, hint: isPasted ? pasteRefused : hint, error }
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
    <Field {...said} {...{ label, note, isValid }} after={eye}>
      <input
        {...rest}
        {...controlProps(said)}
        type={isShown ? 'text' : 'password'}
        className={styles.input}
        {...(pasteRefused && { onPaste: refusePaste, onDrop: refusePaste })}
      />
    </Field>
  )
}
