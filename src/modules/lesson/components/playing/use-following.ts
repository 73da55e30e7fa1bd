import { useCallback, useEffect, useRef, useState } from 'react'
import { between, type Moment } from '#domain/watch/follow.ts'
import { type Intervals, merge } from '#domain/watch/intervals.ts'
import type { Tape } from '#ui/player/film/tape.ts'
import { forget, keep, keptBeside, keptOf, waiting } from './kept-beats.ts'
import { sendBeat } from './send-beat.ts'

export interface Watched {
  enrollID: string
  opened: string
  seen: Intervals
  percent: number
  seconds: number
  position: number
}

/** A look at the player each quarter of a second, a beat to the server each ten seconds. */
const lookMs = 250
const beatMs = 10_000

/**
 * Follows a tape and tells the server what was seen of it. What is not counted yet stays on the device; without a network it waits
 * there. `percent` is what the server has counted; `seenNow` is all that was seen, counted or not.
 */
export function useFollowing(lessonID: string, watched: Watched | null) {
  const tape = useRef<Tape | null>(null)
  const seen = useRef<{ waits: Intervals; has: Intervals }>({ waits: [], has: watched?.seen ?? [] })
  const place = useRef({ position: (watched?.position ?? 0) * 1000, duration: 0, opened: watched?.opened ?? '' })
  const [told, setTold] = useState({ percent: watched?.percent ?? 0, seconds: watched?.seconds ?? 0, isOffline: false })
  const keeping = useRef({ lessonID, watched })
  const isSending = useRef(false)

  const beat = useCallback(async (isLast = false) => {
    const { watched: by, lessonID: of } = keeping.current
    if (!by || (isSending.current && !isLast) || seen.current.waits.length === 0) return
    isSending.current = true
    const answer = await sendBeat({ lessonID: of, seen: seen.current.waits, ...place.current }, isLast)
    isSending.current = false
    if (typeof answer === 'string') return setTold((before) => ({ ...before, isOffline: answer === 'lost' }))
    seen.current = { waits: waiting(seen.current.waits, answer.seen), has: answer.seen }
    if (seen.current.waits.length === 0) {
      forget(by.enrollID, of)
      place.current.opened = by.opened
    }
    setTold({ percent: answer.percent, seconds: answer.seconds, isOffline: false })
  }, [])

  useEffect(() => {
    const { watched: by, lessonID: of } = keeping.current
    if (!by) return
    const kept = keptOf(by.enrollID, of)
    seen.current.waits = merge(kept?.seen ?? [])
    // What waits was seen at a page that was made earlier: its mark goes with it until the server has it.
    if (kept) place.current = { position: kept.position, duration: kept.duration, opened: kept.opened }
    void sendOthers(by.enrollID, of).then(() => beat())
    let before: Moment | null = null
    const look = () => {
      const now = tape.current && momentOf(tape.current)
      const part = before && now && between(before, now)
      before = now
      if (!part || !tape.current) return
      place.current = { ...place.current, ...placeOf(tape.current) }
      seen.current.waits = merge([...seen.current.waits, part])
      keep(by.enrollID, { lessonID: of, seen: seen.current.waits, ...place.current })
    }
    const looking = setInterval(look, lookMs)
    const beating = setInterval(() => void beat(), beatMs)
    const leave = () => {
      look()
      void beat(true)
    }
    const hide = () => document.visibilityState === 'hidden' && leave()
    const back = () => void beat()
    const lose = () => setTold((was) => ({ ...was, isOffline: true }))
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    addEventListener('online', back)
    addEventListener('offline', lose)
    return () => {
      clearInterval(looking)
      clearInterval(beating)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', back)
      removeEventListener('offline', lose)
      leave()
    }
  }, [beat])

  const onTape = useCallback((next: Tape | null) => void (tape.current = next), [])
  const seenNow = useCallback(() => merge([...seen.current.has, ...seen.current.waits]), [])
  return { ...told, tape, onTape, seenNow, beat }
}

const momentOf = (tape: Tape): Moment => ({
  ...{ now: performance.now(), at: tape.at(), rate: tape.rate() },
  isPlaying: tape.isPlaying(),
})

/** Where a film stands and how long it is, in milliseconds. */
const placeOf = (tape: Tape) => ({
  position: Math.round(tape.at() * 1000),
  duration: Math.round(tape.length() * 1000),
})

/** What was watched of other lessons while there was no network; what the server refuses is not asked again. */
async function sendOthers(enrollID: string, lessonID: string) {
  for (const kept of keptBeside(enrollID, lessonID)) {
    const answer = await sendBeat(kept)
    if (answer === 'lost') return
    const left = answer === 'refused' ? [] : waiting(kept.seen, answer.seen)
    if (left.length === 0) forget(enrollID, kept.lessonID)
    else keep(enrollID, { ...kept, seen: left })
  }
}
