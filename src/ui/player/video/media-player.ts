/** A film or a sound that plays somewhere on the page, whatever plays it. Seconds. */
export interface MediaPlayer {
  at: () => number
  /** 0 while it is not known. */
  length: () => number
  rate: () => number
  isPlaying: () => boolean
  seek: (seconds: number) => void
}

/** The tape of an element of the page. */
export const mediaPlayerOf = (media: HTMLMediaElement): MediaPlayer => ({
  at: () => media.currentTime,
  length: () => (Number.isFinite(media.duration) ? media.duration : 0),
  rate: () => media.playbackRate,
  isPlaying: () => !media.paused && !media.ended && media.readyState > 2,
  seek: (seconds) => (media.currentTime = seconds),
})

/** Goes to a place in what an element plays. */
export const goTo = (media: HTMLMediaElement, seconds: number): void => void (media.currentTime = seconds)

/** Plays at a speed from now on, also what is loaded next. */
export const setSpeed = (media: HTMLMediaElement, speed: number): void => {
  media.defaultPlaybackRate = speed
  media.playbackRate = speed
}
