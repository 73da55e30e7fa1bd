import type { ReactNode } from 'react'

type YouTubeProps = {
  videoId: string
  title: string
  startSeconds?: number
  isPlayedAtOnce?: boolean
  fallback: ReactNode
}

/** A YouTube video without cookies. `videoId` has 11 characters. Anything else shows `fallback`. */
export function YouTube({ videoId, title, startSeconds = 0, isPlayedAtOnce, fallback }: YouTubeProps) {
  if (!/^[\w-]{11}$/.test(videoId)) return fallback
  const start = startSeconds > 0 ? `&start=${Math.floor(startSeconds)}` : ''
  const play = isPlayedAtOnce ? '&autoplay=1' : ''
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${videoId}?rel=0&playsinline=1&enablejsapi=1${start}${play}`}
      title={title}
      allow="accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** Returns the URL of a video on YouTube. */
export const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`
