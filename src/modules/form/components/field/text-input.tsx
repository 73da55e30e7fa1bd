import { TextField } from '#ui/field/text-field.tsx'
import { type FieldContent, useField } from '../state/use-field.ts'
import { FieldFrame } from './field-frame.tsx'
import { useTextControl } from './text-control.ts'
import { useUniqueCheck } from './use-unique-check.ts'

const kinds = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  number: { inputMode: 'decimal', hasDigits: true, autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', hasDigits: true },
  citizen: { inputMode: 'numeric', autoComplete: 'off', hasDigits: true },
} as const

/** One line of text (specification L161). */
export function TextInput({ content }: { content: FieldContent }) {
  const state = useField(content)
  const control = useTextControl(state)
  const { problem, check } = useUniqueCheck(state)
  return (
    <FieldFrame state={state}>
      <TextField
        {...kinds[state.field.inputType]}
        {...control}
        hint={problem ?? control.hint}
        onBlur={() => {
          state.leave()
          check()
        }}
      />
    </FieldFrame>
  )
}
