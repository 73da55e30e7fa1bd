import { useRef, useState } from 'react'
import type { Row } from '../../description.ts'

/** The ticked rows of a list: some by id, on any page, or all rows of the list. */
export interface Selection {
  ids: ReadonlySet<string>
  isAll: boolean
}

const nothingSelected: Selection = { ids: new Set(), isAll: false }

/** Returns the selection with one row toggled. With `from`, all rows between the two get the same new state. */
function withRow(now: Selection, rows: readonly Row[], of: { id: string; from?: string | null }): Selection {
  const ids = new Set(now.isAll ? rows.map(({ id }) => id) : now.ids)
  const isOn = !ids.has(of.id)
  for (const id of between(rows, of)) {
    if (isOn) ids.add(id)
    else ids.delete(id)
  }
  return { ids, isAll: false }
}

/** Returns the selection with all rows of a page ticked, or none of them if all were. */
export function withPage(now: Selection, rows: readonly Row[]): Selection {
  const isWhole = pageState(now, rows) === 'all'
  const ids = new Set(now.isAll ? [] : now.ids)
  for (const { id } of rows) {
    if (isWhole) ids.delete(id)
    else ids.add(id)
  }
  return { ids, isAll: false }
}

export function pageState(now: Selection, rows: readonly Row[]): 'none' | 'some' | 'all' {
  if (now.isAll) return 'all'
  const ticked = rows.filter(({ id }) => now.ids.has(id)).length
  return ticked === 0 ? 'none' : ticked === rows.length ? 'all' : 'some'
}

function between(rows: readonly Row[], { id, from }: { id: string; from?: string | null }): string[] {
  const [a, b] = [from ?? id, id].map((one) => rows.findIndex((row) => row.id === one)) as [number, number]
  if (a < 0 || b < 0) return [id]
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.id)
}

/** The selection of a list. It persists across pages and ends when `of` changes. */
export function useSelection(rows: readonly Row[], of: string | undefined) {
  const [held, setHeld] = useState({ of, selection: nothingSelected })
  const last = useRef<string | null>(null)
  const selection = held.of === of ? held.selection : nothingSelected
  const hold = (next: Selection) => setHeld({ of, selection: next })
  return {
    selection,
    toggle: (id: string, isRange: boolean) => {
      const from = isRange ? last.current : null
      last.current = id
      hold(withRow(selection, rows, { id, from }))
    },
    togglePage: () => hold(withPage(selection, rows)),
    takeAll: () => hold({ ids: new Set(), isAll: true }),
    clear: () => hold(nothingSelected),
  }
}

export type Selecting = ReturnType<typeof useSelection> & {
  words: Record<'select' | 'selectPage', string>
}
