import { plainStem } from './edit-questions.ts'
import { maxOptions, maxQuestions, type SurveyContent, type SurveyQuestion } from './survey-question.ts'

type QuestionProblem =
  | 'noText'
  | 'fewOptions'
  | 'fewRows'
  | 'manyOptions'
  | 'twice'
  | 'badScale'
  | 'badMax'
  | 'manyQuestions'

/** What staff must still change in the questions of a survey; `n` counts from 1. */
export function lintQuestions(questions: readonly SurveyQuestion[]): { n: number; code: QuestionProblem }[] {
  const problems = questions.flatMap(({ question }, at) => {
    const code = plainStem(question.stem) === '' ? ('noText' as const) : problemOf(question)
    return code === null ? [] : [{ n: at + 1, code }]
  })
  if (questions.length > maxQuestions) problems.push({ n: maxQuestions + 1, code: 'manyQuestions' })
  return problems
}

function problemOf(question: SurveyContent): QuestionProblem | null {
  switch (question.type) {
    case 'single':
      return optionProblem(question.content.options)
    case 'multiple': {
      const { options, max } = question.content
      return optionProblem(options) ?? (max !== undefined && (max < 1 || max > options.length) ? 'badMax' : null)
    }
    case 'order':
      return optionProblem(question.content.items)
    case 'matrix':
      if (question.content.rows.filter(({ text }) => text !== '').length === 0) return 'fewRows'
      return optionProblem(question.content.columns) ?? (hasTwice(question.content.rows) ? 'twice' : null)
    case 'scale':
      return question.content.min < question.content.max ? null : 'badScale'
    default:
      return null
  }
}

function optionProblem(options: readonly { text: string }[]): QuestionProblem | null {
  if (options.filter(({ text }) => text !== '').length < 2) return 'fewOptions'
  if (options.length > maxOptions) return 'manyOptions'
  return hasTwice(options) ? 'twice' : null
}

const hasTwice = (options: readonly { text: string }[]) =>
  new Set(options.map(({ text }) => text)).size < options.length
