import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/** Seven seconds are enough to read a slide. */
const usualMs = 7000

interface Showing {
  slide: number
  /** A person chose this slide. It stays long enough to be read, even if the interval is shorter. */
  isChosen: boolean
  isPlaying: boolean
}

/** Returns the state with the chosen slide, wrapped around. Whether the show plays is unchanged. */
export const chosen = (showing: Showing, to: { slide: number; count: number }): Showing => ({
  ...{ ...showing, isChosen: true },
  slide: (to.slide + to.count) % to.count,
})

/** Returns the state with the next slide. */
export const followed = (showing: Showing, count: number): Showing => ({
  ...{ ...showing, isChosen: false },
  slide: (showing.slide + 1) % count,
})

/** Returns the milliseconds until the next slide, or null while paused. */
export const waitMs = ({ isPlaying, isChosen }: Showing, intervalMs: number): number | null => {
  if (!isPlaying) return null
  return isChosen ? Math.max(intervalMs, usualMs) : intervalMs
}

/**
 * Returns the current slide of a show that advances every `intervalMs`. It pauses on hover and on keyboard focus. It
 * never moves for visitors who prefer reduced motion.
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
  /** Pressing play resumes the show, even while the keyboard focus is inside. */
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
