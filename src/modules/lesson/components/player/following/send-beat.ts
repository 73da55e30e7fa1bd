import type { Intervals } from '#domain/learning/watch/intervals.ts'
import type { Kept } from './kept-beats.ts'

/** What the server has counted of a lesson after a report. */
interface SendBeatCounts {
  seen: Intervals
  seconds: number
  percent: number
  position: number
}

/** Intervals per report. */
const most = 200

/**
 * Reports to the server what was watched. With `isLast`, the browser sends the report even after the page is left.
 * Returns what the server has now: 'lost' if it could not be reached, 'refused' if it rejects the report.
 */
export const sendBeat = async (kept: Kept, isLast = false): Promise<SendBeatCounts | 'lost' | 'refused'> => {
  try {
    const answer = await fetch('/api/lesson/watch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...kept, seen: kept.seen.slice(0, most) }),
      keepalive: isLast,
    })
    if (answer.ok) return (await answer.json()) as SendBeatCounts
    return answer.status >= 500 || answer.status === 429 ? 'lost' : 'refused'
  } catch {
    return 'lost'
  }
}
