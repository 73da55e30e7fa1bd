import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { FastifyInstance } from 'fastify'
import type { Manifest, Route } from '#platform/manifest/manifest.ts'
import { manifests } from '../../../src/app/modules.ts'
import { routeTable } from '../../../src/app/route-table.ts'
import routed from '../../../src/routes.ts'

/** Returns every GET route of the server as registered: `/api/:c/:id`. Routes below a `*` are listed separately. */
export const servedPatterns = async (server: FastifyInstance) => {
  await server.ready()
  const above: string[] = []
  const all: string[] = []
  for (const line of server.printRoutes({ method: 'GET' }).split('\n')) {
    const [, indent, text, isServed] = /^(.*?)[├└]── (.*?)( \(GET\))?$/.exec(line) ?? []
    if (indent === undefined) continue
    above.splice(indent.length / 4, Infinity, text!.replace('(empty root node)', ''))
    if (isServed) all.push(above.join(''))
  }
  return { calls: all.filter((one) => !one.endsWith('*')), wildcards: all.filter((one) => one.endsWith('*')) }
}

/** Returns every page, file and part of a page that the router answers, with its declaring module. */
export const routedPages = () => flat(routed).map((path) => declared.get(path) ?? undeclared(path))

export interface Page {
  route: Route
  module: Manifest
}

const declared = routeTable(manifests)

const undeclared = (path: string): never => {
  throw new Error(`${path} is routed, and no module declares it`)
}

const flat = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...flat(children),
  ])
