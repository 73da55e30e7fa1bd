import { type RefObject, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'

/** `itself`: the browser plays natively. `waits`: a script plays once the user starts it. */
export type Playing = 'itself' | 'waits' | 'opens' | 'failed'

interface Film {
  url: string
  type: string | null
  isInParts: boolean
}

/** Plays a segmented video: natively if possible, otherwise with a script that loads when the user presses play. */
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

/** Whether this browser plays a video type natively. */
const isPlayed = (type: string | null) => type !== null && document.createElement('video').canPlayType(type) !== ''
