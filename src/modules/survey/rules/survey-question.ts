import type { QuestionOf, ResponseByType } from '#domain/learning/assessment/question.ts'

/** The types of questions that a survey may ask. None has a key. */
export const surveyTypes = [
  'scale',
  'single',
  'multiple',
  'truefalse',
  'order',
  'matrix',
  'numeric',
  'short',
  'essay',
  'text-only',
] as const

export type SurveyType = (typeof surveyTypes)[number]
export type SurveyContent = { [Type in SurveyType]: QuestionOf<Type> }[SurveyType]

/** A question of a survey. Its id stays the same in all versions of the survey. */
export interface SurveyQuestion {
  id: string
  isRequired: boolean
  question: SurveyContent
}

export type SurveyResponse = ResponseByType[SurveyType]

/** What a person answered, by the id of the question. Unanswered questions are missing. */
export type SurveyAnswers = Record<string, SurveyResponse>

/** Limits of a survey. */
export const maxQuestions = 60
export const maxOptions = 30
