import { useEffect, useRef } from 'react'

type Press = (event: KeyboardEvent) => void

/**
 * Registers single-key shortcuts by physical key (`KeyJ`, `Slash`), because the Thai layout is usually on. `Shift+KeyX`
 * differs from `KeyX`. They are inactive while the person types, with another modifier, and while a menu is open. A
 * handled key loses its default action.
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
 * Whether a single key is a shortcut now. Nobody types, no layer is open, and for a character key the person has not
 * turned such shortcuts off.
 */
export function areKeysFree(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input:not([data-tick]), textarea, select, [contenteditable="true"]')) return false
  if (event.key.length === 1 && document.querySelector('[data-letters="off"]')) return false
  return !document.querySelector(':popover-open, dialog:modal')
}
