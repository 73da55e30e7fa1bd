import { type RefObject, useEffect, useState } from 'react'
import type { FilmSource } from './film.tsx'
import { goTo } from './media-player.ts'

/** Sets the source of a media element, assembled from parts if the browser cannot do it. Reports a failure. */
export function useSource(media: RefObject<HTMLVideoElement | null>, { url, isInParts }: FilmSource) {
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = media.current!
    let stop = () => {}
    let isLeft = false
    const fail = () => setFailed(true)
    const fine = () => setFailed(false)
    element.addEventListener('error', fail)
    element.addEventListener('playing', fine)
    if (isInParts && element.canPlayType('application/vnd.apple.mpegurl') === '')
      void import('./parts.ts')
        .then(({ playParts }) => {
          if (!isLeft) stop = playParts(element, { url, onFail: fail })
        })
        .catch(fail)
    else element.setAttribute('src', url)
    return () => {
      isLeft = true
      element.removeEventListener('error', fail)
      element.removeEventListener('playing', fine)
      stop()
    }
  }, [media, url, isInParts, tries])
  const retry = () => {
    const at = media.current?.currentTime ?? 0
    media.current?.addEventListener('loadedmetadata', () => goTo(media.current!, at), { once: true })
    setFailed(false)
    setTries((count) => count + 1)
  }
  return { isFailed, retry }
}
