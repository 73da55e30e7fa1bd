import { z } from 'zod'
import { sittingFacts } from './protocol.ts'

const attemptID = z.string().regex(/^[0-9a-f]{24}$/)
const lease = z.string().max(60)
const number = z.int().min(1).max(1_000_000)

/** Responses are read by the question that they answer. */
const answer = z.strictObject({
  number,
  slot: z.string().regex(/^\d{1,4}$/),
  version: z.int().min(0).max(1_000_000),
  response: z.unknown(),
  isFlagged: z.boolean(),
})

export const startRequest = z.strictObject({
  courseID: attemptID,
  examID: attemptID,
  type: z.enum(['pre', 'post', 'practice', 'final', 'resit']).optional(),
  round: z.int().min(1).max(999).optional(),
  code: z.string().max(40).optional(),
})

export const answerRequest = z.strictObject({
  attemptID,
  lease,
  answers: z.array(answer).max(50),
  page: z.int().min(0).max(500).optional(),
})

export const submitRequest = z.strictObject({ attemptID, lease, lastNumber: z.int().min(0).max(1_000_000) })

export const attemptRequest = z.strictObject({ attemptID })

export const factRequest = z.strictObject({ attemptID, fact: z.enum(sittingFacts) })
