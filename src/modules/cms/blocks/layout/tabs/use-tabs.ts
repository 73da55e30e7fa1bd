import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Which tab is visible. Until a script runs, radio buttons choose (`at` is null). The script continues with that
 * choice. Arrow keys, Home and End move to a tab and show it.
 */
export function useTabs(count: number) {
  const [at, setAt] = useState<number | null>(null)
  const names = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const radios = [...(names.current?.querySelectorAll('input') ?? [])]
    setAt(
      Math.max(
        0,
        radios.findIndex(({ checked }) => checked),
      ),
    )
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (!step || at === null) return
    event.preventDefault()
    const to = step(at, count)
    setAt(to)
    names.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return { at, setAt, names, onKeyDown }
}
