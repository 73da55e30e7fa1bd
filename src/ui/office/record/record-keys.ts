import type { RefObject } from 'react'
import { useKeys } from '../controls/keys.ts'

/** The primary is first; where editing is it, it has the key of that. */
const primary = '[data-key="N"], [data-key="E"]'

/**
 * A record by keyboard: E edits, N is its primary action, Z undoes what was just done, J and K lead to its neighbours, H to
 * what was changed in it, M to where one says something about it.
 */
export function useRecordKeys(page: RefObject<HTMLElement | null>) {
  const press = (selector: string) => (event: KeyboardEvent) => {
    const target = page.current?.querySelector<HTMLElement>(selector)
    if (!target) return
    event.preventDefault()
    target.click()
  }
  const lead = (selector: string) => (event: KeyboardEvent) => {
    const target = page.current?.querySelector<HTMLElement>(selector)
    if (!target) return
    event.preventDefault()
    target.scrollIntoView({ block: 'nearest' })
    target.focus({ preventScroll: true })
  }
  const pressed = ['E', 'Z', 'J', 'K'].map((key) => [`Key${key}`, press(`[data-key="${key}"]`)])
  const led = ['H', 'M'].map((key) => [`Key${key}`, lead(`[data-key="${key}"]`)])
  useKeys(Object.fromEntries([...pressed, ...led, ['KeyN', press(primary)]]))
}
