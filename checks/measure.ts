import { isTest } from './places.ts'
import type { Project, SourceFile } from './project.ts'
import { isFunction, keyName, walk, type Node } from './syntax.ts'

export interface Measured {
  path: string
  /** Such as `lines`, `function openLesson`, `nesting in openLesson` or `entries`. */
  what: string
  size: number
  limit: number
}

const limits = { lines: 250, function: 40, nesting: 3, entries: 15 }

/** Indexes with one entry for every module, machine, migration, decision or rule. They grow with the product. */
const registers = new Set([
  ...['src/modules', 'src/platform', 'database/migrations', 'docs/decisions', 'checks/rules', 'checks/fixtures'],
])

/** Returns every size with a budget. Tests and generated files have none. */
export function measure(project: Project): Measured[] {
  return [...project.sources((path) => !isTest(path)).flatMap(sizesOf), ...foldersOf(project)]
}

export function lineCount({ text }: SourceFile): number {
  return text.replace(/\n$/, '').split('\n').length
}

function sizesOf(file: SourceFile): Measured[] {
  const sizes: Measured[] = [{ path: file.path, what: 'lines', size: lineCount(file), limit: limits.lines }]
  walk(file.program(), (node, ancestors) => {
    if (isFunction(node)) sizes.push(functionSize(file, node, ancestors))
    if (isNesting(node, ancestors)) sizes.push(nestingSize(file, ancestors))
  })
  return sizes
}

function functionSize(file: SourceFile, node: Node, ancestors: readonly Node[]): Measured {
  const size = file.lineAt(node.end) - file.lineAt(node.start) + 1
  return { path: file.path, what: `function ${nameOf([...ancestors, node])}`, size, limit: limits.function }
}

function nestingSize(file: SourceFile, ancestors: readonly Node[]): Measured {
  const within = ancestors.slice(ancestors.findLastIndex(isFunction) + 1)
  const depth = within.filter((node, index) => isNesting(node, within.slice(0, index))).length + 1
  return { path: file.path, what: `nesting in ${nameOf(ancestors)}`, size: depth, limit: limits.nesting }
}

function isNesting(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors.at(-1)
  if (node.type === 'IfStatement') return parent?.type !== 'IfStatement' || parent.alternate !== node
  return /^(For|ForIn|ForOf|While|DoWhile|Switch|Try)Statement$/.test(node.type)
}

function nameOf(nodes: readonly Node[]): string {
  return nodes.map(ownName).findLast((name) => name !== null) ?? 'the module'
}

function ownName(node: Node): string | null {
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') return node.id?.name ?? null
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : null
  if (node.type === 'MethodDefinition') return node.key.type === 'Identifier' ? node.key.name : null
  return keyName(node)
}

function foldersOf({ paths }: Project): Measured[] {
  const entries = new Map<string, Set<string>>()
  for (const path of paths.filter((each) => /^(src|checks|database|docs|scripts|tests)\//.test(each))) {
    const parts = path.split('/')
    parts.slice(1).forEach((name, index) => {
      const folder = parts.slice(0, index + 1).join('/')
      // A test file beside its subject is not a separate entry.
      if (!/\.test\.tsx?$/.test(name)) entries.set(folder, (entries.get(folder) ?? new Set()).add(name))
    })
  }
  const counted = [...entries].filter(([folder]) => !registers.has(folder))
  return counted.map(([path, names]) => ({ path, what: 'entries', size: names.size, limit: limits.entries }))
}
