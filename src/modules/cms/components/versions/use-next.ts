import { useRef, useState } from 'react'
import { useKeys } from '#ui/office/controls/keys.ts'

/** Moves through the differences with N or by the list. Both frames scroll to the place if they have it. */
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
