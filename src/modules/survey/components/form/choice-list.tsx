import { Checkbox } from '#ui/field/checkbox.tsx'
import { controlName } from '../../rules/read-form.ts'
import type { ControlsProps } from './controls-props.ts'

type ChoiceListProps = ControlsProps & { options: readonly { id: string; text: string }[]; isMultiple: boolean }

/** One radio button or checkbox for each option. */
export function ChoiceList({ id, values, options, isMultiple, isWrong }: ChoiceListProps) {
  const name = controlName(id)
  return (
    <div>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          type={isMultiple ? 'checkbox' : 'radio'}
          name={name}
          value={option.id}
          label={option.text}
          isLarge
          defaultChecked={values[name]?.includes(option.id)}
          aria-invalid={isWrong || undefined}
        />
      ))}
    </div>
  )
}
