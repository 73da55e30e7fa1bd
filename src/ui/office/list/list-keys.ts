import type { RefObject } from 'react'
import { useKeys } from '../controls/keys.ts'
import type { Selecting } from './bulk/selection.ts'

/**
 * The shortcuts of a list. `/` goes to the search. J and K (or the arrows, once inside) move between rows. `.` opens
 * the menu of a row. X ticks the row (⇧X all up to it). F opens the filters. F2 edits the first cell. C adds. Z undoes.
 * The row's own link has the focus, so the browser handles Enter and ⌘Enter.
 */
export function useListKeys(page: RefObject<HTMLElement | null>, selecting?: Selecting) {
  const tick = (isRange: boolean) => (event: KeyboardEvent) => {
    const row = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-row]')
    if (!selecting || !row) return
    event.preventDefault()
    selecting.toggle(row.dataset['row']!, isRange)
  }
  const step = (by: 1 | -1) => (event: KeyboardEvent) => {
    const rows = rowsOf(page.current)
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (event.code.startsWith('Arrow') && at < 0) return
    const next = rows[nextRow({ at, by, count: rows.length })]
    if (!next) return
    event.preventDefault()
    linkOf(next)?.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  const press = (selector: string, act: (target: HTMLElement) => void) => (event: KeyboardEvent) => {
    const target = page.current?.querySelector<HTMLElement>(selector)
    if (!target) return
    event.preventDefault()
    act(target)
  }
  useKeys({
    KeyJ: step(1),
    ArrowDown: step(1),
    KeyK: step(-1),
    ArrowUp: step(-1),
    Slash: press('[data-search]', (input) => (input as HTMLInputElement).select()),
    KeyZ: press('[data-key="Z"]', (button) => button.click()),
    KeyC: press('[data-add]', (link) => link.click()),
    KeyF: press('[data-key="F"]', (button) => button.click()),
    KeyX: tick(false),
    'Shift+KeyX': tick(true),
    Escape: () => selecting?.clear(),
    F2: press('[data-row]:focus-within [data-edit-cell]', (cell) => cell.click()),
    Period: press('[data-row]:focus-within [popovertarget]', (button) => button.click()),
  })
}

/** Returns the row after row `at` (-1: none yet). It stops at the ends. */
export function nextRow({ at, by, count }: { at: number; by: 1 | -1; count: number }): number {
  if (at < 0) return by > 0 ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, at + by))
}

function rowsOf(page: HTMLElement | null) {
  return [...(page?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(linkOf)
}

function linkOf(row: HTMLElement) {
  return row.querySelector<HTMLElement>('[data-row-link]')
}
