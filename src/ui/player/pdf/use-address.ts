import { startTransition, useCallback, useState } from 'react'
import type { Renew } from './pdf.ts'

/** The URL of the document, and how often another one was requested. */
export interface Taken {
  url: string
  times: number
}

/** Keeps the URL of a document while the page around it reloads. `again` asks the page for a new one with `renew`. */
export function useAddress(url: string, renew: Renew) {
  const [taken, setTaken] = useState<Taken>({ url, times: 0 })
  const [times, setTimes] = useState(0)
  const again = useCallback(
    () => void renew().then(() => startTransition(() => setTimes((before) => before + 1))),
    [renew],
  )
  // This is the render after the page has reloaded with its new URL.
  if (taken.times !== times) setTaken({ url, times })
  return { taken, again }
}
