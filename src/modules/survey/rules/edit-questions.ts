import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { SurveyContent, SurveyQuestion, SurveyType } from './survey-question.ts'

export type QuestionEdit =
  | { do: 'add'; question: SurveyQuestion }
  | { do: 'remove'; at: number }
  | { do: 'move'; at: number; by: -1 | 1 }
  | { do: 'change'; at: number; question: SurveyQuestion }

/** Returns the questions after one step of the editor. A step outside the list changes nothing. */
export function editQuestions(questions: readonly SurveyQuestion[], edit: QuestionEdit): readonly SurveyQuestion[] {
  switch (edit.do) {
    case 'add':
      return [...questions, edit.question]
    case 'remove':
      return questions.filter((_, at) => at !== edit.at)
    case 'change':
      return questions.map((one, at) => (at === edit.at ? edit.question : one))
    case 'move':
      return moved(questions, edit)
  }
}

function moved(questions: readonly SurveyQuestion[], { at, by }: { at: number; by: -1 | 1 }) {
  const to = at + by
  if (to < 0 || to >= questions.length) return questions
  const list = questions.toSpliced(at, 1)
  return list.toSpliced(to, 0, questions[at]!)
}

/** A new question of a type, with empty texts. `newId` makes ids. */
export function starterQuestion(type: SurveyType, newId: () => string): SurveyQuestion {
  return { id: newId(), isRequired: type !== 'text-only' && type !== 'essay', question: starters[type](newId) }
}

/** The same question with another type: its text stays, its options do not. */
export const withType = (one: SurveyQuestion, { type, newId }: { type: SurveyType; newId: () => string }) => ({
  ...one,
  question: { ...starters[type](newId), stem: one.question.stem } as SurveyContent,
})

const blank = { stem: '' }
const twoOptions = (newId: () => string) => [
  { id: newId(), text: '' },
  { id: newId(), text: '' },
]

const starters: { [Type in SurveyType]: (newId: () => string) => SurveyContent & { type: Type } } = {
  scale: () => ({ ...blank, type: 'scale', content: { min: 1, max: 5, minLabel: '', maxLabel: '' } }),
  single: (newId) => ({ ...blank, type: 'single', content: { options: twoOptions(newId), shuffle: false } }),
  multiple: (newId) => ({ ...blank, type: 'multiple', content: { options: twoOptions(newId), shuffle: false } }),
  truefalse: () => ({ ...blank, type: 'truefalse', content: {} }),
  order: (newId) => ({ ...blank, type: 'order', content: { items: twoOptions(newId) } }),
  matrix: (newId) => ({
    ...blank,
    type: 'matrix',
    content: { rows: [{ id: newId(), text: '' }], columns: twoOptions(newId), isMultiple: false },
  }),
  numeric: () => ({ ...blank, type: 'numeric', content: { units: [] } }),
  short: () => ({ ...blank, type: 'short', content: { maxLength: 200 } }),
  essay: () => ({ ...blank, type: 'essay', content: { maxLength: 2000, lines: 4 } }),
  'text-only': () => ({ ...blank, type: 'text-only', content: {} }),
}

/** The options of a text with one on each line. An option keeps the id of its line. */
export const optionsOf = (
  lines: string,
  { before, newId }: { before: readonly { id: string }[]; newId: () => string },
): { id: string; text: string }[] =>
  lines
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, at) => ({ id: before[at]?.id ?? newId(), text }))

/** Plain text of a stem, one line for each paragraph. */
export const plainStem = (html: string) =>
  html
    .split(/<\/p>|<br\s*\/?>/i)
    .map(stripHtml)
    .filter((line) => line !== '')
    .join('\n')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** HTML of a plain text: one paragraph for each line. */
export const stemOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim().replaceAll(/[&<>"]/g, (sign) => entities[sign]!)}</p>`)
    .join('')
