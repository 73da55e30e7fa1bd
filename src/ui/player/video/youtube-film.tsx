import { useEffect, useRef, useState } from 'react'
import type { MediaPlayer } from './media-player.ts'

const origin = 'https://www.youtube-nocookie.com'

type YouTubeFilmProps = {
  /** 11 characters. */
  videoId: string
  title: string
  startAt: number
  /** How far the learner may jump now, in seconds. */
  furthest: () => number
  onTape: (tape: MediaPlayer | null) => void
}

interface YoutubeFilmMessage {
  currentTime?: number
  duration?: number
  playbackRate?: number
  playerState?: number
}

/** A YouTube video with its own controls. Its frame reports the position by messages. */
export default function YouTubeFilm({ videoId, title, startAt, furthest, onTape }: YouTubeFilmProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [begin] = useState(Math.floor(startAt))
  useEffect(() => {
    const told = { currentTime: begin, duration: 0, playbackRate: 1, playerState: -1, now: performance.now() }
    const say = (message: object) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), origin)
    const seek = (seconds: number) => say({ event: 'command', func: 'seekTo', args: [seconds, true] })
    const listen = () => say({ event: 'listening', id: videoId, channel: 'widget' })
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const info = infoOf(event.data)
      if (!info) return
      Object.assign(told, numbersIn(info), 'currentTime' in info && { now: performance.now() })
      if (told.currentTime > furthest() + 1) seek(furthest())
    }
    const isPlaying = () => told.playerState === 1
    // It reports its position a few times a second. Between reports the clock advances it.
    const at = () =>
      told.currentTime + (isPlaying() ? Math.min(1, (performance.now() - told.now) / 1000) * told.playbackRate : 0)
    onTape({ at, length: () => told.duration, rate: () => told.playbackRate, isPlaying, seek })
    addEventListener('message', hear)
    // It accepts messages only after loading, and does not announce that moment.
    const asking = setInterval(() => told.playerState === -1 && listen(), 500)
    return () => {
      removeEventListener('message', hear)
      clearInterval(asking)
      onTape(null)
    }
  }, [videoId, begin, furthest, onTape])
  return (
    <iframe
      ref={frame}
      src={`${origin}/embed/${videoId}?rel=0&playsinline=1&enablejsapi=1${begin > 0 ? `&start=${begin}` : ''}`}
      title={title}
      allow="accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** Returns what a message of the frame reports about its video. */
function infoOf(data: unknown): YoutubeFilmMessage | null {
  try {
    const { event, info } = JSON.parse(String(data)) as { event?: string; info?: YoutubeFilmMessage | null }
    return (event === 'infoDelivery' || event === 'initialDelivery') && info ? info : null
  } catch {
    return null
  }
}

const names = ['currentTime', 'duration', 'playbackRate', 'playerState'] as const

const numbersIn = (info: YoutubeFilmMessage): YoutubeFilmMessage =>
  Object.fromEntries(names.flatMap((name) => (Number.isFinite(info[name]) ? [[name, info[name]]] : [])))
