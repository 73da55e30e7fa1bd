import { startTransition, useCallback, useState } from 'react'
import type { Renew } from './pdf.ts'

/** The address that a document is read from, and how often another one was asked for. */
export interface Taken {
  url: string
  times: number
}

/** Keeps the address under a document while the page around it is read again; `again` asks the page for a fresh one by `renew`. */
export function useAddress(url: string, renew: Renew) {
  const [taken, setTaken] = useState<Taken>({ url, times: 0 })
  const [times, setTimes] = useState(0)
  const again = useCallback(
    () => void renew().then(() => startTransition(() => setTimes((before) => before + 1))),
    [renew],
  )
  // In the render in which the page has come again, and so with its new address.
  if (taken.times !== times) setTaken({ url, times })
  return { taken, again }
}
