import { type Call, callsOf, type Document } from './requests.ts'
import { resolve, unknownKeywords } from './fits.ts'

type Json = Record<string, unknown>

/** Returns what violates OpenAPI 3.1 in a document, empty if it is valid. */
export const faultsOfDocument = (document: Document): string[] => [
  ...(/^3\.1\.\d+$/.test(String(document['openapi'])) ? [] : ['says no version of OpenAPI 3.1']),
  ...lacking(document['info'], ['title', 'version']).map((name) => `info lacks ${name}`),
  ...repeated(callsOf(document).map(({ operation }) => operation.operationId)).map((id) => `${id} names two calls`),
  ...Object.keys(document.paths).flatMap((path) => (path.startsWith('/') ? [] : [`${path} does not begin with /`])),
  ...callsOf(document).flatMap((call) =>
    faultsOfCall(document, call).map((fault) => `${call.method} ${call.path} ${fault}`),
  ),
  ...refsIn(document).flatMap((ref) => (resolve(document, ref) === undefined ? [`${ref} is not there`] : [])),
  ...schemasIn(document).flatMap(unknownKeywords),
]

function faultsOfCall(document: Document, { method, path, operation }: Call): string[] {
  const tags = (document['tags'] as { name: string }[]).map(({ name }) => name)
  const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const given = (operation.parameters ?? []).map((one) =>
    '$ref' in one ? (resolve(document, one.$ref!) as typeof one) : one,
  )
  const inPath = given.filter((one) => one['in'] === 'path')
  const schemes = Object.keys(document.components['securitySchemes']!)
  const hasBody = method === 'POST' || method === 'PUT'
  return [
    ...lacking(operation, ['operationId', 'summary', 'responses']).map((name) => `lacks ${name}`),
    ...operation.tags.filter((tag) => !tags.includes(tag)).map((tag) => `has the tag ${tag}, which is not listed`),
    ...(String(inPath.map((one) => one['name'])) === String(wanted) ? [] : ['does not say the parts of its path']),
    ...given.flatMap((one) => lacking(one, ['name', 'in', 'schema'])).map((name) => `has a parameter without ${name}`),
    ...(inPath.every((one) => one['required'] === true) ? [] : ['has a part of its path that may be left out']),
    ...(operation.requestBody && !hasBody ? ['has a body that it cannot have'] : []),
    ...Object.values(operation.responses).flatMap((response) => {
      const told = '$ref' in response ? (resolve(document, String(response.$ref)) as Json) : response
      return lacking(told, ['description']).map(() => 'has an answer without a description')
    }),
    ...(operation.security ?? [])
      .flatMap((one) => Object.keys(one))
      .filter((name) => !schemes.includes(name))
      .map((name) => `is held by ${name}, which is no scheme`),
  ]
}

const lacking = (value: unknown, names: string[]) =>
  names.filter((name) => (value as Json | undefined)?.[name] === undefined)
const repeated = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    if (key === 'examples') return []
    return key === '$ref' && typeof one === 'string' ? [one] : refsIn(one)
  })
}

const schemasIn = (document: Document): Json[] => [
  ...(Object.values(document.components['schemas']!) as Json[]),
  ...callsOf(document).flatMap(({ operation }) => [
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
    ...Object.values(operation.responses).flatMap(({ content = {} }) =>
      Object.values(content).map(({ schema }) => schema),
    ),
  ]),
]
