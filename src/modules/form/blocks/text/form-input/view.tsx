import type { FieldContent } from '../../../components/state/use-field.ts'
import { TextInput } from '../../../components/field/text-input.tsx'

/** A text, an e-mail address, a number, a phone number or a citizen id. */
export default function FormInput({ shown }: { shown: FieldContent }) {
  return <TextInput content={shown} />
}
