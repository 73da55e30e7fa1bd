import { useEffect, useState } from 'react'
import type { MediaPlayer } from '#ui/player/video/media-player.ts'

/** A reading lesson counts as a video that plays while it is on the screen. `before` is the seconds counted earlier. */
export function useReading(before: number, onTape: (tape: MediaPlayer | null) => void) {
  const [spent] = useState(before)
  useEffect(() => {
    const begun = performance.now()
    let hidden = 0
    let since: number | null = document.hidden ? begun : null
    const turn = () => {
      const now = performance.now()
      if (since !== null) hidden += now - since
      since = document.hidden ? now : null
    }
    const at = () =>
      spent + (performance.now() - begun - hidden - (since === null ? 0 : performance.now() - since)) / 1000
    document.addEventListener('visibilitychange', turn)
    onTape({ at, length: () => 0, rate: () => 1, isPlaying: () => since === null, seek: () => {} })
    return () => {
      document.removeEventListener('visibilitychange', turn)
      onTape(null)
    }
  }, [spent, onTape])
}
