import type { z } from 'zod'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'
import type { ApiCommand } from './command.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A request as a client writes it. The test that sends it records the response (docs/how-to/add-an-api-call.md). */
export interface Example {
  /** Its name in dashed words, the key in the document's examples. */
  name: string
  summary: Text
  /** Who sends it: the example visitor, learner or staff member. */
  as: Role
  params?: Record<string, string>
  request?: unknown
}

/** A path or query parameter of a call. */
export interface Parameter {
  text: Text
  schema: JsonSchema
}

/** The OpenAPI description of a module's own call. A call without one is not served. */
export interface CallDescription {
  summary: Text
  /** Who may call; everybody by default. */
  roles?: readonly Role[]
  params?: Record<string, Parameter>
  query?: Record<string, Parameter>
  /** The schema that parses the body also documents it. */
  request?: z.ZodType | JsonSchema
  answer: z.ZodType | JsonSchema
  /** Accepted or returned file types, instead of JSON. */
  takes?: readonly string[]
  gives?: readonly string[]
  /** Whether it checks the version in If-Match. */
  matches?: boolean
  examples: readonly Example[]
}

/** A call that a module handles itself: its name in the manifest (`POST /signin`), its handler and its description. */
export interface OwnCall {
  call: string
  method: Method
  path: string
  module: string
  file: string
  answer: ApiCommand
  description: CallDescription
}
