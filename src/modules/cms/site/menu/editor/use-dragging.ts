import { type PointerEvent, type RefObject, useState } from 'react'
import type { Entry } from '../../../rules/menu/outline.ts'
import type { Act } from './use-entries.ts'

/** Where the dragged entry would be dropped, in the list without it. `line` is its place in the full list. */
export interface Place {
  at: number
  depth: 0 | 1
  line: number
}

/** Pixels to the right after which an entry becomes a sub-entry of the one above. */
const indent = 36

/** Dragging an entry by its grip. Rows are `li[data-entry]` of the list. */
export function useDragging(list: RefObject<HTMLElement | null>, { entries, act }: Arranging) {
  const [dragged, setDragged] = useState<{ id: string; place: Place | null } | null>(null)
  const grip = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, place: null })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.id !== id || !list.current) return
      setDragged({ id, place: placeAt(list.current, entries, { id, x: event.clientX, y: event.clientY }) })
    },
    onPointerUp: () => {
      if (dragged?.id === id && dragged.place) act({ does: 'drop', id, to: dragged.place })
      setDragged(null)
    },
    onPointerCancel: () => setDragged(null),
  })
  return { dragged: dragged?.place ? dragged.id : null, place: dragged?.place ?? null, grip }
}

interface Arranging {
  entries: Entry[]
  act: (act: Act) => void
}

/** The gap nearest to the pointer, and the depth. */
function placeAt(list: HTMLElement, entries: Entry[], at: { id: string; x: number; y: number }): Place {
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-entry]')].map((row) => row.getBoundingClientRect())
  const found = rows.findIndex(({ top, height }) => at.y < top + height / 2)
  const line = found === -1 ? rows.length : found
  const moved = movedWith(entries, at.id)
  const depth = at.x - list.getBoundingClientRect().left > indent * 2 && !isFirst(line) ? 1 : 0
  const own = entries.slice(0, line).filter((one) => moved.has(one.id)).length
  return { at: line - own, depth: moved.size > 1 ? 0 : depth, line }
}

const isFirst = (line: number) => line === 0

/** An entry and its sub-entries. */
function movedWith(entries: Entry[], id: string): ReadonlySet<string> {
  const at = entries.findIndex((one) => one.id === id)
  const end = entries.findIndex((one, nth) => nth > at && one.depth === 0)
  const family = entries[at]?.depth === 0 ? entries.slice(at, end === -1 ? undefined : end) : entries.slice(at, at + 1)
  return new Set(family.map((one) => one.id))
}
