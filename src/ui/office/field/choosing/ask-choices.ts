import { createContext } from 'react'

export interface Choice {
  value: string
  label: string
}

/**
 * The rows that a field can name, found by what was typed or by their keys; null when nobody answered. `source` is the field, as its
 * description says it: `enroll.courseID`.
 */
export type AskChoices = (source: string, asked: AskChoicesParams & { signal: AbortSignal }) => Promise<Choice[] | null>

type AskChoicesParams = { typed: string } | { keys: readonly string[] }

/** Who finds them; without one a field offers what it was sent with. */
export const Choices = createContext<AskChoices | null>(null)
