import type { Fraction } from '../../fraction.ts'
import type { ContentByType, KeyByType, QuestionType, ResponseByType } from '../../question.ts'

/** The share of the points, or that a person marks it, or that it carries no points. */
export type Grade = Fraction | 'manual' | 'none'

export interface GraderInput<Type extends QuestionType> {
  content: ContentByType[Type]
  key: KeyByType[Type]
  response: ResponseByType[Type]
}

/** Grades a response that is not empty. */
export type Grader<Type extends QuestionType> = (input: GraderInput<Type>) => Grade
