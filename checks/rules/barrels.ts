import { posix } from 'node:path'
import type { SourceFile } from '../project.ts'
import type { Rule, Violation } from '../rule.ts'
import type { Node } from '../syntax.ts'

export const rule: Rule = {
  name: 'barrels',
  description: 'No barrels except public-api.ts: no index file, no file that only hands on what others declare.',
  minimumFiles: 400,
  check: (project) => project.sources().flatMap(violationOf),
}

function violationOf(file: SourceFile): Violation[] {
  const name = posix.basename(file.path)
  if (/^index\.\w+$/.test(name)) return [{ path: file.path, says: 'is an index file: name it after what it holds' }]
  if (name === 'public-api.ts' || isAnswer(file) || !handsOnOwnFiles(file)) return []
  return [{ path: file.path, says: 'only re-exports: import from the files themselves' }]
}

/** A screen without a page is only its server file, which its route re-exports. */
const isAnswer = ({ path, imports }: SourceFile) =>
  path.includes('/screens/') &&
  imports.every(({ specifier }) => specifier === `./${posix.basename(path, '.tsx')}.server.ts`)

function handsOnOwnFiles(file: SourceFile): boolean {
  const program = file.program()
  if (program.type !== 'Program' || !file.imports.some(({ target }) => /\.tsx?$/.test(target ?? ''))) return false
  const exports = program.body.filter((statement) => statement.type !== 'ImportDeclaration')
  return exports.length > 0 && exports.every(isReExport)
}

function isReExport(statement: Node): boolean {
  if (statement.type === 'ExportAllDeclaration') return true
  return statement.type === 'ExportNamedDeclaration' && statement.declaration === null
}
