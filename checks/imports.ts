import { posix } from 'node:path'
import type { EcmaScriptModule } from 'oxc-parser'
import { fixedText, walk, type Node } from './syntax.ts'

export interface Import {
  specifier: string
  /** `glob` is an `import.meta.glob`. Its target is a pattern. */
  kind: 'static' | 'dynamic' | 'export' | 'glob'
  /** The import disappears when types are stripped. */
  isType: boolean
  /** The imported project file, whether or not it exists. Null for a package. */
  target: string | null
  /** The imported package, such as `zod` or `node:fs`. Null for a project file. */
  package: string | null
  start: number
}

type Found = Pick<Import, 'specifier' | 'kind' | 'isType' | 'start'>

export interface Parsed {
  path: string
  text: string
  module: EcmaScriptModule
  program(): Node
}

export function importsOf(file: Parsed, exists: (path: string) => boolean): Import[] {
  return [...declared(file), ...expressed(file)].map((found) => ({
    ...found,
    ...resolve(file.path, found.specifier, exists),
  }))
}

function declared({ text, module }: Parsed): Found[] {
  const imports = module.staticImports.map(({ start, moduleRequest }): Found => {
    return { specifier: moduleRequest.value, kind: 'static', isType: isTypeOnly(text, start), start }
  })
  const exports = module.staticExports.flatMap(({ start, entries }): Found[] => {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    return from ? [{ specifier: from.value, kind: 'export', isType: isTypeOnly(text, start), start }] : []
  })
  return [...imports, ...exports]
}

// `import { type A } from './a.ts'` still loads a.ts under verbatimModuleSyntax. Only `import type` leaves nothing.
function isTypeOnly(text: string, start: number): boolean {
  return /^(import|export)\s+type\s+(?!from\b|,)/.test(text.slice(start, start + 200))
}

function expressed(file: Parsed): Found[] {
  if (!/import\s*\(|import\.meta\.glob/.test(file.text)) return []
  const found: Found[] = []
  walk(file.program(), (node) => found.push(...expressedBy(node)))
  return found
}

function expressedBy(node: Node): Found[] {
  if (node.type === 'ImportExpression') return named(node.source, 'dynamic')
  if (node.type === 'TSImportType') return named(node.source, 'static').map((found) => ({ ...found, isType: true }))
  if (node.type !== 'CallExpression' || !isGlobCallee(node.callee)) return []
  const [patterns] = node.arguments
  if (!patterns) return []
  const each =
    patterns.type === 'ArrayExpression' ? patterns.elements.filter((element) => element !== null) : [patterns]
  return each.flatMap((pattern) => named(pattern, 'glob')).filter(({ specifier }) => !specifier.startsWith('!'))
}

function isGlobCallee(callee: Node): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return false
  return callee.property.type === 'Identifier' && callee.property.name === 'glob'
}

function named(node: Node, kind: Import['kind']): Found[] {
  const specifier = fixedText(node)
  return specifier === null ? [] : [{ specifier, kind, isType: false, start: node.start }]
}

function resolve(
  from: string,
  specifier: string,
  exists: (path: string) => boolean,
): Pick<Import, 'target' | 'package'> {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return { target: completed(`src/${plain.slice(1)}`, exists), package: null }
  if (plain.startsWith('/')) return { target: completed(plain.slice(1), exists), package: null }
  if (plain.startsWith('.')) {
    return { target: completed(posix.join(posix.dirname(from), plain), exists), package: null }
  }
  const parts = plain.split('/')
  return { target: null, package: plain.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? plain) }
}

function completed(path: string, exists: (path: string) => boolean): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
  return candidates.find(exists) ?? path
}
