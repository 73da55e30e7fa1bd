import { type FieldContent, useField } from '../../../components/state/use-field.ts'

/** A value that is sent and not displayed. */
export default function FormHidden({ shown }: { shown: FieldContent }) {
  const { page, value, controlName, isAsked } = useField(shown)
  if (!page || !isAsked) return null
  return <input type="hidden" name={controlName} value={typeof value === 'string' ? value : ''} readOnly />
}
