import { Checkbox } from '#ui/field/checkbox.tsx'
import { FieldGroup } from '../../../components/field/field-frame.tsx'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** One choice of several, which may reveal other fields. */
export default function FormRadiobox({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const { field, value, controlName, set, leave } = state
  return (
    <FieldGroup state={state} role="radiogroup">
      {field.options.map((option) => (
        <Checkbox
          key={option.value}
          type="radio"
          name={controlName}
          value={option.value}
          label={option.label}
          checked={value === option.value}
          isLarge
          onChange={() => set(option.value)}
          onBlur={leave}
        />
      ))}
    </FieldGroup>
  )
}
