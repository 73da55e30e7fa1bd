import { useEffect } from 'react'

/** What is marked by `data-mark` is pressed by its key, by its place on the keyboard: the Thai layout is usually on. */
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

/** Nobody types, no layer is above the page, and single keys are not turned off. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input:not([data-tick]), textarea, select')) return false
  return !document.querySelector(':popover-open, dialog:modal, [data-letters="off"]')
}
