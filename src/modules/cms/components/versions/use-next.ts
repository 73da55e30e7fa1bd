import { useRef, useState } from 'react'
import { useKeys } from '#ui/office/controls/keys.ts'

/** Leads through the places that differ, by N or by the list: both frames show the place, where they have it. */
export function useNext(changed: readonly string[]) {
  const frames = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const goTo = (id: string) => {
    setAt(id)
    for (const frame of frames.current?.querySelectorAll('iframe') ?? [])
      frame.contentDocument?.querySelector(`[data-part="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' })
  }
  const goOn = () => {
    const next = changed[(changed.indexOf(at ?? '') + 1) % changed.length]
    if (next !== undefined) goTo(next)
  }
  useKeys({
    KeyN(event) {
      event.preventDefault()
      goOn()
    },
  })
  return { frames, at, goTo, goOn }
}
