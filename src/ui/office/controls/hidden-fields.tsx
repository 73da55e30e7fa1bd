import type { Hidden } from '../description.ts'

/** What a form sends without showing it. */
export function HiddenFields({ fields = [] }: { fields?: Hidden[] }) {
  return fields.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
