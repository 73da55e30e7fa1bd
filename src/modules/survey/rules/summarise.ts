import type { SurveyAnswers, SurveyContent, SurveyQuestion, SurveyResponse } from './survey-question.ts'

export interface Count {
  id: string
  label: string
  count: number
}

/** The result of a question. `hidden` has too few answers to be displayed. */
export type Summary =
  | { kind: 'hidden' }
  | { kind: 'counts'; n: number; counts: Count[]; mean: number | null }
  | { kind: 'numbers'; n: number; mean: number; median: number; texts: string[] }
  | { kind: 'ranks'; n: number; ranks: { id: string; label: string; mean: number }[] }
  | { kind: 'matrix'; n: number; rows: { id: string; label: string; counts: Count[] }[] }
  | { kind: 'texts'; n: number; texts: string[] }

/** What a question that takes no response has. */
const nothing: Summary = { kind: 'texts', n: 0, texts: [] }

/** The result of each question over all answers, hidden where fewer than `least` people answered it. */
export function summarise(
  questions: readonly SurveyQuestion[],
  { answers, least }: { answers: readonly SurveyAnswers[]; least: number },
): Map<string, Summary> {
  return new Map(
    questions.map(({ id, question }) => {
      const responses = answers.flatMap((one) => (Object.hasOwn(one, id) ? [one[id]!] : []))
      return [id, responses.length < least ? { kind: 'hidden' } : summaryOf(question, responses)]
    }),
  )
}

function summaryOf(question: SurveyContent, answers: readonly SurveyResponse[]): Summary {
  const n = answers.length
  switch (question.type) {
    case 'single':
    case 'multiple':
      return { kind: 'counts', n, counts: countsOf(question.content.options, answers.flat()), mean: null }
    case 'truefalse':
      return { kind: 'counts', n, counts: countsOf(truths, answers.map(String)), mean: null }
    case 'scale':
      return {
        ...{ kind: 'counts', n, mean: n === 0 ? null : meanOf(answers.map(Number)) },
        counts: countsOf(stepsOf(question.content), answers.map(String)),
      }
    case 'order':
      return { kind: 'ranks', n, ranks: ranksOf(question.content.items, answers as string[][]) }
    case 'matrix':
      return { kind: 'matrix', n, rows: rowsOf(question.content, answers as Record<string, string[]>[]) }
    case 'numeric':
      return numbersOf(answers as { value: string; unit?: string }[])
    case 'short':
    case 'essay':
      return { kind: 'texts', n, texts: answers.map(String) }
    case 'text-only':
      return nothing
  }
}

interface Labelled {
  id: string
  text: string
}

const truths: Labelled[] = [
  { id: 'true', text: 'true' },
  { id: 'false', text: 'false' },
]

const stepsOf = ({ min, max }: { min: number; max: number }): Labelled[] =>
  Array.from({ length: max - min + 1 }, (_, at) => ({ id: String(min + at), text: String(min + at) }))

const countsOf = (options: readonly Labelled[], chosen: readonly unknown[]): Count[] =>
  options.map(({ id, text }) => ({ id, label: text, count: chosen.filter((one) => one === id).length }))

const ranksOf = (items: readonly Labelled[], answers: readonly string[][]) =>
  items
    .map(({ id, text }) => ({ id, label: text, mean: meanOf(answers.map((order) => order.indexOf(id) + 1)) }))
    .toSorted((a, b) => a.mean - b.mean)

const rowsOf = (
  { rows, columns }: { rows: readonly Labelled[]; columns: readonly Labelled[] },
  answers: readonly Record<string, string[]>[],
) =>
  rows.map(({ id, text }) => ({
    ...{ id, label: text },
    counts: countsOf(
      columns,
      answers.flatMap((one) => one[id] ?? []),
    ),
  }))

function numbersOf(answers: readonly { value: string; unit?: string }[]): Summary {
  const values = answers.map(({ value }) => Number(value)).toSorted((a, b) => a - b)
  const half = (values.length - 1) / 2
  const median = (values[Math.floor(half)]! + values[Math.ceil(half)]!) / 2
  const texts = answers.map(({ value, unit }) => (unit === undefined ? value : `${value} ${unit}`))
  return { kind: 'numbers', n: values.length, mean: meanOf(values), median, texts }
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
