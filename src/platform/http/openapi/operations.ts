import type { DescribedCall } from '#platform/http/api/calls.ts'
import type { CallDescription, Example, Method, OwnCall } from '#platform/http/api/description.ts'
import { type Role, roles } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { answerExamples, type Answers, paramExamples, requestExamples } from './examples.ts'
import type { JsonSchema } from '#platform/data/field-types/field-type.ts'
import { jsonSchemaOf, ref } from './json-schema.ts'
import { callers } from './callers.ts'

/** A call of the document, with its router path. */
export interface Operation {
  method: Method
  path: string
  operation: Record<string, unknown>
}
interface Around {
  examples: readonly Example[]
  answers: Answers
  /** The calls that honour an Idempotency-Key. */
  once: ReadonlySet<string>
}

/** Returns the description of a call that a module handles itself. */
export const ownOperation = (own: Omit<OwnCall, 'answer' | 'call'>, around: Omit<Around, 'examples'>): Operation => {
  const { method, path, module, file } = own
  return operationOf(
    { method, path, module, id: `${module}.${file}`, ...own.description },
    { ...around, ...own.description },
  )
}

/** Returns the description of a call of a collection. */
export const collectionOperation = (
  of: { module: string; call: DescribedCall; collection: AnyCollection; path: string },
  around: Around,
): Operation => {
  const { module, call, collection, path } = of
  const { method, name } = call
  const id = `${collection.name}.${name}`
  const summary = call.summary(collection)
  return operationOf(
    { method, path, module, id, summary, roles: callers(call, collection), ...call.describe(collection) },
    { ...around, once: call.isOnce ? new Set([`${method} ${path}`]) : around.once },
  )
}

interface OperationsMessage extends Omit<CallDescription, 'examples'> {
  method: Method
  path: string
  module: string
  id: string
  summary: Text
}

function operationOf(told: OperationsMessage, { examples, answers, once }: Around): Operation {
  const { method, path, module, id, summary, request, answer, takes, gives } = told
  const call = `${method} ${path}`
  const who: readonly Role[] = told.roles ?? roles
  const operation = {
    operationId: id,
    tags: [module],
    summary: `${summary.th} · ${summary.en}`,
    'x-roles': who,
    ...(!who.includes('guest') && { security: [{ session: [] }] }),
    ...nonEmpty('parameters', parametersOf(told, { examples, isOnce: once.has(call) })),
    ...(request && {
      requestBody: { required: true, content: json(jsonSchemaOf(request, 'input'), requestExamples(examples)) },
    }),
    ...(takes && {
      requestBody: { required: true, content: filesOf(takes) },
    }),
    responses: {
      200: {
        description: 'OK',
        content: gives
          ? filesOf(gives)
          : json(jsonSchemaOf(answer, 'output'), answerExamples(examples, { call, answers })),
      },
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  }
  return { method, path, operation }
}

function parametersOf(told: OperationsMessage, of: { examples: readonly Example[]; isOnce: boolean }) {
  const { path, params = {}, query = {}, matches } = told
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: params[name]?.schema ?? ref('Id'),
    examples: paramExamples(of.examples, name),
  }))
  const inQuery = Object.entries(query).map(([name, { text, schema }]) => ({
    name,
    in: 'query',
    description: `${text.th} · ${text.en}`,
    schema,
  }))
  return [
    ...inPath,
    ...inQuery,
    ...(matches ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ...(of.isOnce ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

const json = (schema: JsonSchema, examples: Record<string, unknown>) => ({
  'application/json': { schema, ...(Object.keys(examples).length > 0 && { examples }) },
})

const filesOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: {} }]))

const nonEmpty = (name: string, list: readonly unknown[]) => (list.length > 0 ? { [name]: list } : {})
