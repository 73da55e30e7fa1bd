import { type KeyboardEvent, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { familyOf, type Step, stepped } from '../rules/lines.ts'
import type { EditorDescription, OutlineLine } from './description.ts'
import type { Lines } from './use-lines.ts'

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/**
 * Moving by keyboard: Space lifts, arrows move, Space drops and stores, Escape cancels. Each step is announced to
 * screen readers.
 */
export function useLift({ lines, show, setMoving, store }: Lines, words: EditorDescription['words']) {
  const [lifted, setLifted] = useState<{ id: string; from: OutlineLine[] } | null>(null)
  const [said, setSaid] = useState('')
  const press = (event: KeyboardEvent, id: string) => {
    const isLifted = lifted?.id === id
    const step = steps[event.key]
    if (event.code === 'Space') {
      event.preventDefault()
      setLifted(isLifted ? null : { id, from: lines })
      setMoving(!isLifted)
      setSaid(
        isLifted
          ? fill(words.dropped, { name: nameIn(lines, id) })
          : told(lines, id, { ...words, movedTo: words.lifted }),
      )
      if (isLifted) store(id, lines, lifted.from)
    } else if (isLifted && event.key === 'Escape') {
      event.stopPropagation()
      putBack(id)
    } else if (isLifted && step) {
      event.preventDefault()
      const after = stepped(lines, id, step)
      show(after)
      setSaid(told(after, id, words))
    }
  }
  const putBack = (id: string) => {
    if (lifted?.id !== id) return
    show(lifted.from)
    setLifted(null)
    setMoving(false)
    setSaid(fill(words.putBack, { name: nameIn(lines, id) }))
  }
  return { lifted: lifted?.id ?? null, press, said }
}

const nameIn = (lines: readonly OutlineLine[], id: string) => lines.find((one) => one.id === id)?.title ?? ''

function told(
  lines: readonly OutlineLine[],
  id: string,
  words: Pick<EditorDescription['words'], 'movedTo' | 'beneath'>,
) {
  const at = lines.findIndex((one) => one.id === id)
  const { depth, title: name } = lines[at]!
  const above = lines.slice(0, at).findLast((one) => one.depth < depth)
  const family = above ? familyOf(lines, above.id) : lines
  const siblings = family.filter((one) => one.depth === depth)
  const place = { name, at: siblings.findIndex((one) => one.id === id) + 1, of: siblings.length }
  return above ? fill(words.beneath, { ...place, parent: above.title }) : fill(words.movedTo, place)
}
