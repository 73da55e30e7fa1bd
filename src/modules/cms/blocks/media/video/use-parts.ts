import { type RefObject, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'

/** `itself`: the browser's own controls do. `waits`: a script will, once it is asked. */
export type Playing = 'itself' | 'waits' | 'opens' | 'failed'

interface Film {
  url: string
  type: string | null
  isInParts: boolean
}

/** Plays a film in parts: the browser on its own where it can, else a script that comes when somebody presses play. */
export function useParts(video: RefObject<HTMLVideoElement | null>, film: Film) {
  const [step, setStep] = useState<Playing>('waits')
  const isHydrated = useHydrated()
  const isScripted = isHydrated && film.isInParts && !isPlayed(film.type)
  const play = async () => {
    if (!video.current) return
    setStep('opens')
    const onFail = () => setStep('failed')
    try {
      const { stream } = await import('./stream.ts')
      if (!stream(video.current, { url: film.url, onFail })) return onFail()
      await video.current.play()
      setStep((now) => (now === 'failed' ? now : 'itself'))
    } catch {
      onFail()
    }
  }
  return { playing: isScripted ? step : 'itself', isScripted, play: () => void play() }
}

/** Whether this browser plays a type of film on its own. */
const isPlayed = (type: string | null) => type !== null && document.createElement('video').canPlayType(type) !== ''
