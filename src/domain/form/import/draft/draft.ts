import type { FieldType, FormField } from '../../definition.ts'
import type { ImportReason } from './words.ts'

/** A data set of the file, under its names there. */
export interface DraftSet {
  source: string
  title: string
  limit: number
  /** Each must hold for its questions to be asked. */
  conditions: readonly string[]
  reasons: readonly Reason[]
}

/** A question of the file. Its calculation and conditions have the names of the file. */
export interface DraftPart {
  source: string
  label: string
  /** Null for what is left out. */
  type: FieldType | null
  members: Partial<Omit<FormField, 'id' | 'name' | 'type'>>
  /** Its own condition first, then those of the groups around it. */
  conditions: readonly string[]
  set: DraftSet | null
  tab: string
  reasons: readonly Reason[]
}

/** Why a question is changed or left out. */
export interface Reason {
  word: ImportReason
  values?: Record<string, string>
}

export const reason = (word: ImportReason, values?: Record<string, string>): Reason => ({
  word,
  ...(values && {
    values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.slice(0, 120)])),
  }),
})
