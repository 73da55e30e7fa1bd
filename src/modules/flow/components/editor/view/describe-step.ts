import type { FlowComparison, FlowStep, StepCode } from '#domain/flow/step.ts'
import { kindOf } from '#domain/flow/step-kinds.ts'
import { fill } from '#domain/locale/fill.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { noteWords } from '../words/step-words.ts'
import type { operatorWords } from '../words/field-words.ts'

/** The words about steps in one language, and the names of what steps refer to. */
export interface StepTexts {
  locale: Locale
  codes: Readonly<Record<StepCode, string>>
  sentences: Readonly<Record<StepCode, string>>
  choices: Readonly<Record<string, string>>
  operators: Readonly<Record<keyof typeof operatorWords, string>>
  notes: Readonly<Record<keyof typeof noteWords, string>>
  /** The names of actions and email templates by their id. */
  names: Readonly<Record<string, string>>
}

const maxLength = 160

/** The title of a step and a sentence about what it will do. */
export function describeStep(step: FlowStep, texts: StepTexts): { title: string; text: string } {
  if (!kindOf(step.code)) return { title: step.code, text: texts.notes.unknownCode }
  const code = step.code as StepCode
  const values = Object.fromEntries(
    (kindOf(code)?.input ?? []).map(({ name }) => [name, textOfInput(name, step.input[name], { step, texts })]),
  )
  return { title: texts.codes[code], text: cut(fill(texts.sentences[code], values).replace('“”', '').trim()) }
}

const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

function textOfInput(name: string, value: unknown, { step, texts }: { step: FlowStep; texts: StepTexts }): string {
  if (name === 'comparisons') return textOfComparisons(value, { isAny: step.input['isAny'] === true, texts })
  if (name === 'isVisible') return value === false ? texts.notes.hide : texts.notes.show
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return texts.names[value] ?? texts.choices[value] ?? value
}

function textOfComparisons(value: unknown, { isAny, texts }: { isAny: boolean; texts: StepTexts }): string {
  const { notes, operators } = texts
  return comparisonsIn(value)
    .map(({ left, operator, right }) =>
      [left, operators[operator], operator === 'empty' || operator === 'filled' ? '' : right].join(' ').trim(),
    )
    .join(isAny ? notes.or : notes.and)
}

/** The comparisons of a condition. A value of another shape has none. */
export const comparisonsIn = (value: unknown): FlowComparison[] =>
  Array.isArray(value) ? value.filter((one): one is FlowComparison => typeof one === 'object' && one !== null) : []
