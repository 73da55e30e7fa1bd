import type { ZodType } from 'zod'

import type { Issue } from '#domain/validation/issue.ts'

import type { ContentByType, KeyByType, QuestionType, ResponseByType } from '../../question.ts'

/** How the content, key and response of a type are read. The checks run on what has passed its schema. */
export interface QuestionSchemaPart<Type extends QuestionType> {
  content: ZodType<ContentByType[Type]>
  checkContent: (content: ContentByType[Type]) => Issue[]
  key: ZodType<KeyByType[Type]>
  checkKey: (key: KeyByType[Type], content: ContentByType[Type]) => Issue[]
  response: ZodType<ResponseByType[Type]>
  checkResponse: (response: ResponseByType[Type], content: ContentByType[Type]) => Issue[]
}

export const noIssues = (): Issue[] => []
