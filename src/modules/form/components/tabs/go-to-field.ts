import { flushSync } from 'react-dom'
import type { FormPage } from '../state/form-context.ts'

/** Moves to a field by the id of its element, in its tab. */
export function goToField({ store }: FormPage, { tab, target }: { tab: number; target: string }) {
  if (tab !== store.read().tab) flushSync(() => store.update({ tab }))
  const field = document.getElementById(target)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
