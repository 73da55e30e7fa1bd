import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import { addressText } from './answer-text.ts'
import type { SubmittedAnswers } from './split-private.ts'

/** An answer as lists and filters read it. `copy` and `item` count from 0. */
export interface AnswerRow {
  field: string
  copy: number
  item: number
  text: string
  number: number | null
  /** A day or an instant. */
  at: string | null
  /** What nobody else may answer, in canonical form; null for fields that may repeat. */
  once: string | null
}

const longestText = 500
const mostRows = 500

/** Returns the rows of the answer index: fields that are listed, counted or unique, without private ones. */
export function answerRows(definition: FormDefinition, values: SubmittedAnswers): AnswerRow[] {
  const copiesOf = (name: string): readonly SubmittedAnswers[] => {
    const copies = values[name]
    return Array.isArray(copies) ? copies : []
  }
  return [
    ...definition.fields.flatMap((field) => rowsOf(field, { value: values[field.name], copy: 0 })),
    ...definition.sets.flatMap((set) =>
      copiesOf(set.name).flatMap((answers, copy) =>
        set.fields.flatMap((field) => rowsOf(field, { value: answers[field.name], copy })),
      ),
    ),
  ].slice(0, mostRows)
}

/** The canonical form of a value that must not repeat: case and spaces do not matter. */
export const onceText = (value: string): string => value.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

function rowsOf(field: FormField, { value, copy }: { value: unknown; copy: number }): AnswerRow[] {
  if (!(field.isListed || field.isOnce) || value === null || value === undefined) return []
  const items = Array.isArray(value) ? value : [value]
  return items.slice(0, 50).map((one, item) => rowOf(field, { text: textOf(one), copy, item }))
}

function rowOf(field: FormField, { text, copy, item }: { text: string; copy: number; item: number }): AnswerRow {
  return {
    ...{ field: field.id, copy, item },
    // A private answer that may not repeat is known by its hash alone.
    text: field.isPrivate || !field.isListed ? '' : text.slice(0, longestText),
    number: field.isPrivate ? null : numberOf(field, text),
    at: !field.isPrivate && field.type === 'datetime' ? text : null,
    once: field.isOnce ? onceText(text) : null,
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? addressText(value) : String(value)

function numberOf({ type, inputType }: FormField, text: string): number | null {
  const isNumber = type === 'rating' || type === 'calculated' || (type === 'input' && inputType === 'number')
  const read = isNumber && text !== '' ? Number(text) : Number.NaN
  return Number.isFinite(read) && Math.abs(read) < 1e12 ? read : null
}
