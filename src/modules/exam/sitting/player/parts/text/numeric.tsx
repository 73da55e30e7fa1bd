import { useState } from 'react'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { partId, type PartProps, stemId } from '../part-props.ts'
import styles from '../parts.module.css'

const maxDigits = 60

/** A number, with a unit where the question names some. */
export function NumericPart({ slot, response, onChange, isReadOnly, words }: PartProps<'numeric'>) {
  const { units } = slot.question.content
  // A unit without a number is no answer yet.
  const [unit, setUnit] = useState(response?.unit ?? '')
  const change = (next: { value: string; unit: string }) => {
    setUnit(next.unit)
    if (next.value.trim() === '') return onChange(null)
    onChange({ value: next.value, ...(next.unit && { unit: next.unit }) })
  }
  const value = response?.value ?? ''
  return (
    <div className={styles.number} role="group" aria-labelledby={stemId(slot.slot)}>
      <TextField
        name={partId(slot.slot, 'number')}
        label={words.yourNumber}
        hint={words.numberHint}
        hasDigits
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxDigits}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => change({ value: event.currentTarget.value, unit })}
      />
      {units.length > 0 && (
        <SelectField
          name={partId(slot.slot, 'unit')}
          label={words.unit}
          placeholder={words.noUnit}
          choices={units.map((one) => ({ value: one, label: one }))}
          value={response?.unit ?? unit}
          disabled={isReadOnly}
          onChange={(event) => change({ value, unit: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
