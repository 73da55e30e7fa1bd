import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { ownWords as words } from '../screens/own/words.ts'
import type { SurveyContent, SurveyQuestion } from '../rules/survey-question.ts'

/** A question as its form displays it. Text alone has no number. */
export interface QuestionViewModel {
  id: string
  /** For people: its place among the questions that take an answer. */
  label: string | null
  isRequired: boolean
  hint: string | null
  text: string
  question: SurveyContent
}

/** Describes the questions of a survey in one language. */
export function describeQuestions(ctx: Context, questions: readonly SurveyQuestion[]): QuestionViewModel[] {
  let n = 0
  return questions.map(({ id, isRequired, question }) => {
    const isText = question.type === 'text-only'
    if (!isText) n += 1
    return {
      ...{ id, question, text: stripHtml(question.stem), isRequired: isRequired && !isText },
      label: isText ? null : fill(words.question[ctx.locale], { n }),
      hint: [question.hint, hintOf(ctx, question)].filter(Boolean).join(' · ') || null,
    }
  })
}

function hintOf({ locale }: Context, question: SurveyContent): string | null {
  if (question.type === 'order') return words.orderHint[locale]
  if (question.type === 'matrix') return question.content.isMultiple ? words.severalRows[locale] : null
  if (question.type === 'short' || question.type === 'essay')
    return fill(words.characters[locale], { n: question.content.maxLength })
  if (question.type !== 'multiple') return null
  const { max, options } = question.content
  return max === undefined || max >= options.length ? words.several[locale] : fill(words.atMost[locale], { n: max })
}
