import { createContext } from 'react'

/** Why the last save failed, as far as known. Null if there is no failure. */
export interface Failure {
  title: string
  text: string
}

/** A form on the page shows it beside its button. */
export const SaveFailure = createContext<Failure | null>(null)
