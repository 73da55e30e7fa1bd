import { between, type Moment } from '#domain/learning/watch/follow.ts'
import { type Intervals, merge } from '#domain/learning/watch/intervals.ts'
import type { MediaPlayer } from '#ui/player/video/media-player.ts'
import { forget, keep, keptBeside, keptOf, waiting } from './kept-beats.ts'
import { sendBeat } from './send-beat.ts'

export interface Watched {
  enrollID: string
  opened: string
  seen: Intervals
  percent: number
  seconds: number
  position: number
  /** The video was left at its end, so playback begins at the start. */
  isRewatch: boolean
}

/** The player is sampled every 250 ms. A report goes to the server every ten seconds. */
const lookMs = 250
const beatMs = 10_000

/** What the server has counted, and whether it can be reached. */
interface FollowingMessage {
  percent: number
  seconds: number
  isOffline: boolean
}

/**
 * Follows a video and reports to the server what was watched. Uncounted intervals stay on the device and wait there
 * while offline.
 */
export class Following {
  readonly tape: { current: MediaPlayer | null } = { current: null }
  readonly #lessonID: string
  readonly #watched: Watched | null
  #seen: { waits: Intervals; has: Intervals }
  #place: { position: number; duration: number; opened: string }
  #before: Moment | null = null
  #isSending = false
  #told: FollowingMessage
  #tell: (told: FollowingMessage) => void = () => {}

  constructor(lessonID: string, watched: Watched | null) {
    this.#lessonID = lessonID
    this.#watched = watched
    this.#seen = { waits: [], has: watched?.seen ?? [] }
    this.#place = { position: (watched?.position ?? 0) * 1000, duration: 0, opened: watched?.opened ?? '' }
    this.#told = { percent: watched?.percent ?? 0, seconds: watched?.seconds ?? 0, isOffline: false }
  }

  get told(): FollowingMessage {
    return this.#told
  }

  /** Starts following. Returns the function that stops it. */
  begin = (tell: (told: FollowingMessage) => void): (() => void) | undefined => {
    if (!this.#watched) return undefined
    const { enrollID } = this.#watched
    this.#tell = tell
    const kept = keptOf(enrollID, this.#lessonID)
    this.#seen.waits = merge(kept?.seen ?? [])
    // The waiting intervals were watched on an earlier page. They are sent with that page's mark until the server has
    // them.
    if (kept) this.#place = { position: kept.position, duration: kept.duration, opened: kept.opened }
    void sendOthers(enrollID, this.#lessonID).then(() => this.beat())
    return whileOpen(this)
  }

  hold = (tape: MediaPlayer | null) => {
    this.tape.current = tape
  }

  /** All that was watched, counted or not. */
  seenNow = () => merge([...this.#seen.has, ...this.#seen.waits])

  look = () => {
    const tape = this.tape.current
    const now = tape && momentOf(tape)
    const part = this.#before && now && between(this.#before, now)
    this.#before = now
    if (!part || !tape || !this.#watched) return
    this.#place = { ...this.#place, ...placeOf(tape) }
    this.#seen.waits = merge([...this.#seen.waits, part])
    keep(this.#watched.enrollID, { lessonID: this.#lessonID, seen: this.#seen.waits, ...this.#place })
  }

  beat = async (isLast = false) => {
    const by = this.#watched
    if (!by || (this.#isSending && !isLast) || this.#seen.waits.length === 0) return
    this.#isSending = true
    const answer = await sendBeat({ lessonID: this.#lessonID, seen: this.#seen.waits, ...this.#place }, isLast)
    this.#isSending = false
    if (typeof answer === 'string') return this.#say({ isOffline: answer === 'lost' })
    this.#seen = { waits: waiting(this.#seen.waits, answer.seen), has: answer.seen }
    if (this.#seen.waits.length === 0) {
      forget(by.enrollID, this.#lessonID)
      this.#place.opened = by.opened
    }
    this.#say({ percent: answer.percent, seconds: answer.seconds, isOffline: false })
  }

  /** The network is offline. */
  lose = () => this.#say({ isOffline: true })

  #say(change: Partial<FollowingMessage>) {
    this.#told = { ...this.#told, ...change }
    this.#tell(this.#told)
  }
}

/**
 * Samples and reports at intervals, and once more when the page is left or hidden. Returns the function that stops it.
 */
function whileOpen({ look, beat, lose }: Following): () => void {
  const ended = new AbortController()
  const till = { signal: ended.signal }
  const looking = setInterval(look, lookMs)
  const beating = setInterval(() => void beat(), beatMs)
  const leave = () => {
    look()
    void beat(true)
  }
  addEventListener('pagehide', leave, till)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), till)
  addEventListener('online', () => void beat(), till)
  addEventListener('offline', lose, till)
  return () => {
    clearInterval(looking)
    clearInterval(beating)
    ended.abort()
    leave()
  }
}

const momentOf = (tape: MediaPlayer): Moment => ({
  ...{ now: performance.now(), at: tape.at(), rate: tape.rate() },
  isPlaying: tape.isPlaying(),
})

/** The position and the length of a video, in milliseconds. */
const placeOf = (tape: MediaPlayer) => ({
  position: Math.round(tape.at() * 1000),
  duration: Math.round(tape.length() * 1000),
})

/** Sends what was watched of other lessons while offline. What the server refuses is not sent again. */
async function sendOthers(enrollID: string, lessonID: string) {
  for (const kept of keptBeside(enrollID, lessonID)) {
    const answer = await sendBeat(kept)
    if (answer === 'lost') return
    const left = answer === 'refused' ? [] : waiting(kept.seen, answer.seen)
    if (left.length === 0) forget(enrollID, kept.lessonID)
    else keep(enrollID, { ...kept, seen: left })
  }
}
