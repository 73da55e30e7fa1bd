import { TextAreaField } from '#ui/field/text-field.tsx'
import { FieldFrame } from '../../../components/field/field-frame.tsx'
import { useTextControl } from '../../../components/field/text-control.ts'
import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** Several lines of text. */
export default function FormTextarea({ shown }: { shown: FieldContent }) {
  const state = useField(shown)
  const control = useTextControl(state)
  return (
    <FieldFrame state={state}>
      <TextAreaField {...control} rows={4} onBlur={state.leave} />
    </FieldFrame>
  )
}
