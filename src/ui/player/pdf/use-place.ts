import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/**
 * Returns the current one of `count` pages in a scrolling box, and the way to another: `goTo`, or the left and right
 * arrows.
 */
export function usePlace(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const onScroll = useCallback(() => {
    if (box.current) setPage(pageIn(placesIn(box.current)))
  }, [])
  const goTo = (number: number) => {
    const to = box.current?.children[number - 1]
    if (to instanceof HTMLElement) box.current!.scrollTo({ top: to.offsetTop })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(Math.min(Math.max(page + step, 1), count))
  }
  return { page, goTo, box: { ref: box, onScroll, onKeyDown } }
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Returns the page in the middle of a box, from the top of each. */
export function pageIn({ scrollTop, height, tops }: { scrollTop: number; height: number; tops: number[] }): number {
  return (
    Math.max(
      tops.findLastIndex((top) => top <= scrollTop + height / 2),
      0,
    ) + 1
  )
}

const placesIn = (box: HTMLElement) => ({
  ...{ scrollTop: box.scrollTop, height: box.clientHeight },
  tops: [...box.children].map((page) => (page instanceof HTMLElement ? page.offsetTop : 0)),
})
