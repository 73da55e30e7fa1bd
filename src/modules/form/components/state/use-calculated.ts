import type { FormState } from './form-store.ts'
import { useFormState } from './use-form-state.ts'

type Copy = { set: string; key: string } | null

/** Returns the value that the judge computed for a field; '' while there is none. */
export const useCalculated = (name: string, copy: Copy): string =>
  useFormState((state) => calculatedValue(state, { name, copy }), '')

function calculatedValue({ judged }: FormState, { name, copy }: { name: string; copy: Copy }): string {
  const copies = copy && judged.values[copy.set]
  const values = Array.isArray(copies)
    ? (copies as Record<string, unknown>[]).find(({ _key }) => _key === copy?.key)
    : judged.values
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}
