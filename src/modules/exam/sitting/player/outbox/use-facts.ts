import { useEffect } from 'react'
import type { SittingFact, Transport } from './transport.ts'

/** Tells the server when the page is left or the network is lost. A fact without a network waits for its return. */
export function useFacts({ fact }: Pick<Transport, 'fact'>, isActive: boolean) {
  useEffect(() => {
    if (!isActive) return undefined
    const waiting: SittingFact[] = []
    const note = (one: SittingFact) => {
      if (!navigator.onLine) return void waiting.push(one)
      for (const each of [...waiting.splice(0), one]) void fact(each)
    }
    const ended = new AbortController()
    const until = { signal: ended.signal }
    document.addEventListener('visibilitychange', () => note(document.hidden ? 'left' : 'returned'), until)
    document.addEventListener('fullscreenchange', () => !document.fullscreenElement && note('fullscreen-ended'), until)
    addEventListener('offline', () => note('offline'), until)
    addEventListener('online', () => note('online'), until)
    return () => ended.abort()
  }, [fact, isActive])
}
