import { z } from 'zod'
import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { schemaIssues } from '#domain/validation/schema-issues.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)
const decimal = z.string().regex(/^\d{1,6}(?:\.\d{1,5})?$/)

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list'), questions: z.array(id).max(500) }),
  z.strictObject({
    kind: z.literal('pool'),
    bank: id,
    tag: z.string().max(200).optional(),
    difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
    count: z.int().min(1).max(500),
  }),
])

const section = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z]{1,24}$/),
  title: z.string().max(200),
  instruction: z.string().max(4000),
  source,
  points: decimal,
  shuffle: z.boolean(),
})

const settings = z.strictObject({
  duration: z.int().min(1).max(1440).nullable(),
  passPercent: z.number().min(0).max(100),
  attempts: z.int().min(1).max(100).nullable(),
  waitBetween: z.int().min(0).max(525_600),
  scoring: z.enum(['best', 'last', 'first', 'mean']),
  hasPenalty: z.boolean(),
  navigation: z.enum(['free', 'forward']),
  perPage: z.int().min(0).max(500),
  review: z.strictObject({
    level: z.enum(['nothing', 'score', 'answers', 'keys']),
    from: z.enum(['submitted', 'closed', 'released']),
  }),
  releasesItself: z.boolean(),
  secondMarker: z.number().min(0).max(100).nullable(),
  resitCap: z.number().min(0).max(100).nullable(),
})

const blueprint = z.strictObject({
  version: z.literal(1),
  sections: z.array(section).max(50),
  settings,
}) satisfies z.ZodType<Blueprint, unknown>

/** Reads a blueprint that a form or call sent. Unknown fields and values out of bounds are issues. */
export function parseBlueprint(input: unknown): { blueprint: Blueprint } | { issues: Issue[] } {
  const read = blueprint.safeParse(input)
  return read.success ? { blueprint: read.data } : { issues: schemaIssues(read.error) }
}
