import { Switch } from '@mantine/core'
import { type ControlProps, withProp } from '../prop.ts'
import styles from '../fields.module.css'

/** Settings that a switch turns on together. Turned off, the prop is null. */
export function GroupControl({ field, value, onChange, nested: Field }: ControlProps) {
  if (field.kind !== 'group') return null
  const settings = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  return (
    <fieldset className={styles.items}>
      <Switch
        label={field.label}
        description={field.hint}
        labelPosition="left"
        styles={{ body: { justifyContent: 'space-between' } }}
        checked={settings !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? structuredClone(field.start) : null)}
      />
      {settings &&
        field.fields.map((one) => (
          <Field
            key={one.name}
            field={one}
            value={settings[one.name]}
            beside={settings}
            onChange={(next) => onChange(withProp(settings, one.name, next))}
          />
        ))}
    </fieldset>
  )
}
