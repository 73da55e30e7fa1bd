import type { FormField } from '../definition.ts'
import type { AnswerValue, FormFacts } from '../judge.ts'
import type { Complaint } from './complaint.ts'

/** A clean value, null where it is empty or refused, and why it is refused. */
export interface Reading {
  value: AnswerValue | null
  issue?: Complaint
}

export interface ReadInput {
  field: FormField
  facts: FormFacts
}

/** Reads what a browser sent for a field and is not empty. */
export type Reader = (raw: unknown, input: ReadInput) => Reading

export const refused = (issue: Complaint): Reading => ({ value: null, issue })
