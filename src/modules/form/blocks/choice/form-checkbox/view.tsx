import { Checkbox } from '#ui/field/checkbox.tsx'
import { FieldGroup } from '../../../components/field/field-frame.tsx'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** Any of several choices. */
export default function FormCheckbox({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const { field, controlName, set, leave } = state
  const chosen: readonly unknown[] = Array.isArray(state.value) ? state.value : []
  const change = (value: string, isOn: boolean) =>
    set(field.options.map((option) => option.value).filter((one) => (one === value ? isOn : chosen.includes(one))))
  return (
    <FieldGroup state={state}>
      {field.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={controlName}
          value={value}
          label={label}
          checked={chosen.includes(value)}
          isLarge
          onChange={({ currentTarget }) => change(value, currentTarget.checked)}
          onBlur={leave}
        />
      ))}
    </FieldGroup>
  )
}
