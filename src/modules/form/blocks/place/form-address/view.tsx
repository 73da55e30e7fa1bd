import { AddressFields } from '../../../components/field/place/address-fields.tsx'
import type { FieldContent } from '../../../components/state/use-field.ts'

/** An address in Thailand. */
export default function FormAddress({ shown }: { shown: FieldContent }) {
  return <AddressFields content={shown} />
}
