import { type KeyboardEvent, type RefObject, useState } from 'react'
import { type Calling, called, callingAt, matching } from './mention.ts'

/** The names offered while a mention is typed. Call `look` after each key, `press` before it, `choose` on a click. */
export function useCalling(box: RefObject<HTMLTextAreaElement | null>, colleagues: readonly string[]) {
  const [calling, setCalling] = useState<Calling | null>(null)
  const [at, setAt] = useState(0)
  const offered = calling ? matching(colleagues, calling.begun) : []
  const look = () => {
    setCalling(box.current && callingAt(box.current.value, box.current.selectionStart))
    setAt(0)
  }
  const choose = (name: string | undefined) => {
    if (!box.current || !calling || name === undefined) return
    const next = called(box.current.value, { calling, name })
    box.current.setRangeText(next.text, 0, box.current.value.length)
    box.current.setSelectionRange(next.caret, next.caret)
    box.current.focus()
    setCalling(null)
  }
  const acts: Record<string, (() => void) | undefined> = {
    ArrowDown: () => setAt((at + 1) % offered.length),
    ArrowUp: () => setAt((at + offered.length - 1) % offered.length),
    Enter: () => choose(offered[at]),
    Tab: () => choose(offered[at]),
    Escape: () => setCalling(null),
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSent = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
    if (isSent) return event.currentTarget.form?.requestSubmit()
    const act = offered.length > 0 ? acts[event.key] : undefined
    if (act) event.preventDefault()
    act?.()
  }
  return { offered, at, look, press, choose }
}
