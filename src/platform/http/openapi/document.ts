import { collectionCalls, type DescribedCall } from '#platform/http/api/calls.ts'
import type { OwnCall } from '#platform/http/api/description.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { uploadCall } from '#platform/content/file/described.ts'
import { fileCalls } from '#platform/data/import-export/described.ts'
import { importCalls, importTag } from '#platform/content/imports/described.ts'
import { workbookCalls, workbookTag } from '#platform/data/import-export/workbook/described.ts'
import { type Answers, documentPath } from './examples.ts'
import { collectionOperation, type Operation, ownOperation } from './operations.ts'
import { rowSchema, schemaName } from './rows.ts'
import { generatedExample } from './generated-example.ts'
import { callers } from './callers.ts'
import { refusedResponse, standingParameters, standingSchemas } from './standing.ts'

export interface Documented {
  manifests: readonly Manifest[]
  own: readonly OwnCall[]
  /** The responses to the examples, as the tests recorded them. */
  answers: Answers
  /** The name of the session cookie. */
  cookie: string
}
type PathItem = Record<string, unknown>

/**
 * Returns the OpenAPI 3.1 document of the whole product, regardless of plugins. It comes from modules, collections and
 * the table that the router serves. Calls that nobody may make are left out.
 */
export const openApiDocument = (of: Documented) => ({
  openapi: '3.1.0',
  info: {
    title: 'Wicha',
    version: '1',
    description:
      'เรียกที่ /api/ ของเว็บไซต์ใดก็ได้ คำตอบเป็นภาษาไทยเว้นแต่คุกกี้ lang=en · Called under /api/ of any site; who is answered is said by x-roles, who sent an example by x-as.',
  },
  servers: [{ url: '/api' }],
  security: [{ session: [] }, {}],
  tags: [
    ...of.manifests
      .filter(({ collections, api }) => collections.length + Object.keys(api).length > 0)
      .map(({ name, label }) => ({ name, description: `${label.th} · ${label.en}` })),
    workbookTag,
    importTag,
  ],
  paths: pathsOf(operationsOf(of)),
  components: {
    schemas: { ...standingSchemas(), ...rowSchemas(of.manifests) },
    parameters: standingParameters,
    responses: { Refused: refusedResponse },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: of.cookie } },
  },
})

const rowSchemas = (manifests: readonly Manifest[]) =>
  Object.fromEntries(
    manifests.flatMap(({ collections }) => collections).map((one) => [schemaName(one.name), rowSchema(one)]),
  )

/** Every permitted call: those of collections that no module replaces, then the modules' own. */
function operationsOf(of: Documented): Operation[] {
  const { manifests, own, answers } = of
  const once = new Set(manifests.flatMap((module) => module.idempotentCalls))
  const taken = new Set(own.map(({ call }) => call))
  return [
    ...manifests.flatMap((module) =>
      module.collections
        .flatMap((collection) => collectionCalls.map((call) => ({ collection, call, path: pathIn(call, collection) })))
        .filter(({ collection, call, path }) => isCalled(call, collection) && !taken.has(`${call.method} ${path}`))
        .map((one) => {
          const examples = module.examples[`${one.call.method} ${one.path}`] ?? [generatedExample(one)]
          return collectionOperation({ module: module.name, ...one }, { examples, answers, once })
        }),
    ),
    ...manifests.flatMap((module) =>
      module.collections.flatMap((collection) =>
        fileCalls
          .filter((call) => isCalled(call, collection))
          .map((call) => ({ module: module.name, collection, call, path: pathIn(call, collection) }))
          .map((one) => collectionOperation(one, { examples: [], answers, once })),
      ),
    ),
    ...[...own, uploadCall].map((one) => ownOperation(one, { answers, once })),
    ...importCalls.map((one) => ownOperation(one, { answers, once })),
    ...workbookCalls.map((one) => ownOperation(one, { answers, once: new Set(['POST /workbook/import']) })),
  ]
}

const isCalled = (call: DescribedCall, collection: AnyCollection) =>
  (call.only?.(collection) ?? true) && callers(call, collection).length > 0
const pathIn = ({ path }: DescribedCall, { name }: AnyCollection) => path.replace(':c', name)

function pathsOf(operations: readonly Operation[]): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {}
  for (const { method, path, operation } of operations) {
    const item = (paths[documentPath(path)] ??= {
      parameters: [{ $ref: '#/components/parameters/ClientToken' }],
    })
    item[method.toLowerCase()] = operation
  }
  return paths
}
