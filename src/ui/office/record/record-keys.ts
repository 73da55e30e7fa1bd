import type { RefObject } from 'react'
import { useKeys } from '../part/keys.ts'

/** A record by keyboard: E edits, N is its primary action, Z undoes what was just done. */
export function useRecordKeys(page: RefObject<HTMLElement | null>) {
  const press = (selector: string) => (event: KeyboardEvent) => {
    const target = page.current?.querySelector<HTMLElement>(selector)
    if (!target) return
    event.preventDefault()
    target.click()
  }
  useKeys({ KeyE: press('[data-key="E"]'), KeyN: press('[data-key="N"]'), KeyZ: press('[data-key="Z"]') })
}
