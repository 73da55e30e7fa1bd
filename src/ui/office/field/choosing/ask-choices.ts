import { createContext } from 'react'

export interface Choice {
  value: string
  label: string
}

/**
 * Finds rows that a field can refer to, by typed text or by key. Returns null if there is no response. `source`
 * identifies the field, such as `enroll.courseID`.
 */
export type AskChoices = (source: string, asked: AskChoicesParams & { signal: AbortSignal }) => Promise<Choice[] | null>

type AskChoicesParams = { typed: string } | { keys: readonly string[] }

/** The search function. Without it a field offers only the choices it received. */
export const Choices = createContext<AskChoices | null>(null)
