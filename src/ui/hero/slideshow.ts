import { useEffect, useState } from 'react'

const secondsPerSlide = 7

/** Which slide shows, and whether it moves by itself. It never moves for a visitor who asked for less motion. */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isPlaying || isStill || count < 2) return
    const timer = setInterval(() => setCurrent((slide) => (slide + 1) % count), secondsPerSlide * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, count])

  const show = (slide: number) => {
    setPlaying(false)
    setCurrent((slide + count) % count)
  }
  return { current, show, isPlaying, setPlaying }
}
