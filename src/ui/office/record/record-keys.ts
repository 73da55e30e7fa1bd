import type { RefObject } from 'react'
import { useKeys } from '../controls/keys.ts'

/** The primary action comes first. If it is editing, it has the key of editing. */
const primary = '[data-key="N"], [data-key="E"]'

/**
 * The shortcuts of a record: E edits, N is the primary action, Z undoes, J and K go to the neighbours, H to the
 * history, M to the comments.
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
