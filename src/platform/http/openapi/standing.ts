import { stageNames } from '#domain/query/pipeline/stages/read-stages.ts'
import { operatorNames } from '#domain/query/reading/operators.ts'
import { question as aggregateQuestion } from '#platform/http/api/aggregate.ts'
import { paging, question } from '#platform/http/api/find.ts'
import { type ErrorKind, statusOf } from '#platform/errors/errors.ts'
import { jsonSchemaOf, listOf, object } from './json-schema.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'

const meanings: Record<ErrorKind, string> = {
  invalid: 'not valid',
  forbidden: 'not allowed',
  'not-found': 'not found, or not for this person',
  conflict: 'changed or taken meanwhile',
  'too-many': 'too many calls',
}
const text: JsonSchema = { type: 'string' }
const lead = { ...text, description: 'The path of the screen where it is mended, where that is another one.' }
const issue: JsonSchema = object({ field: text, code: text, message: text, lead }, ['field', 'code', 'message'])
const refusal: JsonSchema = object(
  {
    status: { type: 'integer', minimum: 400 },
    message: { ...text, description: 'A sentence for the person, in Thai or English; `duplicate` for a clash.' },
    fields: listOf(text),
    issues: listOf(issue),
  },
  ['status', 'message'],
)

/** The schemas that all collections share: ids, instants, queries and errors. */
export const standingSchemas = (): Record<string, JsonSchema> => ({
  Id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
  Instant: { type: 'string', format: 'date-time' },
  Version: { type: 'integer', minimum: 1, description: 'Sent with a change, it must be the stored one; else 409.' },
  Paging: jsonSchemaOf(paging, 'input'),
  Query: removable(jsonSchemaOf(question, 'input')),
  Filter: {
    description: `A field and its value, a field and operators (${operatorNames.join(', ')}), or $and, $or, $nor of filters. A bare text is a user name.`,
    type: ['object', 'string'],
  },
  Aggregate: jsonSchemaOf(aggregateQuestion, 'input'),
  Stage: {
    description: 'A stage of a MongoDB pipeline. A $lookup joins what the collections declare as related.',
    type: 'object',
    propertyNames: { enum: stageNames },
    minProperties: 1,
    maxProperties: 1,
  },
  Documents: listOf({ type: 'object' }),
  Refusal: refusal,
})

/** The five errors that stop a call, each with its status. Anything else is a 500 with an id in the log. */
export const refusedResponse = {
  description: Object.entries(statusOf)
    .map(([kind, status]) => `${status} ${meanings[kind as ErrorKind]}`)
    .join(' · '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}

/** Headers that any call may contain. */
export const standingParameters = {
  ClientToken: {
    name: 'client-token',
    in: 'header',
    description: 'The key of the site, from GET hostname. It may be left out; a wrong one is refused with 403.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A call that comes again with the same key is answered as the first time, for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The version that the row must have, `"3"`; another one is refused with 409.',
    schema: { type: 'string' },
  },
}

function removable(schema: JsonSchema): JsonSchema {
  const removed = { type: 'boolean', description: 'Asks for the removed rows instead, for who may restore them.' }
  return { ...schema, properties: { ...(schema['properties'] as object), removed } }
}
