import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

const usualMs = 7000

/**
 * Which slide shows, and whether it moves by itself, each `intervalMs`. It stands still while the pointer is over it or the
 * keyboard in it, and never moves for a visitor who asked for less motion.
 */
export function useSlideshow(count: number, intervalMs = usualMs) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isMoving = isPlaying && !isHovered && !isFocused

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isMoving || isStill || count < 2) return
    const timer = setInterval(() => setCurrent((slide) => (slide + 1) % count), intervalMs)
    return () => clearInterval(timer)
  }, [isMoving, count, intervalMs])

  const show = (slide: number) => {
    setPlaying(false)
    setCurrent((slide + count) % count)
  }
  /** Who presses play wants it to move, wherever the keyboard is. */
  const play = (wanted: boolean) => {
    setPlaying(wanted)
    if (wanted) setFocused(false)
  }
  const holds = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { current, show, isPlaying, setPlaying: play, holds }
}
