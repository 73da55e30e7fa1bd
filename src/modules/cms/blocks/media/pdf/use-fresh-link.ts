import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** A link whose address ends: pressed after that, the page is asked for a new address first. */
export function useFreshLink(url: string) {
  const link = useRef<HTMLAnchorElement>(null)
  const { revalidate } = useRevalidator()
  const [renewed, setRenewed] = useState(0)
  useEffect(() => {
    if (renewed > 0) link.current?.click()
  }, [renewed])
  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || !isOver(url)) return
    event.preventDefault()
    void revalidate().then(() => startTransition(() => setRenewed((times) => times + 1)))
  }
  return { link, onClick }
}

const isOver = (url: string) => {
  const until = Number(/[?&]until=(\d+)/.exec(url)?.[1] ?? Infinity)
  return until <= Date.now()
}
