import type { Hidden } from '../description.ts'

/** The hidden fields of a form. */
export function HiddenFields({ fields = [] }: { fields?: Hidden[] }) {
  return fields.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
