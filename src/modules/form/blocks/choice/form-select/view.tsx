import { SelectField } from '#ui/field/select-field.tsx'
import { FieldFrame, labelsOf, noteOf } from '../../../components/field/field-frame.tsx'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** One choice of a list. */
export default function FormSelect({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const { field, value, page, controlID, controlName, set, leave } = state
  return (
    <FieldFrame state={state}>
      <SelectField
        {...labelsOf(state)}
        note={noteOf(state)}
        id={controlID}
        name={controlName}
        choices={[...field.options]}
        placeholder={page?.content.words.choose ?? '–'}
        value={typeof value === 'string' ? value : ''}
        aria-required={field.required || undefined}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  )
}
