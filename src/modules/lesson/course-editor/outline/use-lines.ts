import { useState } from 'react'
import { useFetcher } from 'react-router'
import { hasSameLines, placeOf } from '../rules/lines.ts'
import type { EditorDescription, OutlineLine } from './description.ts'

interface Moved {
  id: string
  title: string
  /** The place before the move. */
  was: { parent: string | null; before: string | null }
}

/**
 * The current state of the outline. A move shows at once, is stored, and is then replaced by the server's state. While
 * a line is picked up, an earlier move that the server confirms does not undo its steps.
 */
export function useLines(described: EditorDescription) {
  const { data, state, submit } = useFetcher<{ problem?: string }>()
  const [lines, setLines] = useState(described.lines)
  const [seen, setSeen] = useState(described)
  const [last, setLast] = useState<Moved | null>(null)
  const [isMoving, setMoving] = useState(false)
  const mayReplace = state === 'idle' && !(isMoving && hasSameLines(lines, described.lines))
  if (seen !== described && mayReplace) {
    setSeen(described)
    setLines(described.lines)
  }
  const send = (id: string, to: { parent: string | null; before: string | null }) =>
    void submit(
      { intent: 'move', id, parent: to.parent ?? '', before: to.before ?? '' },
      { method: 'post', action: described.here },
    )
  /** Stores the place that a line has in `after`. */
  const store = (id: string, after: OutlineLine[], before = lines) => {
    const [was, is] = [placeOf(before, id), placeOf(after, id)]
    setLines(after)
    if (was.parent === is.parent && was.before === is.before) return
    setSeen(described)
    setLast({ id, title: before.find((one) => one.id === id)!.title, was })
    send(id, is)
  }
  const takeBack = () => {
    if (last) send(last.id, last.was)
    setLast(null)
  }
  const problem = state === 'idle' ? data?.problem : undefined
  return { lines, show: setLines, setMoving, store, last: problem ? null : last, takeBack, problem }
}

export type Lines = ReturnType<typeof useLines>
