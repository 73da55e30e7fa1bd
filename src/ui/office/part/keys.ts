import { useEffect, useRef } from 'react'

type Press = (event: KeyboardEvent) => void

/**
 * Single keys by their physical place (`KeyJ`, `Slash`): the Thai layout is usually on. They rest while somebody types,
 * with a modifier, and while a menu is open. A press that acts prevents the key's own meaning.
 */
export function useKeys(presses: Record<string, Press>) {
  const latest = useRef(presses)
  useEffect(() => {
    latest.current = presses
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector(':popover-open')) return
      latest.current[event.code]?.(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true
  const target = event.target as HTMLElement | null
  return target?.closest('input, textarea, select, [contenteditable="true"]') != null
}
