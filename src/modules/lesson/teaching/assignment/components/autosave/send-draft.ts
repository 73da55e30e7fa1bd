/** A page's text, with the draft on which it is based. */
export interface Writing {
  attempt: number
  version: number | null
  text: string
  files: string[]
}

/** What the server has now. `text` is its draft's text. */
export interface SendDraftResponse {
  isKept: boolean
  isOpen: boolean
  attempt: number
  version: number | null
  text: string
}

export type Send = (writing: Writing, isLast: boolean) => Promise<SendDraftResponse | 'lost' | { problem: string }>

/** Sends to the server. With `isLast`, the browser sends even after the page is left. */
export const sendTo =
  (place: { courseID: string; lessonID: string }): Send =>
  async (writing, isLast) => {
    try {
      const answer = await fetch('/api/lesson/hand-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...place, ...writing }),
        keepalive: isLast,
      })
      if (answer.ok) return (await answer.json()) as SendDraftResponse
      if (answer.status >= 500 || answer.status === 429) return 'lost'
      return { problem: ((await answer.json()) as { message?: string }).message ?? '' }
    } catch {
      return 'lost'
    }
  }
