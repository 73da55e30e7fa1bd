import type { Response } from '#domain/learning/assessment/question.ts'

interface AnswerFacts {
  slot: string
  /** The number of the answer in its attempt. */
  number: number
  response: Response | null
  isFlagged: boolean
}

/** What happens in an attempt. Only `answer` decides what counts. */
export type SittingEvent =
  | { kind: 'start'; lease: string; device: string }
  /** `version` counts the answers of the slot. */
  | ({ kind: 'answer'; version: number; lease: string } & AnswerFacts)
  /** It named an older version of the slot, or a page that was left. */
  | ({ kind: 'stale'; version: number; lease: string } & AnswerFacts)
  /** It came after the end, and does not count. */
  | ({ kind: 'late'; version: number } & AnswerFacts)
  /** It came after the submission or a void. */
  | { kind: 'refused'; slot: string; number: number }
  | { kind: 'page'; page: number }
  | { kind: 'lease'; lease: string; device: string }
  | { kind: 'fact'; fact: string; device: string }
  | { kind: 'submit' }
  | { kind: 'expire' }
  | { kind: 'void'; by: string; reason: string }
  | { kind: 'pause'; by: string; reason: string }
  | { kind: 'resume'; by: string; endsAt: string | null }
  | { kind: 'extend'; by: string; minutes: number; reason: string; endsAt: string | null }
  | { kind: 'message'; by: string; text: string }
