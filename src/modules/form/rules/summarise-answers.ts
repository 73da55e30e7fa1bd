import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import type { SubmittedAnswers } from './split-private.ts'

/** What many people answered in a field. */
export type FieldSummary =
  | { kind: 'counts'; field: FormField; n: number; counts: { label: string; count: number }[] }
  | { kind: 'numbers'; field: FormField; n: number; min: number; max: number; middle: number; mean: number }
  | { kind: 'texts'; field: FormField; n: number; texts: string[] }

const mostTexts = 100

/** Summarises answers by field, without private ones. Dates are counted by month (`YYYY-MM`). Files and notes are left out. */
export function summariseAnswers(definition: FormDefinition, submissions: readonly SubmittedAnswers[]): FieldSummary[] {
  const own = definition.fields.flatMap((field) => summaryOf(field, valuesOf(field, submissions)))
  const ofSets = definition.sets.flatMap((set) => {
    const copies = submissions.flatMap((answers) => copiesIn(answers[set.name]))
    return set.fields.flatMap((field) => summaryOf(field, valuesOf(field, copies)))
  })
  return [...own, ...ofSets]
}

const copiesIn = (value: unknown): SubmittedAnswers[] => (Array.isArray(value) ? value : [])

const valuesOf = ({ name }: FormField, submissions: readonly SubmittedAnswers[]): unknown[] =>
  submissions.map((answers) => answers[name]).filter((value) => value !== null && value !== undefined && value !== '')

const left: readonly FormField['type'][] = ['note', 'upload', 'hidden', 'address', 'consent']

function summaryOf(field: FormField, values: readonly unknown[]): FieldSummary[] {
  if (field.isPrivate || left.includes(field.type) || values.length === 0) return []
  const n = values.length
  if (field.options.length > 0) return [{ kind: 'counts', field, n, counts: optionCounts(field, values) }]
  if (field.type === 'datetime') return [{ kind: 'counts', field, n, counts: monthCounts(values) }]
  const numbers = values.map(Number).filter(Number.isFinite)
  const isNumber = field.inputType === 'number' || field.type === 'rating' || field.type === 'calculated'
  if (isNumber && numbers.length > 0) return [{ kind: 'numbers', field, n, ...spreadOf(numbers) }]
  return [{ kind: 'texts', field, n, texts: values.slice(0, mostTexts).map(String) }]
}

const optionCounts = ({ options }: FormField, values: readonly unknown[]) => {
  const flat = values.flatMap((value) => (Array.isArray(value) ? value.map(String) : [String(value)]))
  const known = options.map(({ value, label }) => ({ label, count: flat.filter((one) => one === value).length }))
  return known.toSorted((one, other) => other.count - one.count)
}

function monthCounts(values: readonly unknown[]) {
  const months = Map.groupBy(
    values.map((value) => String(value).slice(0, 7)),
    (month) => month,
  )
  return [...months]
    .map(([label, list]) => ({ label, count: list.length }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1))
    .slice(-24)
}

function spreadOf(numbers: readonly number[]) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return {
    ...{ min: sorted[0]!, max: sorted.at(-1)!, middle: sorted[Math.floor((sorted.length - 1) / 2)]! },
    mean: numbers.reduce((sum, one) => sum + one, 0) / numbers.length,
  }
}
