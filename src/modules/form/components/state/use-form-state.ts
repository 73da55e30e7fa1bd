import { use, useSyncExternalStore } from 'react'
import { FormPageContext } from './form-context.ts'
import type { FormState } from './form-store.ts'

const never = () => () => {}

/**
 * Returns a part of the state of the form around, or `otherwise` outside a form. The part must be the same value as long
 * as it did not change.
 */
export function useFormState<Value>(read: (state: FormState) => Value, otherwise: Value): Value {
  const store = use(FormPageContext)?.store
  const snapshot = () => (store ? read(store.read()) : otherwise)
  const rendered = () => (store ? read(store.readRendered()) : otherwise)
  return useSyncExternalStore(store?.subscribe ?? never, snapshot, rendered)
}
