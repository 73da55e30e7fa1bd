import { useEffect } from 'react'

/**
 * A key presses the element with the matching `data-mark`. It uses the physical key, because the Thai layout is usually
 * active.
 */
export function useMarkKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const found = document.querySelector<HTMLElement>(`[data-mark="${CSS.escape(event.code)}"]`)
      if (!found) return
      event.preventDefault()
      found.click()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** True if the user is not typing, no dialog is open and single-key shortcuts are enabled. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input:not([data-tick]), textarea, select')) return false
  return !document.querySelector(':popover-open, dialog:modal, [data-letters="off"]')
}
