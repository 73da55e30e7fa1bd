import { DatePicker } from '../../../components/field/date-picker.tsx'
import type { FieldContent } from '../../../components/state/use-field.ts'

/** A date, or a date with a time. */
export default function FormDatetime({ shown }: { shown: FieldContent }) {
  return <DatePicker content={shown} />
}
