import type { z } from 'zod'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'
import type { ApiCommand } from './command.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A request as a client writes it; its answer is recorded by the test that sends it (docs/how-to/add-an-api-call.md). */
export interface Example {
  /** Says what it is, in words with dashes: the key of the document's examples. */
  name: string
  summary: Text
  /** Who sends it: the example's visitor, learner or member of staff. */
  as: Role
  params?: Record<string, string>
  request?: unknown
}

/** A parameter of a call's path or query. */
export interface Parameter {
  text: Text
  schema: JsonSchema
}

/** What the OpenAPI document says of a module's own call. Without one it is not served. */
export interface CallDescription {
  summary: Text
  /** Who is answered; everybody where it is not said. */
  roles?: readonly Role[]
  params?: Record<string, Parameter>
  query?: Record<string, Parameter>
  /** The schema that reads the body is the one that describes it. */
  request?: z.ZodType | JsonSchema
  answer: z.ZodType | JsonSchema
  /** The types of files that it takes in the place of JSON, or gives. */
  takes?: readonly string[]
  gives?: readonly string[]
  /** Whether it heeds the version in If-Match. */
  matches?: boolean
  examples: readonly Example[]
}

/** A call that a module answers itself: how its manifest names it, `POST /signin`, what answers and what describes it. */
export interface OwnCall {
  call: string
  method: Method
  path: string
  module: string
  file: string
  answer: ApiCommand
  description: CallDescription
}
