import type { Playable } from './lesson-screen.tsx'

/** A lesson as its page shows it. */
export interface Lesson extends Playable {
  id: string
  place: string
  html: string
  link: string
  file: { address: string; name: string; bytes: number } | null
  previous: string | null
  noSkipping: boolean
  /** Why it cannot be completed yet. */
  lack: string | null
}

/** Whether a lesson is video or audio. */
export const plays = ({ kind }: Pick<Lesson, 'kind'>): boolean =>
  kind === 'youtube' || kind === 'video' || kind === 'audio'
