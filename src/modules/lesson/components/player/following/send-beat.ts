import type { Intervals } from '#domain/watch/intervals.ts'
import type { Kept } from './kept-beats.ts'

/** What the server has of a lesson after a beat. */
interface SendBeatCounts {
  seen: Intervals
  seconds: number
  percent: number
  position: number
}

/** So many intervals one beat may hold. */
const most = 200

/**
 * Tells the server what was seen. `isLast` where the page is left: the browser sends it on on its own. Answers what the server has now;
 * 'lost' where it could not be reached and 'refused' where it does not want it.
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
