import { z } from 'zod'
import { defineBulkKind } from '#platform/background/bulk-operation/bulk-kind.ts'
import { regradeModes } from './rules/plan-regrade.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** Which question of which exam is graded again, and how. */
export const regradeRequest = z.object({
  examID: id,
  /** Only one round of the exam; '' for all. */
  roundID: z.union([id, z.literal('')]),
  questionID: id,
  mode: z.enum(regradeModes),
  /** What `also-accept` adds to the key: option ids, or texts and numbers. */
  accepted: z.array(z.string().min(1).max(500)).max(50),
  neverLower: z.boolean(),
  reason: z.string().trim().min(1).max(2000),
})
export type RegradeRequest = z.infer<typeof regradeRequest>

/** Grades a question of many attempts again. Each item is an attempt. */
export const regradeKind = defineBulkKind({
  name: 'exam/results/regrade',
  params: regradeRequest,
  content: z.object({ attemptID: id }),
})
