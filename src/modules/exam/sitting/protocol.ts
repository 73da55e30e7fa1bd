import type { RoundType } from '#domain/learning/assessment/blueprint.ts'
import type { Question, Response } from '#domain/learning/assessment/question.ts'

/** One question of a paper as its learner receives it: options, choices and items are in their drawn order. */
export interface SittingSlot {
  slot: string
  /** Number across the whole paper as displayed, counting questions that take a response; null for text alone. */
  number: number | null
  question: Question
  points: string
  response: Response | null
  /** How often the answer was saved. An answer that names an older version is stale. */
  version: number
  isFlagged: boolean
}

/** A message of the invigilator to one or to all. */
export interface Notice {
  at: string
  text: string
}

export interface SittingSection {
  title: string
  instruction: string
  slots: SittingSlot[]
}

/** Instants are ISO 8601. The browser counts time from `serverNow` with its monotonic clock. */
export interface SittingClock {
  serverNow: string
  /** Null if only the end of a round without a closing time limits the attempt. */
  endsAt: string | null
  isPaused: boolean
  notices: Notice[]
}

/** An open attempt in the browser of its learner. */
export interface Sitting extends SittingClock {
  attemptID: string
  examName: string
  type: RoundType
  round: number
  attempt: number
  /** The right to write. Null where another device has it: the paper is then read-only until `go-on-here`. */
  lease: string | null
  /** The highest number of an answer that the server has; the browser goes on from it. */
  lastNumber: number
  navigation: 'free' | 'forward'
  perPage: number
  hasPenalty: boolean
  /** With forward navigation, the first page that is still open. */
  page: number
  sections: SittingSection[]
  /** 32 bytes in base64: encrypts answers that wait on the device. */
  deviceKey: string
  /** Signed proof of the start: `WR1.<facts>.<signature>`. */
  receipt: string
}

/** `number` grows by one with each answer of an attempt, over all devices. Sending one again changes nothing. */
export interface AnswerInput {
  number: number
  slot: string
  version: number
  response: Response | null
  isFlagged: boolean
}

/** POST /api/exam/answer: at most 50 answers, in the order of their numbers. */
export interface AnswerRequest {
  attemptID: string
  lease: string
  answers: AnswerInput[]
  /** With forward navigation: the page that the learner is on now. */
  page?: number
}

export interface SavedAnswer {
  number: number
  slot: string
  version: number
  /** Stale: a newer answer is in `response` and was not changed. Late: stored after the end, not counted. */
  status: 'saved' | 'stale' | 'late'
  response?: Response | null
}

/** `read-only`: another device has the lease. `closed`: submitted, expired or void. */
export type AnswerReply = SittingClock &
  ({ status: 'saved'; answers: SavedAnswer[]; seq: number; head: string } | { status: 'read-only' | 'closed' })

/** POST /api/exam/submit. Idempotent. */
export interface SubmitRequest {
  attemptID: string
  lease: string
  lastNumber: number
}

/** `missing`: numbers of answers that the server does not have; nothing was submitted. */
export type SubmitReply = SittingClock &
  (
    | { status: 'submitted'; receipt: string }
    | { status: 'missing'; numbers: number[] }
    | { status: 'read-only' | 'closed' }
  )

/** What a browser may note as a fact of a sitting. It is evidence for people, never a verdict. */
export const sittingFacts = ['left', 'returned', 'offline', 'online', 'fullscreen-ended'] as const
