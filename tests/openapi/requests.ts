import type { Role } from '#platform/data/access/viewer.ts'
import type { HttpParams } from '../support/http.ts'

type Json = Record<string, unknown>
export interface Operation extends Json {
  operationId: string
  tags: string[]
  parameters?: {
    name?: string
    in?: string
    required?: boolean
    examples?: Record<string, { value: string }>
    $ref?: string
  }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
  security?: Json[]
}
type Content = Record<string, { schema: Json; examples?: Record<string, RequestsMessage> }>
interface RequestsMessage {
  summary: string
  value: unknown
  'x-as'?: Role
}
export interface Document extends Json {
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Json>
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  operation: Operation
}

const methods = ['get', 'post', 'put', 'delete'] as const

/** Returns every call of a document. */
export const callsOf = (document: Document): Call[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method]
        ? [{ method: method.toUpperCase() as Call['method'], path, operation: item[method] as Operation }]
        : [],
    ),
  )

/** An example of the document as a request, and its documented response. */
export interface Sent {
  name: string
  call: string
  as: Role
  asked: Pick<HttpParams, 'method' | 'path' | 'body'>
  answer: unknown
  schema: Json
}

/** Returns the examples of a call that its response names, assembled from its path, its body and that response. */
export const examplesOf = ({ method, path, operation }: Call): Sent[] => {
  const { schema, examples = {} } = operation.responses['200']!.content!['application/json'] ?? { schema: {} }
  const bodies = operation.requestBody?.content['application/json']?.examples ?? {}
  return Object.entries(examples).map(([name, { value, 'x-as': as = 'guest' }]) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_gap, param: string) => valueOf(operation, { param, name }))
    const body = bodies[name]?.value
    const asked = { method, path: `/api${filled}`, ...(body !== undefined && { body }) }
    return { name, call: `${method} ${path}`, as, asked, answer: value, schema }
  })
}

function valueOf(operation: Operation, of: { param: string; name: string }): string {
  const parameter = operation.parameters?.find((one) => one.in === 'path' && one.name === of.param)
  const value = parameter?.examples?.[of.name]?.value
  if (value === undefined) throw new Error(`the example '${of.name}' does not say {${of.param}}`)
  return value
}
