import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Hidden, Row } from '../../../description.ts'

/** Posts a move of a row. */
export type MoveRow = (fields: Hidden[]) => void

type Spot = 'before' | 'after' | 'inside'

const keys: Record<string, keyof NonNullable<Row['moves']>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The moves of a tree by keyboard and pointer: the event handlers of its handles and rows. */
export function useTreeMoves(move: MoveRow | undefined, rows: readonly Row[]) {
  const press = usePressed(move, rows)
  const { take, hold } = useDragged(move)
  if (!move) return null
  return { ofHandle: (row: Row) => ({ ...take(row), ...press(row) }), ofRow: hold }
}

/** Alt and an arrow. The handle keeps the focus while its row moves. */
function usePressed(move: MoveRow | undefined, rows: readonly Row[]) {
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current) document.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`)?.focus()
  }, [rows])
  return (row: Row) => ({
    'data-handle': row.id,
    onKeyDown: (event: KeyboardEvent) => {
      const way = event.altKey ? keys[event.key] : undefined
      if (!way) return
      event.preventDefault()
      event.stopPropagation()
      moved.current = row.id
      const fields = row.moves?.[way]?.hidden
      if (fields) move?.(fields)
    },
    onBlur: () => (moved.current = null),
  })
}

function useDragged(move: MoveRow | undefined) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ id: string; spot: Spot } | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const take = (row: Row) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.id)
      setDragged(row.id)
    },
    onDragEnd: end,
  })
  const hold = (row: Row) => ({
    'data-drop': over?.id === row.id ? over.spot : undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null || dragged === row.id) return
      event.preventDefault()
      const spot = spotAt(event)
      if (over?.id !== row.id || over.spot !== spot) setOver({ id: row.id, spot })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged && over) move?.(dropped(dragged, over))
      end()
    },
  })
  return { take, hold }
}

/** The upper and lower third of a row mean beside it, the middle means inside. */
function spotAt(event: DragEvent): Spot {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  return share < 1 / 3 ? 'before' : share > 2 / 3 ? 'after' : 'inside'
}

const dropped = (_id: string, { id, spot }: { id: string; spot: Spot }): Hidden[] =>
  Object.entries({ intent: 'move', _id, at: id, spot }).map(([name, value]) => ({ name, value }))
