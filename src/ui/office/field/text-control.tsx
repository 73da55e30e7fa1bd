import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { FieldKind } from '../form-description.ts'
import { type ControlProps, fieldEnd, labelled } from './control.tsx'
import styles from './field.module.css'

const keyboards: Partial<Record<FieldKind, object>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'off', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  file: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none', classNames: { input: styles.code } },
  code: { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off', classNames: { input: styles.code } },
}

export function TextControl(props: ControlProps) {
  const { field } = props
  return (
    <TextInput
      {...labelled(props)}
      {...fieldEnd(props)}
      {...keyboards[field.kind]}
      {...named(props)}
      defaultValue={String(field.value ?? '')}
      placeholder={field.placeholder}
    />
  )
}

export function LongTextControl(props: ControlProps) {
  const { field } = props
  return (
    <Textarea
      {...labelled(props)}
      {...named(props)}
      defaultValue={String(field.value ?? '')}
      placeholder={field.placeholder}
    />
  )
}

/** JSON as editable text. The server validates it. */
export function JsonControl(props: ControlProps) {
  return (
    <Textarea
      {...labelled(props)}
      {...named(props)}
      rows={8}
      spellCheck={false}
      classNames={{ input: styles.code }}
      defaultValue={String(props.field.value ?? '')}
      placeholder={props.field.placeholder}
    />
  )
}

/** Never shows the stored password. An empty input keeps it. */
export function PasswordControl(props: ControlProps) {
  return (
    <PasswordInput
      {...labelled(props)}
      {...named(props)}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': props.words.showPassword }}
      placeholder={props.field.placeholder}
    />
  )
}

/** A locked field can be read and copied but is not sent. */
function named({ field }: ControlProps) {
  return field.isLocked ? { readOnly: true } : { name: field.name }
}
