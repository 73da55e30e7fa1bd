/** A playing video or audio on the page, whatever plays it. All times are in seconds. */
export interface MediaPlayer {
  at: () => number
  /** 0 while unknown. */
  length: () => number
  rate: () => number
  isPlaying: () => boolean
  seek: (seconds: number) => void
}

/** Returns the player of a media element. */
export const mediaPlayerOf = (media: HTMLMediaElement): MediaPlayer => ({
  at: () => media.currentTime,
  length: () => (Number.isFinite(media.duration) ? media.duration : 0),
  rate: () => media.playbackRate,
  isPlaying: () => !media.paused && !media.ended && media.readyState > 2,
  seek: (seconds) => (media.currentTime = seconds),
})

/** Seeks a media element. */
export const goTo = (media: HTMLMediaElement, seconds: number): void => void (media.currentTime = seconds)

/** Sets the speed of a media element, also for media loaded later. */
export const setSpeed = (media: HTMLMediaElement, speed: number): void => {
  media.defaultPlaybackRate = speed
  media.playbackRate = speed
}
