import type { Question, QuestionKey, Response } from '#domain/learning/assessment/question.ts'

interface AnalysedOption {
  id: string
  text: string
  isCorrect: boolean
}

/** The options of questions whose selections are counted: none for other types. */
export function choiceOptions(question: Question, key: QuestionKey | null): AnalysedOption[] {
  if (question.type === 'single' && key?.type === 'single')
    return question.content.options.map(({ id, text }) => ({ id, text, isCorrect: key.key.weights[id] === 100 }))
  if (question.type === 'multiple' && key?.type === 'multiple')
    return question.content.options.map(({ id, text }) => ({ id, text, isCorrect: key.key.correct.includes(id) }))
  if (question.type === 'truefalse' && key?.type === 'truefalse')
    return [true, false].map((value) => ({
      id: String(value),
      text: String(value),
      isCorrect: key.key.correct === value,
    }))
  return []
}

/** The ids of the selected options of such a question. */
export function selectedOptions(type: Question['type'], response: Response | null): string[] {
  if (response === null) return []
  if (type === 'single' || type === 'truefalse') return [String(response)]
  return type === 'multiple' && Array.isArray(response) ? response.map(String) : []
}
