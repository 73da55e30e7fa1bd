import { isManifest, moduleOf } from './places.ts'
import type { Project, SourceFile } from './project.ts'
import { fixedText, keyName, nodesOf, type Node } from './syntax.ts'

/** Returns the declared uses of each module, from the syntax of its manifest without running it. */
export function usesOf(project: Project): Map<string, string[]> {
  return new Map(declaredModules(project).map((module) => [module.name, namedBy(module, 'uses')]))
}

/** A declared module: its manifest, and the routes that a long manifest keeps in a separate file. */
export interface DeclaredModule {
  name: string
  /** The path of the manifest. */
  path: string
  files: SourceFile[]
}

export function declaredModules(project: Project): DeclaredModule[] {
  const files = Map.groupBy(project.sources(isManifest), ({ path }) => moduleOf(path) ?? '')
  return [...files].map(([name, of]) => ({ name, path: `src/modules/${name}/manifest.ts`, files: of }))
}

export const namedBy = ({ files }: DeclaredModule, key: string): string[] => files.flatMap((file) => namesIn(file, key))

/** Returns the first segments of every route of every manifest: `lesson` for `/lesson/play/:cid/:pid`. */
export function firstSegments(project: Project): Set<string> {
  const paths = project.sources(isManifest).flatMap((file) => propertiesNamed(file.program(), 'path').flatMap(textsOf))
  const segments = paths.map((path) => path.replace(/^\//, '').split('/')[0] ?? '')
  return new Set(segments.filter((segment) => /^[a-z]/i.test(segment)))
}

/**
 * Returns the names of the routes in the back office. It includes fullscreen routes, which have no layout to identify
 * them.
 */
export function officeRoutes(project: Project): Set<string> {
  const calls = project.sources(isManifest).flatMap((file) => nodesOf(file.program(), 'CallExpression'))
  const office = calls.filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'officePage')
  const given = office.flatMap((call) => call.arguments.filter(({ type }) => type === 'ObjectExpression'))
  return new Set(given.flatMap(routeName))
}

/** Returns the texts under a key of a manifest: a single text or a list. */
export function namesIn(file: SourceFile, key: string): string[] {
  return propertiesNamed(file.program(), key).flatMap((value) =>
    value.type === 'ArrayExpression'
      ? value.elements.flatMap((element) => (element ? textsOf(element) : []))
      : textsOf(value),
  )
}

function routeName(given: Node): string[] {
  if (given.type !== 'ObjectExpression') return []
  const name = given.properties.find((property) => keyName(property) === 'name')
  return name?.type === 'Property' ? textsOf(name.value) : []
}

export function propertiesNamed(program: Node, name: string): Node[] {
  return nodesOf(program, 'Property')
    .filter((property) => keyName(property) === name)
    .map((property) => property.value)
}

function textsOf(node: Node): string[] {
  const text = fixedText(node)
  return text === null ? [] : [text]
}
