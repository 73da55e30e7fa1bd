import { parseSync } from 'oxc-parser'
import { importsOf, type Import } from './imports.ts'
import type { Node } from './syntax.ts'
import type { Tree } from './tree.ts'

export interface SourceFile {
  path: string
  text: string
  imports: Import[]
  /** The syntax tree, parsed on first use. */
  program(): Node
  lineAt(offset: number): number
}

/** A project as one rule sees it. Reads are counted, so that a rule that reads nothing is detected. */
export interface Project {
  paths: readonly string[]
  sources(isWanted?: (path: string) => boolean): SourceFile[]
  source(path: string): SourceFile | undefined
  read(path: string): string | null
  list(folder: string): string[]
  committed(path: string): string | null
  filesRead(): number
}

/** Parses every source file once. Each call of the result returns a fresh view with its own count. */
export function readProject(tree: Tree): () => Project {
  const own = new Set(tree.paths)
  const sources = new Map(tree.paths.filter(isSource).map((path) => [path, parse(tree, path, own)]))
  return () => view(tree, sources)
}

function view(tree: Tree, sources: ReadonlyMap<string, SourceFile>): Project {
  const read = new Set<string>()
  const counted = <Value>(path: string, value: Value): Value => {
    if (value !== null && value !== undefined) read.add(path)
    return value
  }
  return {
    paths: tree.paths,
    sources: (isWanted = () => true) =>
      [...sources.values()].filter(({ path }) => isWanted(path)).map((file) => counted(file.path, file)),
    source: (path) => counted(path, sources.get(path)),
    read: (path) => counted(path, tree.read(path)),
    list: (folder) => tree.list(folder),
    committed: (path) => tree.committed(path),
    filesRead: () => read.size,
  }
}

function isSource(path: string): boolean {
  return /\.([cm]?[jt]s|[jt]sx)$/.test(path)
}

function parse(tree: Tree, path: string, own: ReadonlySet<string>): SourceFile {
  const text = tree.read(path) ?? ''
  const result = parseSync(path, text)
  const error = result.errors.find(({ severity }) => severity === 'Error')
  // A file with a syntax error has an empty tree, which would satisfy every rule.
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)
  let program: Node | undefined
  const parsed = { path, text, module: result.module, program: () => (program ??= result.program) }
  return {
    path,
    text,
    imports: importsOf(parsed, (candidate) => own.has(candidate)),
    program: parsed.program,
    lineAt: (offset) => text.slice(0, offset).split('\n').length,
  }
}
