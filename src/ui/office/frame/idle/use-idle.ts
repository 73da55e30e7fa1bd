import { useCallback, useEffect, useRef, useState } from 'react'
import { idleStage } from './idle-clock.ts'

/**
 * Milliseconds. `ask` and `stay` return the remaining time, null if the session is over, undefined without a response.
 */
export interface Idle {
  limitMs: number
  leftMs: number
  ask: () => Promise<number | null | undefined>
  stay: () => Promise<number | null | undefined>
  over: () => void
}

const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/**
 * Counts down while the person is idle. Returns the remaining milliseconds, or null while nothing is shown. Activity is
 * reported to the server, but rarely. Before a warning or the end, it asks the server, because the person may be active
 * in another window.
 */
export function useIdle({ limitMs, leftMs, ask, stay, over }: Idle) {
  const [left, setLeft] = useState<number | null>(null)
  const end = useRef(0)
  const told = useCallback(
    (leftNow: number | null | undefined) => {
      if (leftNow === undefined) return
      if (leftNow === null) return over()
      end.current = Date.now() + leftNow
      setLeft(idleStage(leftNow, limitMs) === 'quiet' ? null : leftNow)
    },
    [limitMs, over],
  )
  const goOn = useCallback(() => void stay().then(told), [stay, told])
  useEffect(() => {
    end.current = Date.now() + leftMs
    let stage = idleStage(leftMs, limitMs)
    const timer = setInterval(() => {
      const now = end.current - Date.now()
      const next = idleStage(now, limitMs)
      if ((next !== stage || next === 'over') && next !== 'quiet') void ask().then(told)
      else setLeft(next === 'quiet' ? null : now)
      stage = next
    }, 1000)
    return () => clearInterval(timer)
  }, [limitMs, leftMs, ask, told])
  useSigns(limitMs / 18, goOn)
  return { left, goOn }
}

/** Calls back on activity of the person, at most once in `everyMs` milliseconds. */
function useSigns(everyMs: number, call: () => void) {
  const last = useRef(0)
  useEffect(() => {
    last.current = Date.now()
    const note = () => {
      if (Date.now() - last.current < everyMs) return
      last.current = Date.now()
      call()
    }
    for (const sign of signs) document.addEventListener(sign, note, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, note)
    }
  }, [everyMs, call])
}
