import { oneLine } from '#domain/thai-text/one-line.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { Question } from '#domain/learning/assessment/question.ts'

/** The stem of a question as one line of at most 200 characters, by which lists name it. */
export const plainName = ({ stem }: Question): string => [...oneLine(stripHtml(stem))].slice(0, 200).join('')
