import { z } from 'zod'

const instant = z.string()

/** The clock that every answer of a sitting has. */
const clock = {
  serverNow: instant,
  endsAt: instant.nullable(),
  isPaused: z.boolean(),
  notices: z.array(z.strictObject({ at: instant, text: z.string() })),
}

const slot = z.strictObject({
  slot: z.string(),
  number: z.int().nullable(),
  question: z.looseObject({ type: z.string(), stem: z.string() }),
  points: z.string(),
  response: z.unknown(),
  version: z.int(),
  isFlagged: z.boolean(),
})

/** An open attempt, without keys. */
export const sittingAnswer = z.strictObject({
  ...clock,
  attemptID: z.string(),
  examName: z.string(),
  type: z.string(),
  round: z.int(),
  attempt: z.int(),
  lease: z.string().nullable(),
  lastNumber: z.int(),
  navigation: z.string(),
  perPage: z.int(),
  hasPenalty: z.boolean(),
  page: z.int(),
  sections: z.array(z.strictObject({ title: z.string(), instruction: z.string(), slots: z.array(slot) })),
  deviceKey: z.string(),
  receipt: z.string(),
})

export const clockAnswer = z.strictObject(clock)

const saved = z.strictObject({
  number: z.int(),
  slot: z.string(),
  version: z.int(),
  status: z.enum(['saved', 'stale', 'late']),
  response: z.unknown().optional(),
})

export const savedAnswer = z.strictObject({
  ...clock,
  status: z.enum(['saved', 'read-only', 'closed']),
  answers: z.array(saved).optional(),
  seq: z.int().optional(),
  head: z.string().optional(),
})

export const submittedAnswer = z.strictObject({
  ...clock,
  status: z.enum(['submitted', 'missing', 'read-only', 'closed']),
  receipt: z.string().optional(),
  numbers: z.array(z.int()).optional(),
})

/** Learners alone sit exams; `superadmin` and above have every right of the document. */
export const learners = ['user'] as const
