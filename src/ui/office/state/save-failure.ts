import { createContext } from 'react'

/** Why what was sent last is not stored, as far as is known; null while there is nothing to say. */
export interface Failure {
  title: string
  text: string
}

/** A form that stays on the page says it beside its button. */
export const SaveFailure = createContext<Failure | null>(null)
