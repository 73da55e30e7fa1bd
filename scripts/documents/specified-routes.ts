import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import debug from '#modules/debug/manifest.ts'
import test from '#modules/test/manifest.ts'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { quoted, table } from './table.ts'

/** A route of the specification, with its module and roles. */
interface SpecifiedRoute {
  path: string
  module: string
  role: string
}

const list = 'docs/specified-routes.tsv'

/** Returns the routes of the specification by module: how many exist, and which are missing. */
export const specifiedRoutes = (manifests: readonly Manifest[]): string => {
  const pathsOf = (modules: readonly Manifest[]) => modules.flatMap(({ routes }) => routes.map(({ path }) => path))
  const served = new Set(pathsOf(manifests))
  const declared = new Set([...served, ...pathsOf([debug, test])])
  const specified = routesOfSpecification()
  const standing = specified.filter(({ path }) => declared.has(path))
  const beyond = declared.size - standing.length
  const inDevelopment = specified.filter(({ path }) => declared.has(path) && !served.has(path))
  return [
    `## Routes of the specification\n`,
    `The specification names ${specified.length} routes (${quoted(list)}): ${standing.length} stand,`,
    `${specified.length - standing.length} do not yet. The product has ${beyond} that it does not name.`,
    `Only \`npm run dev\` serves ${inDevelopment.map(({ path }) => quoted(path)).join(', ')}.\n`,
    table(
      ['module', 'named', 'stand', 'not yet'],
      [...Map.groupBy(specified, ({ module }) => module)].map(([module, routes]) => rowOf(module, routes, declared)),
    ),
    '',
  ].join('\n')
}

function rowOf(module: string, routes: readonly SpecifiedRoute[], declared: ReadonlySet<string>) {
  const missing = routes.filter(({ path }) => !declared.has(path))
  const standing = routes.length - missing.length
  const lacking = missing.map(({ path, role }) => `${quoted(path)} (${role})`).join(', ')
  return [module, String(routes.length), String(standing), lacking || '–']
}

/** Returns every line of the list after its head. */
export function routesOfSpecification(): SpecifiedRoute[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, '../..', list), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [path = '', module = '', role = ''] = line.split('\t')
    return { path, module, role }
  })
}
