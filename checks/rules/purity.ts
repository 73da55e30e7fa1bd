import type { Import } from '../imports.ts'
import { layerOf, isTest, moduleOf } from '../places.ts'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'
import { walk, type Node } from '../syntax.ts'

export const rule: Rule = {
  name: 'purity',
  description: 'domain/ and rules/ are pure: no package but zod, no clock, no randomness, no IO; `now` is a parameter.',
  minimumFiles: 35,
  check: (project) => project.sources(isPure).flatMap((file) => [...impureImports(file), ...impureReads(file)]),
}

const impureCalls = new Set(['Date.now', 'Math.random'])
const impureNames = new Set([
  ...['process', 'performance', 'crypto', 'globalThis', 'window', 'document', 'navigator', 'localStorage'],
  ...['console', 'fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'require'],
])

function isPure(path: string): boolean {
  return !isTest(path) && (layerOf(path) === 'domain' || isRules(path))
}

function isRules(path: string): boolean {
  return /^src\/modules\/[^/]+\/rules\//.test(path)
}

function impureImports(file: SourceFile): Violation[] {
  return file.imports
    .filter((each) => !isPureImport(file.path, each))
    .map((each) => ({
      path: file.path,
      line: file.lineAt(each.start),
      says: `imports ${each.specifier}, which is not pure`,
    }))
}

function isPureImport(path: string, { target, package: name, isType }: Import): boolean {
  if (target === null) return name === 'zod'
  // The layer rule already limits imports of domain/. rules/ may import the row types of its own module.
  if (!isRules(path) || isType || layerOf(target) === 'domain') return true
  return isRules(target) && moduleOf(target) === moduleOf(path)
}

function impureReads(file: SourceFile): Violation[] {
  const own = namesDeclaredIn(file.program())
  const found: Violation[] = []
  walk(file.program(), (node) => {
    const read = impureReadOf(node)
    if (read === null || own.has(read)) return
    found.push({ path: file.path, line: file.lineAt(node.start), says: `reads ${read}: pass it as a parameter` })
  })
  return found
}

function impureReadOf(node: Node): string | null {
  if (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length === 0) return 'new Date()'
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    return node.callee.name === 'Date' ? 'Date()' : impureName(node.callee)
  }
  if (node.type !== 'MemberExpression') return null
  if (node.object.type === 'MetaProperty') return 'import.meta'
  if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return impureName(node.object)
  const called = `${node.object.name}.${node.property.name}`
  return impureCalls.has(called) ? called : impureName(node.object)
}

function impureName(node: Node): string | null {
  return node.type === 'Identifier' && impureNames.has(node.name) ? node.name : null
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

/** `document` or `process` may be a name of the academy. Then the file declares it. */
function namesDeclaredIn(program: Node): Set<string> {
  const names = new Set<string>()
  walk(program, (node, ancestors) => {
    const parent = ancestors.at(-1)
    if (node.type === 'Identifier' && parent && declares(parent, node)) names.add(node.name)
  })
  return names
}

function declares(parent: Node, node: Node): boolean {
  if (parent.type === 'VariableDeclarator' || parent.type === 'FunctionDeclaration')
    return parent.id === node || isParameter(parent, node)
  if (parent.type === 'Property') return parent.value === node && parent.key.start === node.start
  return isParameter(parent, node) || parent.type === 'ImportSpecifier'
}

function isParameter(parent: Node, node: Node): boolean {
  return 'params' in parent && Array.isArray(parent.params) && (parent.params as Node[]).includes(node)
}
