import { Switch } from '@mantine/core'
import { type ControlProps, FieldLabel, fieldId, Problem } from './control.tsx'
import styles from './field.module.css'

/** On or off. A hidden 'false' comes first, so that "off" is sent too. */
export function BooleanControl({ field, words, isChanged }: ControlProps) {
  const isLocked = field.isLocked !== undefined
  return (
    <div className={styles.switch}>
      {!isLocked && <input type="hidden" name={field.name} value="false" />}
      <Switch
        id={fieldId(field.name)}
        size="md"
        withThumbIndicator={false}
        name={isLocked ? undefined : field.name}
        value="true"
        defaultChecked={field.value === true || field.value === 'true'}
        disabled={isLocked}
        label={<FieldLabel field={field} words={words} isChanged={isChanged} />}
        description={field.isLocked ?? field.hint}
        error={field.problem ? <Problem text={field.problem} /> : undefined}
      />
    </div>
  )
}
