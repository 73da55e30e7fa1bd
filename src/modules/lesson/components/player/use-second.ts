import { type RefObject, useEffect, useState } from 'react'
import type { MediaPlayer } from '#ui/player/video/media-player.ts'

/** The current position of the player in whole seconds. */
export function useSecond(tape: RefObject<MediaPlayer | null>): number {
  const [second, setSecond] = useState(0)
  useEffect(() => {
    const looking = setInterval(() => setSecond(Math.floor(tape.current?.at() ?? 0)), 500)
    return () => clearInterval(looking)
  }, [tape])
  return second
}
