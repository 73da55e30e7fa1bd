import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import type { Renew } from './pdf.ts'

/** A link with an expiring URL. After expiry, a click first asks the page for a new one. */
export function useFreshLink(url: string, renew: Renew) {
  const link = useRef<HTMLAnchorElement>(null)
  const [renewed, setRenewed] = useState(0)
  useEffect(() => {
    if (renewed > 0) link.current?.click()
  }, [renewed])
  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || !isOver(url)) return
    event.preventDefault()
    void renew().then(() => startTransition(() => setRenewed((times) => times + 1)))
  }
  return { link, onClick }
}

const isOver = (url: string) => {
  const until = Number(/[?&]until=(\d+)/.exec(url)?.[1] ?? Infinity)
  return until <= Date.now()
}
