import type { z } from 'zod'
import { jsonFault } from '#domain/validation/json.ts'
import { schemaIssues } from '#domain/validation/schema-issues.ts'
import { invalid } from '#platform/errors/errors.ts'
import { bodyWords as words } from '../words.ts'

/** No response is nested deeper than a list in an object. */
const caps = { depth: 8, bytes: 1 << 20 }

/** Reads the body of a call. Throws invalid with its issues; text that no table can store is one. */
export function parseBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  if (jsonFault(body, caps)) throw invalid({ field: '', code: 'input', ...words.input })
  const read = schema.safeParse(body)
  if (!read.success) throw invalid(...schemaIssues(read.error))
  return read.data
}
