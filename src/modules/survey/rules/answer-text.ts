import type { SurveyContent, SurveyResponse } from './survey-question.ts'

interface Labelled {
  id: string
  text: string
}

/** An answer as one text for a list or a file. `truth` are the words for true and false. */
export function answerText(
  question: SurveyContent,
  { answer, truth }: { answer: SurveyResponse | undefined; truth: { true: string; false: string } },
): string {
  if (answer === undefined) return ''
  if (typeof answer === 'boolean') return truth[answer ? 'true' : 'false']
  switch (question.type) {
    case 'single':
    case 'multiple':
      return labels(question.content.options, answer).join(', ')
    case 'order':
      return labels(question.content.items, answer).join(' > ')
    case 'matrix':
      return matrixText(question.content, answer as Record<string, string[]>)
    case 'numeric':
      return Object.values(answer as { value: string; unit?: string }).join(' ')
    default:
      return String(answer)
  }
}

const labels = (options: readonly Labelled[], ids: unknown) =>
  [ids].flat().flatMap((id) => options.find((option) => option.id === id)?.text ?? [])

const matrixText = (
  { rows, columns }: { rows: readonly Labelled[]; columns: readonly Labelled[] },
  answer: Record<string, string[]>,
) =>
  rows
    .filter(({ id }) => answer[id])
    .map(({ id, text }) => `${text}: ${labels(columns, answer[id]).join(', ')}`)
    .join('; ')
