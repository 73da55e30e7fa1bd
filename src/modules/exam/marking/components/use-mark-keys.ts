import { useEffect } from 'react'

/**
 * S saves, N opens the next answer, and 1 to 9 select a level of the first line without one. It uses the physical key, because the Thai
 * layout is usually active.
 */
export function useMarkKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
      const target = digit
        ? levelAt(Number(digit))
        : document.querySelector<HTMLElement>(`[data-mark="${CSS.escape(event.code)}"]`)
      if (!target) return
      event.preventDefault()
      target.click()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** The n-th level of the line that has the focus, else of the first line without a level, else of the last. */
function levelAt(n: number): HTMLElement | null {
  const lines = [...document.querySelectorAll('fieldset:has([data-level])')]
  const focused = lines.find((line) => line.contains(document.activeElement))
  const line = focused ?? lines.find((one) => !one.querySelector('[data-level]:checked')) ?? lines.at(-1)
  return line?.querySelectorAll<HTMLElement>('[data-level]')[n - 1] ?? null
}

/** True if the user is not typing, no dialog is open and single-key shortcuts are enabled. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input:not([data-level]), textarea, select')) return false
  return !document.querySelector(':popover-open, dialog:modal, [data-letters="off"]')
}
