import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import type { SubmittedAnswers } from './split-private.ts'

/** What many people answered in a field. */
export type FieldSummary =
  | { kind: 'counts'; field: FormField; n: number; counts: Count[] }
  | { kind: 'numbers'; field: FormField; n: number; min: number; max: number; middle: number; mean: number }
  | { kind: 'texts'; field: FormField; n: number; texts: string[] }

/** How many answers an option or a month (`YYYY-MM`) has. */
export interface Count {
  label: string
  count: number
}

const mostTexts = 100
const mostMonths = 24

/**
 * Summarises answers by field, without private ones. Submissions are added a part at a time, newest first, so that they
 * need not be in memory together. Dates are counted by month (`YYYY-MM`). Files and notes are left out.
 */
export class AnswerSummary {
  readonly #own: readonly Tally[]
  readonly #sets: readonly { name: string; tallies: readonly Tally[] }[]

  constructor({ fields, sets }: FormDefinition) {
    this.#own = talliesOf(fields)
    this.#sets = sets.map((set) => ({ name: set.name, tallies: talliesOf(set.fields) }))
  }

  add(submissions: readonly SubmittedAnswers[]): void {
    for (const answers of submissions) {
      for (const tally of this.#own) tally.add(answers[tally.field.name])
      for (const { name, tallies } of this.#sets) addCopies(tallies, copiesIn(answers[name]))
    }
  }

  get fields(): FieldSummary[] {
    return [...this.#own, ...this.#sets.flatMap(({ tallies }) => tallies)].flatMap((tally) => tally.summary)
  }
}

function addCopies(tallies: readonly Tally[], copies: readonly SubmittedAnswers[]): void {
  for (const copy of copies) for (const tally of tallies) tally.add(copy[tally.field.name])
}

const copiesIn = (value: unknown): SubmittedAnswers[] => (Array.isArray(value) ? value : [])

const left: readonly FormField['type'][] = ['note', 'upload', 'hidden', 'address', 'consent']

const talliesOf = (fields: readonly FormField[]): Tally[] =>
  fields.filter(({ isPrivate, type }) => !isPrivate && !left.includes(type)).map((field) => new Tally(field))

/** Counts occurrences of a text, such as a month. */
export class Counter {
  readonly #counts = new Map<string, number>()

  add(label: string): void {
    this.#counts.set(label, this.of(label) + 1)
  }

  of(label: string): number {
    return this.#counts.get(label) ?? 0
  }

  /** The latest months, in order. */
  get months(): Count[] {
    const counts = [...this.#counts].map(([label, count]) => ({ label, count }))
    return counts.toSorted((one, other) => (one.label < other.label ? -1 : 1)).slice(-mostMonths)
  }
}

/** The answers of one field. */
class Tally {
  readonly field: FormField
  #n = 0
  readonly #counts = new Counter()
  readonly #numbers: number[] = []
  readonly #texts: string[] = []

  constructor(field: FormField) {
    this.field = field
  }

  add(value: unknown): void {
    if (value === null || value === undefined || value === '') return
    this.#n++
    if (this.field.options.length > 0) for (const one of [value].flat()) this.#counts.add(String(one))
    else if (this.field.type === 'datetime') this.#counts.add(String(value).slice(0, 7))
    else this.#addText(value)
  }

  #addText(value: unknown): void {
    if (isNumber(this.field) && Number.isFinite(Number(value))) this.#numbers.push(Number(value))
    if (this.#texts.length < mostTexts) this.#texts.push(String(value))
  }

  /** None without answers. */
  get summary(): FieldSummary[] {
    const [field, n] = [this.field, this.#n]
    if (n === 0) return []
    if (field.options.length > 0) return [{ kind: 'counts', field, n, counts: this.#options() }]
    if (field.type === 'datetime') return [{ kind: 'counts', field, n, counts: this.#counts.months }]
    if (this.#numbers.length > 0) return [{ kind: 'numbers', field, n, ...spreadOf(this.#numbers) }]
    return [{ kind: 'texts', field, n, texts: this.#texts }]
  }

  #options(): Count[] {
    const known = this.field.options.map(({ value, label }) => ({ label, count: this.#counts.of(value) }))
    return known.toSorted((one, other) => other.count - one.count)
  }
}

const isNumber = ({ inputType, type }: FormField) =>
  inputType === 'number' || type === 'rating' || type === 'calculated'

function spreadOf(numbers: readonly number[]) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return {
    ...{ min: sorted[0]!, max: sorted.at(-1)!, middle: sorted[Math.floor((sorted.length - 1) / 2)]! },
    mean: numbers.reduce((sum, one) => sum + one, 0) / numbers.length,
  }
}
