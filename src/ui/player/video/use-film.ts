import { type RefObject, useCallback, useEffect, useReducer } from 'react'
import { goTo, setSpeed } from './media-player.ts'

/** The available speeds. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

const events = [
  ...['play', 'pause', 'playing', 'waiting', 'ended', 'seeked', 'timeupdate', 'progress', 'durationchange'],
  ...['ratechange', 'volumechange', 'enterpictureinpicture', 'leavepictureinpicture', 'loadedmetadata', 'canplay'],
]

/** Returns the state of a media element, updated on every change, and its actions. */
export function useFilm(
  media: RefObject<HTMLVideoElement | null>,
  of: { furthest: () => number; box: RefObject<HTMLElement | null> },
) {
  const [, changed] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const element = media.current
    if (!element) return
    const tracks = element.textTracks
    for (const event of events) element.addEventListener(event, changed)
    tracks.addEventListener('change', changed)
    document.addEventListener('fullscreenchange', changed)
    changed()
    return () => {
      for (const event of events) element.removeEventListener(event, changed)
      tracks.removeEventListener('change', changed)
      document.removeEventListener('fullscreenchange', changed)
    }
  }, [media])
  const seek = useCallback(
    (seconds: number) => {
      const element = media.current
      if (element) goTo(element, Math.max(0, Math.min(seconds, of.furthest(), element.duration || 0)))
    },
    [media, of],
  )
  return { shown: shownOf(media.current), acts: actsOf(media, { seek, box: of.box }) }
}

function shownOf(media: HTMLVideoElement | null) {
  const length = media && Number.isFinite(media.duration) ? media.duration : 0
  const loaded = media && media.buffered.length > 0 ? media.buffered.end(media.buffered.length - 1) : 0
  return {
    ...{ at: media?.currentTime ?? 0, length, loaded },
    isPlaying: media !== null && !media.paused && !media.ended,
    isWaiting: media !== null && !media.paused && media.readyState < 3,
    rate: media?.playbackRate ?? 1,
    isMuted: media?.muted ?? false,
    hasCaptions: media?.textTracks[0]?.mode === 'showing',
    isFull: typeof document !== 'undefined' && document.fullscreenElement !== null,
  }
}

export type FilmShown = ReturnType<typeof shownOf>
export type FilmActs = ReturnType<typeof actsOf>

function actsOf(
  media: RefObject<HTMLVideoElement | null>,
  { seek, box }: { seek: (seconds: number) => void; box: RefObject<HTMLElement | null> },
) {
  const withMedia = (act: (element: HTMLVideoElement) => unknown) => () => {
    if (media.current) void act(media.current)
  }
  const quicker = (by: number) =>
    withMedia((element) => {
      const at = speeds.findIndex((speed) => speed >= element.playbackRate)
      setSpeed(element, speeds[Math.max(0, Math.min(speeds.length - 1, at + by))]!)
    })
  return {
    seek,
    by: (seconds: number) => seek((media.current?.currentTime ?? 0) + seconds),
    toggle: withMedia((element) => (element.paused ? element.play().catch(() => {}) : element.pause())),
    mute: withMedia((element) => (element.muted = !element.muted)),
    faster: quicker(1),
    slower: quicker(-1),
    nextSpeed: withMedia((element) => {
      const at = speeds.findIndex((speed) => speed >= element.playbackRate)
      setSpeed(element, speeds[(at + 1) % speeds.length]!)
    }),
    captions: withMedia(({ textTracks: [track] }) => {
      if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
    }),
    picture: withMedia((element) =>
      (document.pictureInPictureElement ? document.exitPictureInPicture() : element.requestPictureInPicture()).catch(
        () => {},
      ),
    ),
    full: () => void (document.fullscreenElement ? document.exitFullscreen() : enterFull(box.current, media.current)),
  }
}

/** An iPhone shows only the video in full screen, not the element around it. */
function enterFull(box: HTMLElement | null, media: HTMLVideoElement | null) {
  if (box?.requestFullscreen) return box.requestFullscreen().catch(() => {})
  const phone = media as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
  return phone?.webkitEnterFullscreen?.()
}
