import { Checkbox, PasswordInput } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import { secretRemoved } from '../form-description.ts'
import { type ControlProps, labelled } from './control.tsx'
import styles from './field.module.css'

/** Shows that a secret is stored and its last characters, but never the secret. An empty input keeps it. */
export function SecretControl(props: ControlProps) {
  const { field, words } = props
  const isSet = field.value !== null
  const stored = fill(words.secretSet, { last4: String(field.value ?? '') })
  return (
    <div className={styles.secret}>
      <PasswordInput
        {...labelled(props)}
        description={isSet ? `${stored} · ${words.secretKept}` : field.hint}
        name={field.name}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': words.showPassword }}
      />
      {isSet && <Checkbox size="sm" name={field.name} value={secretRemoved} label={words.secretRemove} />}
    </div>
  )
}
