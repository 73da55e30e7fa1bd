import { useEffect, useRef } from 'react'

type Press = (event: KeyboardEvent) => void

/**
 * Single keys by their physical place (`KeyJ`, `Slash`): the Thai layout is usually on. `Shift+KeyX` is another key than `KeyX`. They rest while somebody types,
 * with another modifier, and while a menu is open. A press that acts prevents the key's own meaning.
 */
export function useKeys(presses: Record<string, Press>) {
  const latest = useRef(presses)
  useEffect(() => {
    latest.current = presses
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (areKeysFree(event)) latest.current[event.shiftKey ? `Shift+${event.code}` : event.code]?.(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/**
 * Whether a key alone is a command now: nobody types, no layer is above the page, and, where it writes a sign, the person
 * has not turned such keys off.
 */
export function areKeysFree(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input:not([data-tick]), textarea, select, [contenteditable="true"]')) return false
  if (event.key.length === 1 && document.querySelector('[data-letters="off"]')) return false
  return !document.querySelector(':popover-open, dialog:modal')
}
