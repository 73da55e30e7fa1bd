import { SelectField } from '#ui/field/select-field.tsx'
import fields from '#ui/field/field.module.css'
import { controlName } from '../../rules/read-form.ts'
import { type ControlsProps, linkedTo } from './controls-props.ts'
import styles from './survey-form.module.css'

type TextEntryProps = ControlsProps & { maxLength: number; lines: number }

/** A text of one line or several. */
export function TextEntry({ id, values, maxLength, lines, isWrong }: TextEntryProps) {
  const name = controlName(id)
  const shared = { name, maxLength, defaultValue: values[name]?.[0] ?? '', ...linkedTo(name, isWrong) }
  return lines === 1 ? (
    <input type="text" className={fields['input']} {...shared} />
  ) : (
    <textarea rows={lines} className={fields['input']} {...shared} />
  )
}

/** A number, and its unit if there are several. */
export function NumberEntry({ id, values, words, units, isWrong }: ControlsProps & { units: readonly string[] }) {
  const name = controlName(id)
  const unit = controlName(id, 'unit')
  return (
    <div className={styles.number}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        className={fields['input']}
        name={name}
        defaultValue={values[name]?.[0] ?? ''}
        {...linkedTo(name, isWrong)}
      />
      {units.length > 0 && (
        <SelectField
          name={unit}
          label={words.unit}
          choices={units.map((value) => ({ value, label: value }))}
          defaultValue={values[unit]?.[0] ?? units[0]!}
        />
      )}
    </div>
  )
}
