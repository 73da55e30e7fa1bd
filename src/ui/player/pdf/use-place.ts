import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/** Which of `count` pages is in a box that scrolls, and the way to another: by `goTo`, or by the arrows left and right. */
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

/** The page at the middle of a box, by where each begins in it. */
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
