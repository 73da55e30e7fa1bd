import { startTransition, useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'

/** The address that a document is read from, and how often another one was asked for. */
export interface Taken {
  url: string
  times: number
}

/** Keeps the address under a document while the page around it is read anew; `again` asks the page for a fresh one. */
export function useAddress(url: string) {
  const [taken, setTaken] = useState<Taken>({ url, times: 0 })
  const [times, setTimes] = useState(0)
  const { revalidate } = useRevalidator()
  const again = useCallback(
    () => void revalidate().then(() => startTransition(() => setTimes((before) => before + 1))),
    [revalidate],
  )
  // In the render in which the page has come anew, and so with its new address.
  if (taken.times !== times) setTaken({ url, times })
  return { taken, again }
}
