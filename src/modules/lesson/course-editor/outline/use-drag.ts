import { type PointerEvent, type RefObject, useState } from 'react'
import { dropped, familyOf } from '../rules/lines.ts'
import type { OutlineLine } from './description.ts'
import type { Lines } from './use-lines.ts'

/** Where a dragged line would be dropped. `line` is the row below the drop position, and `depth` is the new depth. */
interface Place {
  at: number
  line: number
  depth: number
}

/** Pixels to the right per level, and the distance in pixels from the window's edge at which it scrolls. */
const indent = 28
const edge = 72

/** Dragging a line by its grip, with a mouse or by touch. Rows are `li[data-line]` of the list. */
export function useDrag(list: RefObject<HTMLElement | null>, { lines, setMoving, store }: Lines) {
  const [dragged, setDragged] = useState<{ id: string; x: number; place: Place | null } | null>(null)
  const end = () => {
    setDragged(null)
    setMoving(false)
  }
  const grip = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, x: event.clientX, place: null })
      setMoving(true)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.id !== id || !list.current) return
      scrollNear(event.clientY)
      const by = Math.round((event.clientX - dragged.x) / indent)
      setDragged({ ...dragged, place: placeAt(list.current, lines, { id, y: event.clientY, by }) })
    },
    onPointerUp: () => {
      if (dragged?.id === id && dragged.place) store(id, dropped(lines, id, dragged.place))
      end()
    },
    onPointerCancel: end,
  })
  return { dragged: dragged?.place ? dragged.id : null, place: dragged?.place ?? null, grip }
}

function scrollNear(y: number) {
  if (y < edge) window.scrollBy(0, y - edge)
  else if (y > window.innerHeight - edge) window.scrollBy(0, y - window.innerHeight + edge)
}

/** The gap nearest to the pointer, at the dragged depth if that depth is allowed there. */
function placeAt(list: HTMLElement, lines: OutlineLine[], of: { id: string; y: number; by: number }): Place {
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-line]')]
  const found = rows.findIndex((row) => of.y < middleOf(row))
  const line = found === -1 ? rows.length : found
  const family = new Set(familyOf(lines, of.id).map(({ id }) => id))
  const at = line - lines.slice(0, line).filter(({ id }) => family.has(id)).length
  const wanted = Math.max(0, lines.find(({ id }) => id === of.id)!.depth + of.by)
  const after = dropped(lines, of.id, { at, depth: wanted })
  return { at, line, depth: after.find(({ id }) => id === of.id)!.depth }
}

const middleOf = (row: HTMLElement) => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
