import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/** In seven seconds a slide is read at leisure. */
const usualMs = 7000

interface Showing {
  slide: number
  /** A person asked for this slide: it stays long enough to be read, however soon slides follow each other on their own. */
  isChosen: boolean
  isPlaying: boolean
}

/** The slide that a person asks for, counted around; whether the slideshow plays is for its pause button to say. */
export const chosen = (showing: Showing, to: { slide: number; count: number }): Showing => ({
  ...{ ...showing, isChosen: true },
  slide: (to.slide + to.count) % to.count,
})

/** The slide that follows on its own. */
export const followed = (showing: Showing, count: number): Showing => ({
  ...{ ...showing, isChosen: false },
  slide: (showing.slide + 1) % count,
})

/** Milliseconds until the next slide follows on its own; null while it is paused. */
export const waitMs = ({ isPlaying, isChosen }: Showing, intervalMs: number): number | null => {
  if (!isPlaying) return null
  return isChosen ? Math.max(intervalMs, usualMs) : intervalMs
}

/**
 * Which slide shows, and whether it moves on its own, each `intervalMs`. It stands still while the pointer is over it or the
 * keyboard in it, and never moves for a visitor who asked for less motion.
 */
export function useSlideshow(count: number, intervalMs = usualMs) {
  const [showing, setShowing] = useState<Showing>({ slide: 0, isChosen: false, isPlaying: true })
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const wait = waitMs(showing, intervalMs)
    if (wait === null || isHeld || isStill || count < 2) return
    const timer = setTimeout(() => setShowing((now) => followed(now, count)), wait)
    return () => clearTimeout(timer)
  }, [showing, isHeld, count, intervalMs])

  const show = (slide: number) => setShowing((now) => chosen(now, { slide, count }))
  /** Who presses play wants it to move, wherever the keyboard is. */
  const setPlaying = (isPlaying: boolean) => {
    setShowing((now) => ({ ...now, isPlaying }))
    if (isPlaying) setFocused(false)
  }
  const holds = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { current: showing.slide, show, isPlaying: showing.isPlaying, setPlaying, holds }
}
