import { type KeyboardEvent, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { Entry, Step } from '../../../rules/menu/outline.ts'
import type { Act } from './use-entries.ts'

type Words = Record<'lifted' | 'movedTo' | 'beneath' | 'dropped' | 'putBack', string>

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/**
 * Moving by keyboard: Space lifts, arrows move, Space drops, Escape cancels. Each step is announced to screen readers.
 */
export function useLifting(of: { entries: Entry[]; act: (act: Act) => void; words: Words }) {
  const { entries, act, words } = of
  const [lifted, setLifted] = useState<{ id: string; from: Entry[] } | null>(null)
  const [last, setLast] = useState<{ id: string; how: 'lifted' | 'moved' | 'dropped' | 'putBack' } | null>(null)
  const press = (event: KeyboardEvent, id: string) => {
    const isLifted = lifted?.id === id
    if (event.code === 'Space') {
      event.preventDefault()
      setLifted(isLifted ? null : { id, from: entries })
      setLast({ id, how: isLifted ? 'dropped' : 'lifted' })
    }
    if (!isLifted) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      act({ does: 'put', entries: lifted.from })
      setLifted(null)
      setLast({ id, how: 'putBack' })
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    act({ does: 'step', id, step })
    setLast({ id, how: 'moved' })
  }
  return { lifted: lifted?.id ?? null, press, said: last ? tell(entries, last, words) : '' }
}

function tell(entries: Entry[], { id, how }: { id: string; how: string }, words: Words): string {
  const at = entries.findIndex((one) => one.id === id)
  const entry = entries[at]
  if (!entry) return ''
  const name = entry.title
  if (how === 'dropped') return fill(words.dropped, { name })
  if (how === 'putBack') return fill(words.putBack, { name })
  const parent = entry.depth === 1 ? entries.slice(0, at).findLast((one) => one.depth === 0) : undefined
  if (parent) return fill(words.beneath, { name, parent: parent.title })
  return fill(how === 'lifted' ? words.lifted : words.movedTo, { name, at: at + 1, of: entries.length })
}
