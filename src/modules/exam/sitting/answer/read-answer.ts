import { orderedQuestion } from '#domain/learning/assessment/draw.ts'
import type { Paper } from '#domain/learning/assessment/paper.ts'
import { parseResponse } from '#domain/learning/assessment/question-schema.ts'
import type { Question, Response } from '#domain/learning/assessment/question.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { sittingWords as words } from '../attempt/sitting-words.ts'

/** An answer as sent, with its response not read yet. */
export interface SentAnswer {
  number: number
  slot: string
  version: number
  response: unknown
  isFlagged: boolean
}

export type ReadAnswer = Omit<SentAnswer, 'response'> & { response: Response | null }

const maxResponseBytes = 64 * 1024

/** Reads the answers of a request against the questions of their paper. Anything that is not on it is an issue. */
export function readSentAnswers(
  sent: readonly SentAnswer[],
  { paper, questionOf }: { paper: Paper; questionOf: (slot: Paper['sections'][0]['slots'][0]) => Question | undefined },
): { answers: ReadAnswer[] } | { issues: Issue[] } {
  const slots = new Map(paper.sections.flatMap((section) => section.slots.map((slot) => [slot.slot, slot])))
  const answers: ReadAnswer[] = []
  for (const one of sent) {
    const slot = slots.get(one.slot)
    const question = slot && questionOf(slot)
    if (!slot || !question) return { issues: [{ field: 'slot', code: 'slot', ...words.slot }] }
    if (new TextEncoder().encode(JSON.stringify(one.response)).length > maxResponseBytes)
      return { issues: [{ field: `slot.${one.slot}`, code: 'too-large', ...words.tooLarge }] }
    const read = parseResponse(one.response, orderedQuestion(question, slot))
    if ('issues' in read) return { issues: read.issues.map((issue) => ({ ...issue, field: `slot.${one.slot}` })) }
    answers.push({ ...one, response: read.response })
  }
  return { answers }
}

/** The first and last page of a paper are 0 and the number of pages − 1. A paper with all questions on one page has page 0. */
export function pageOf(paper: Paper, { slot, perPage }: { slot: string; perPage: number }): number {
  const at = paper.sections.flatMap((section) => section.slots).findIndex((one) => one.slot === slot)
  return perPage === 0 ? 0 : Math.floor(at / perPage)
}
